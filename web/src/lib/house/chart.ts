/** A line chart of points, worked out in whole figures that a test can read. */

const LEFT = 44;
const TOP = 14;
const BELOW = 30;
/** What a curve leaves to its right where no name is beside it, and the largest share of the page that names may take. */
const MARGIN = 16;
const LABELS = 0.4;
/** So wide is a letter of a label, on the average. */
const LETTER = 9.4;
const BESIDE = 24;
const LINE = 20;
/** So much room has the number of a part, and so many parts have a marker each. */
const COLUMN = 34;
const FEW = 14;

/** Colour is never alone: every seat has its own dash and its own marker. */
export const DASHES = ["8 5", "2 5", "14 5", "10 4 2 4", "4 4", "16 4 4 4", "1 6", "6 2"] as const;

export interface Line {
  seat: number;
  path: string;
  marks: string[];
  lead: string;
  labelY: number;
}

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  /** Every name has room beside its curve; else they stand in a legend below. */
  isLabelled: boolean;
  ticks: { value: number; y: number }[];
  columns: { part: number; x: number }[];
  lines: Line[];
}

/** Each line is its value at the beginning and after each part; parts are counted as they are called. */
export function chart(sums: readonly (readonly number[])[], names: readonly string[], width: number, lowFirst: boolean, called: readonly number[]): Chart {
  const height = Math.max(280, Math.round(width * 0.5), sums.length * LINE + TOP + BELOW);
  const forLabels = BESIDE + Math.ceil(Math.max(0, ...names.map((name) => [...name].length)) * LETTER);
  const isLabelled = forLabels <= width * LABELS;
  const right = width - (isLabelled ? forLabels : MARGIN);
  const parts = Math.max(0, (sums[0]?.length ?? 0) - 1);
  const step = stepFor(Math.max(1, ...sums.flat()));
  // A little air above the highest curve, but no empty half.
  const top = Math.max(1, ...sums.flat()) * 1.04;
  const bottom = Math.min(0, ...sums.flat());
  const x = (part: number) => round(LEFT + ((right - LEFT) * part) / Math.max(1, parts));
  const y = (value: number) => {
    const high = (value - bottom) / (top - bottom);
    const share = lowFirst ? high : 1 - high;
    return round(TOP + (height - TOP - BELOW) * share);
  };
  // As many numbers below as have room; the last one always stands there.
  const every = Math.max(1, Math.ceil((parts * COLUMN) / Math.max(1, right - LEFT)));
  const isFine = parts > FEW;
  const labels = apart(
    sums.map((one) => y(one.at(-1) ?? 0)),
    height - BELOW + 6,
  );
  const lines = sums.map((one, seat) => {
    const points = one.map((value, part) => [x(part), y(value)] as const);
    const [endX, endY] = points.at(-1) as readonly [number, number];
    const labelY = labels[seat] as number;
    return {
      seat,
      path: "M" + points.map(([px, py]) => `${px} ${py}`).join("L"),
      marks: points.slice(isFine ? -1 : 1).map(([px, py]) => marker(seat, px, py)),
      lead: `M${endX + 7} ${endY}L${right + 16} ${labelY}`,
      labelY,
    };
  });
  return {
    width,
    height,
    left: LEFT,
    right,
    isLabelled,
    ticks: Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => ({ value: at * step, y: y(at * step) })),
    columns: called.map((part, at) => ({ part, x: x(at + 1) })).filter((_, at) => (parts - 1 - at) % every === 0),
    lines,
  };
}

/** What the legend draws before a name: as much of its curve as shows dash and marker, 44 wide and 16 high. */
export function sample(seat: number): { path: string; mark: string } {
  return { path: "M2 8H42", mark: marker(seat, 22, 8) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function stepFor(most: number): number {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power * 10;
}

/** Labels keep their order and a line's distance, and none falls below the floor. */
export function apart(wanted: readonly number[], floor: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  order.forEach((at, place) => {
    const before = order[place - 1];
    if (before !== undefined) placed[at] = Math.max(wanted[at] ?? 0, (placed[before] ?? 0) + LINE);
  });
  [...order].reverse().forEach((at, place, back) => {
    const after = back[place - 1];
    const most = after === undefined ? floor : (placed[after] ?? 0) - LINE;
    placed[at] = Math.min(placed[at] ?? 0, most);
  });
  return placed.map(round);
}

function marker(seat: number, x: number, y: number): string {
  const shapes = [
    `M${x - 5.5} ${y - 5.5}h11v11h-11Z`,
    `M${x} ${y - 7}l7 12h-14Z`,
    `M${x} ${y - 7.5}l7.5 7.5l-7.5 7.5l-7.5 -7.5Z`,
    `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`,
    `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`,
    `M${x} ${y + 7}l7 -12h-14Z`,
  ];
  return shapes[seat % shapes.length] as string;
}
