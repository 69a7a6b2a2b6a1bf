import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import { stitch } from "#drawings/svg/seams.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

/** The crossed front: the wearer's left side overlaps and ties at the waist. */
export function wrapFront(drawing: Drawing, shape: UpperBodyShape): string {
  const { glow, shade } = drawing.tones;
  const { waistX, waistY, neckDepth } = shape;
  const overlap = path(
    drawing,
    `M0,${neckDepth} C${-60},${neckDepth + 110} ${-waistX + 60},${waistY - 110} ${-waistX + 4},${waistY - 30} ` +
      `L${-waistX + 4},${waistY - 4} C${-waistX + 70},${waistY - 80} -40,${neckDepth + 140} 14,${neckDepth + 30} Z`,
  );
  const stitches = path(
    drawing,
    `M12,${neckDepth + 46} C-40,${neckDepth + 142} ${-waistX + 70},${waistY - 84} ${-waistX + 8},${waistY - 10}`,
  );
  return (
    shadowOnCloth(drawing, overlap, { x: -8, y: 12, blur: 9, opacity: 0.55 }) +
    panel(drawing, overlap, {
      form: [
        linearGradient(
          drawing,
          [500, neckDepth, 500 - waistX, waistY],
          [
            [0, glow, 0.25],
            [1, shade, 0.2],
          ],
        ),
      ],
      edge: 0.5,
    }) +
    stitch(drawing, stitches, 0.8) +
    tie(drawing, shape)
  );
}

function tie(drawing: Drawing, shape: UpperBodyShape): string {
  const x = -shape.waistX + 22;
  const y = shape.waistY - 30;
  const pieces = [
    tail(x, y, 150, 10),
    tail(x - 4, y, 118, -14),
    `M${x + 6},${y - 4} C${x - 50},${y - 46} ${x - 66},${y + 10} ${x},${y + 14} Z`,
    `M${x + 10},${y} C${x + 60},${y - 50} ${x + 88},${y + 6} ${x + 14},${y + 14} Z`,
    `M${x - 4},${y - 12} C${x + 6},${y - 18} ${x + 18},${y - 16} ${x + 24},${y - 8} L${x + 22},${y + 18} ` +
      `C${x + 12},${y + 24} ${x + 2},${y + 22} ${x - 4},${y + 16} Z`,
  ];
  return pieces.map((piece) => tiePiece(drawing, shape, path(drawing, piece))).join("");
}

function tail(x: number, y: number, length: number, drift: number): string {
  return (
    `M${x},${y} C${x - 10 + drift},${y + length * 0.3} ${x + 10 + drift},${y + length * 0.6} ${x - 4 + drift * 1.6},${y + length} ` +
    `L${x + 20 + drift * 1.6},${y + length + 6} ` +
    `C${x + 34 + drift},${y + length * 0.6} ${x + 16 + drift},${y + length * 0.3} ${x + 20},${y + 4} Z`
  );
}

function tiePiece(drawing: Drawing, { waistX, waistY }: UpperBodyShape, outline: string): string {
  const { glow, deep } = drawing.tones;
  return (
    shadowOnCloth(drawing, outline, { x: 4, y: 7, blur: 5, opacity: 0.5 }) +
    panel(drawing, outline, {
      form: [
        linearGradient(
          drawing,
          [500 - waistX, waistY, 500 - waistX + 60, waistY + 40],
          [
            [0, glow, 0.35],
            [1, deep, 0.3],
          ],
        ),
      ],
      edge: 0.6,
    })
  );
}
