import type { Drawing } from "#drawings/svg/drawing.ts";
import { type Fold, folds } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export interface Slab {
  left: number;
  right: number;
  top: number;
  height: number;
}

export function slab(drawing: Drawing, box: Slab): string {
  const { deep, glow } = drawing.tones;
  const outline = slabOutline(drawing, box);
  const parting = slabParting(drawing, box);
  const form = slabForm(drawing, box);
  const creases = slabCreases(drawing, box);
  return (
    `<path d="${outline}" fill="#2a241b" opacity=".34" transform="translate(6 10)" filter="url(#${drawing.definitions.blur(7)})"/>` +
    panel(drawing, outline, {
      form,
      inner:
        folds(drawing, creases) +
        `<path d="${parting}" stroke="${deep}" stroke-width="2.4" fill="none" opacity=".75"/>`,
      edge: 0.4,
    }) +
    `<path d="${parting}" stroke="${glow}" stroke-width="1.2" fill="none" opacity=".3" transform="translate(0 4)"/>`
  );
}

function unevenness({ random }: Drawing): number {
  return (random() - 0.5) * 5;
}

function slabOutline(drawing: Drawing, { left, right, top, height }: Slab): string {
  const radius = height * 0.48;
  const width = right - left;
  const bottom = top + height;
  const uneven = () => unevenness(drawing);
  return (
    `M${left + radius} ${tenth(top + uneven())}` +
    `C${left + width * 0.3} ${tenth(top + uneven() * 1.4)} ${left + width * 0.7} ${tenth(top + uneven() * 1.4)} ${right - radius} ${tenth(top + uneven())}` +
    `C${right + 2} ${top} ${right + 4} ${bottom} ${right - radius} ${tenth(bottom + uneven())}` +
    `C${left + width * 0.7} ${tenth(bottom + uneven())} ${left + width * 0.3} ${tenth(bottom + uneven())} ${left + radius} ${bottom}` +
    `C${left - 4} ${bottom} ${left - 2} ${top} ${left + radius} ${tenth(top)}Z`
  );
}

function slabParting(drawing: Drawing, { left, right, top, height }: Slab): string {
  const width = right - left;
  const middle = top + height * (0.46 + drawing.random() * 0.08);
  return (
    `M${left + 6} ${tenth(middle + 3)}C${left + width * 0.25} ${tenth(middle + unevenness(drawing))} ` +
    `${left + width * 0.7} ${tenth(middle + unevenness(drawing))} ${right - 6} ${tenth(middle + 1)}`
  );
}

function slabForm(drawing: Drawing, { left, right, top, height }: Slab): string[] {
  const { glow, shade, deep, lift } = drawing.tones;
  return [
    linearGradient(
      drawing,
      [0, top, 0, top + height],
      [
        [0, glow, 0.55],
        [0.2, glow, 0.3],
        [0.42, shade, 0.35],
        [0.5, deep, 0.5],
        [0.56, glow, 0.35],
        [0.72, lift, 0.1],
        [1, deep, 0.62],
      ],
    ),
    linearGradient(
      drawing,
      [left, 0, right, 0],
      [
        [0, deep, 0.5],
        [0.05, shade, 0.2],
        [0.3, glow, 0.16],
        [0.75, shade, 0.1],
        [0.96, deep, 0.3],
        [1, deep, 0.6],
      ],
    ),
  ];
}

function slabCreases({ random }: Drawing, { left, right, top, height }: Slab): Fold[] {
  return Array.from({ length: 5 }, (): Fold => {
    const x = left + 30 + random() * (right - left - 60);
    return [
      x - 500,
      top + random() * height * 0.4,
      x - 500 + 20 * (random() - 0.5),
      top + height * 0.3,
      x - 500 + 60 * (random() - 0.5),
      top + height * (0.4 + random() * 0.4),
      12,
      0.12,
      random() > 0.5 ? 1 : -1,
    ];
  });
}
