import { type Drawing, path } from "./drawing.ts";
import type { Mirror, Point } from "./path.ts";

export interface RibStrip {
  outer: Point;
  inner: Point;
  height: number;
  mirror: Mirror;
  count?: number;
}

export function ribs(
  drawing: Drawing,
  { outer: [outerX, outerY], inner: [innerX, innerY], height, mirror, count = 15 }: RibStrip,
): string {
  let lines = "";
  for (let rib = 0; rib <= count; rib++) {
    const part = rib / count;
    const x = innerX + (outerX - innerX) * part;
    const y = innerY + (outerY - innerY) * part + 14 * Math.sin(Math.PI * part);
    lines += `M${x - 3 * part},${y - height} L${x},${y} `;
  }
  const projected = path(drawing, lines, mirror);
  return (
    `<path d="${projected}" stroke="${drawing.tones.deep}" stroke-width="2.4" opacity=".4"/>` +
    `<path d="${projected}" stroke="${drawing.tones.glow}" stroke-width="1.4" opacity=".3" transform="translate(2 0)"/>`
  );
}
