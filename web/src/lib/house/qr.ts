/** A QR code for a link, as one path. The library comes along only where an invitation is shown. */

import { encode } from "uqr";

/** Readers need a light rim of so many squares around a code. */
const RIM = 4;

/** The dark squares in units of a square, and how wide the whole is. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: RIM });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dark.join(""), size };
}
