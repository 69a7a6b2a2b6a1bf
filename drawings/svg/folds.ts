import { toOklch } from "./color-tones.ts";
import { type Drawing, path } from "./drawing.ts";
import type { Mirror } from "./path.ts";

/**
 * A fold runs from its start through a control point to its end: shade on one side, light on the other. Local
 * coordinates. `mirror` overrides the list's side.
 */
export type Fold = readonly [
  startX: number,
  startY: number,
  controlX: number,
  controlY: number,
  endX: number,
  endY: number,
  width: number,
  strength: number,
  side?: Mirror,
  mirror?: Mirror,
];

export function mirrored(folds: readonly Fold[], mirror: Mirror): Fold[] {
  return folds.map(([x0, y0, cx, cy, x1, y1, width, strength, side = 1]) => [
    x0,
    y0,
    cx,
    cy,
    x1,
    y1,
    width,
    strength,
    side,
    mirror,
  ]);
}

export function movedFold(fold: Fold, moveX: number, moveY: number, strengthFactor = 1): Fold {
  const [x0, y0, cx, cy, x1, y1, width, strength, side = 1] = fold;
  return [
    x0 + moveX,
    y0 + moveY,
    cx + moveX,
    cy + moveY,
    x1 + moveX,
    y1 + moveY,
    width,
    strength * strengthFactor,
    side,
  ];
}

function foldLeaves(drawing: Drawing, fold: Fold, mirror: Mirror) {
  const [x0, y0, cx, cy, x1, y1, width, , side = 1] = fold;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const normalX = (-(y1 - y0) / length) * side;
  const normalY = ((x1 - x0) / length) * side;
  const leaf = (bulge: number) =>
    path(
      drawing,
      `M${x0},${y0} Q${cx},${cy} ${x1},${y1} ` +
        `Q${cx + normalX * width * bulge},${cy + normalY * width * bulge} ${x0},${y0} Z`,
      mirror,
    );
  return { shade: leaf(1.5), core: leaf(0.5), light: leaf(-1.6) };
}

function shadeStrength({ dark, pale }: Drawing["tones"]): number {
  if (dark) return 0.8;
  return pale ? 0.38 : 0.56;
}

function lightStrength({ dark, pale, base }: Drawing["tones"]): number {
  if (dark) return toOklch(base).lightness < 0.26 ? 0.72 : 0.52;
  return pale ? 0.9 : 0.5;
}

const crispWidth = 9;

/** Three passes (broad, middle, crisp) with one blur each; small objects use only the middle one. */
export function folds(
  drawing: Drawing,
  list: readonly Fold[],
  mirror: Mirror = 1,
  passes: "all" | "middle" = "all",
): string {
  const { tones, fabric } = drawing;
  const shade = shadeStrength(tones);
  const light = lightStrength(tones);
  let broad = "";
  let middle = "";
  let crisp = "";
  for (const fold of list) {
    const leaves = foldLeaves(drawing, fold, fold[9] ?? mirror);
    const strength = fold[7];
    const opacity = (value: number) => `opacity="${value.toFixed(2)}"`;
    broad +=
      `<path d="${leaves.shade}" ${opacity(shade * strength * 0.62)}/>` +
      `<path d="${leaves.light}" fill="${tones.glow}" ${opacity(light * strength * 0.8 * fabric.sheen)}/>`;
    middle += `<path d="${leaves.core}" ${opacity(shade * strength * 0.75 * fabric.crease)}/>`;
    if (fold[6] > crispWidth) {
      crisp += `<path d="${leaves.core}" ${opacity(shade * strength * 0.22 * fabric.crease)}/>`;
    }
  }
  const pass = (deviation: number, body: string) =>
    body && `<g fill="${tones.deep}" filter="url(#${drawing.definitions.blur(deviation)})">${body}</g>`;
  if (passes === "middle") return pass(4, middle);
  return pass(11, broad) + pass(4, middle) + pass(1.2, crisp);
}

export interface RippleArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function ripples(
  { random }: Drawing,
  area: RippleArea,
  count: number,
  { length, width, strength }: { length: number; width: number; strength: number },
): Fold[] {
  return Array.from({ length: count }, (): Fold => {
    const x = area.left + random() * (area.right - area.left);
    const y = area.top + random() * (area.bottom - area.top);
    const angle = (random() - 0.5) * 0.9 + Math.PI / 2;
    const reach = length * (0.5 + random());
    const endX = x + Math.cos(angle) * reach;
    const endY = y + Math.sin(angle) * reach;
    return [
      x,
      y,
      (x + endX) / 2 + (random() - 0.5) * 40,
      (y + endY) / 2 + (random() - 0.5) * 20,
      endX,
      endY,
      width * (0.6 + random()),
      strength * (0.5 + random() * 0.7),
      random() > 0.5 ? 1 : -1,
    ];
  });
}
