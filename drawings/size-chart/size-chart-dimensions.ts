import type { Fit } from "#drawings/garments/garment-options.ts";
import { trouserWaist } from "#drawings/garments/trouser-shape.ts";
import { topShapes } from "#drawings/garments/upper-body-shape.ts";
import { labelText } from "#drawings/lettering/label-text.ts";
import type { Point } from "#drawings/svg/path.ts";
import type { Placement } from "#drawings/svg/stage.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export const figurePlaces = {
  top: { x: 12, y: 42, scale: 0.43 },
  trousers: { x: 372, y: 26, scale: 0.43 },
} as const satisfies Record<string, Placement>;

const blue = "#1d4a8f";

export function dimensionLines(kind: Fit): string {
  const shape = topShapes[kind];
  const waistX = trouserWaist(kind);
  const hipX = kind === "men" ? 232 : 222;
  const onTop = (x: number, y: number) => placed(figurePlaces.top, x, y);
  const onTrousers = (x: number, y: number) => placed(figurePlaces.trousers, x, y);
  const { neckX, shoulderX, shoulderY, bustX, armpitY, hemY, sleeveOuter } = shape;
  return (
    dimension("A", onTop(-bustX, armpitY + 34), onTop(bustX, armpitY + 34)) +
    dimension("B", onTop(neckX + 6, 194), onTop(neckX + 6, hemY), onTop(neckX + 6, hemY - 330)) +
    dimension("C", onTop(-shoulderX, 168), onTop(shoulderX, 168)) +
    dimension("D", onTop(shoulderX + 34, shoulderY - 10), onTop(sleeveOuter[0] + 30, sleeveOuter[1] - 10)) +
    dimension("E", onTrousers(-waistX, 176), onTrousers(waistX, 176)) +
    dimension("F", onTrousers(hipX + 40, 204), onTrousers(hipX + 40, 1148))
  );
}

function placed({ x, y, scale }: Placement, localX: number, localY: number): Point {
  return [x + (500 + localX) * scale, y + localY * scale];
}

function dimension(letter: string, [x1, y1]: Point, [x2, y2]: Point, disc?: Point): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const endMark = (x: number, y: number) =>
    `M${tenth(x - 9 * Math.sin(angle))} ${tenth(y + 9 * Math.cos(angle))}` +
    `L${tenth(x + 9 * Math.sin(angle))} ${tenth(y - 9 * Math.cos(angle))}`;
  const line = `M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}${endMark(x1, y1)}${endMark(x2, y2)}`;
  const [discX, discY] = disc ?? [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    `<path d="${line}" stroke="#f6f4ef" stroke-width="5" opacity=".75" fill="none"/>` +
    `<path d="${line}" stroke="${blue}" stroke-width="2.2" fill="none"/>` +
    letterDisc(letter, tenth(discX), tenth(discY), 15)
  );
}

export function letterDisc(letter: string, x: number, y: number, radius: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${blue}"/>` +
    labelText(letter, { x, y: y + 6.5, size: radius + 4, weight: "strong", fill: "#fff" })
  );
}
