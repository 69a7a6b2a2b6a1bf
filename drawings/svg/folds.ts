import { toOklch } from "./color-tones.ts";
import { type Drawing, path } from "./drawing.ts";
import type { Mirror } from "./path.ts";
import { tenth } from "./svg-text.ts";

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

/** Of nested shapes, which soften an edge at a fraction of the cost of a blur: renderers blur the whole canvas. */
type Softness = { steps: number; near: readonly [number, number]; far: readonly [number, number] };

/** In widths of the fold from its line, from the outermost shape to the innermost. */
const broadShade: Softness = { steps: 6, near: [-0.45, 0.5], far: [2, 0.8] };
const coreShade: Softness = { steps: 3, near: [-0.16, 0.04], far: [0.8, 0.3] };
const broadLight: Softness = { steps: 6, near: [0.1, -0.55], far: [-2.1, -0.9] };

function nestedLeaves(drawing: Drawing, fold: Fold, mirror: Mirror, { steps, near, far }: Softness): string {
  const [x0, y0, cx, cy, x1, y1, width, , side = 1] = fold;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const normalX = (-(y1 - y0) / length) * side * width;
  const normalY = ((x1 - x0) / length) * side * width;
  const control = (bulge: number) => `${tenth(cx + normalX * bulge)},${tenth(cy + normalY * bulge)}`;
  const leaves = Array.from({ length: steps }, (_, step) => {
    const inwards = step / (steps - 1);
    const along = 0.06 * inwards;
    const [fromX, fromY] = [x0 + (cx - x0) * along * 2, y0 + (cy - y0) * along * 2];
    const [toX, toY] = [x1 + (cx - x1) * along * 2, y1 + (cy - y1) * along * 2];
    const start = `${tenth(fromX)},${tenth(fromY)}`;
    return (
      `M${start} Q${control(near[0] + (near[1] - near[0]) * inwards)} ${tenth(toX)},${tenth(toY)} ` +
      `Q${control(far[0] + (far[1] - far[0]) * inwards)} ${start} Z`
    );
  });
  return leaves.map((leaf) => `<path d="${path(drawing, leaf, mirror)}"/>`).join("");
}

function shadeStrength({ dark, pale }: Drawing["tones"]): number {
  if (dark) return 0.8;
  return pale ? 0.38 : 0.56;
}

function lightStrength({ dark, pale, base }: Drawing["tones"]): number {
  if (dark) return toOklch(base).lightness < 0.26 ? 0.72 : 0.52;
  return pale ? 0.9 : 0.5;
}

/** Shade and light of each fold, then its line; small objects have the line alone. */
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
  let core = "";
  for (const fold of list) {
    const strength = fold[7];
    const side = fold[9] ?? mirror;
    const leaves = (softness: Softness, color: string, opacity: number) =>
      `<g fill="${color}" fill-opacity="${(opacity / softness.steps).toFixed(3)}">` +
      `${nestedLeaves(drawing, fold, side, softness)}</g>`;
    if (passes === "all") {
      broad +=
        leaves(broadShade, tones.deep, shade * strength * (0.6 + 0.2 * fabric.crease)) +
        leaves(broadLight, tones.glow, light * strength * 0.95 * fabric.sheen);
    }
    core += leaves(coreShade, tones.deep, shade * strength * 0.7 * fabric.crease);
  }
  return broad + core;
}

export interface RippleArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function ripples(
  { random, fabric }: Drawing,
  area: RippleArea,
  count: number,
  { length, width, strength }: { length: number; width: number; strength: number },
): Fold[] {
  return Array.from({ length: Math.round(count * fabric.crease) }, (): Fold => {
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
