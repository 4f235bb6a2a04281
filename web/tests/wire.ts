/** A socket whose other end is this test. */
export class Wire {
  static last: Wire;
  static count = 0;
  readonly sent: { type: string; id: string }[] = [];
  onopen = () => {};
  onclose = (_: { code: number; reason: string }) => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    Wire.last = this;
    Wire.count += 1;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  cut(reason = "", code = 1006): void {
    this.onclose({ code, reason });
  }
  count(type: string): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}
