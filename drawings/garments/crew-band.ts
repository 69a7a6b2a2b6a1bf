import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import { seam } from "#drawings/svg/seams.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { roundNeckline, type UpperBodyShape } from "./upper-body-shape.ts";

const bandWidth = 26;
const ribCount = 44;

export function crewBand(drawing: Drawing, shape: UpperBodyShape, depth: number): string {
  const { deep, glow } = drawing.tones;
  const { neckX } = shape;
  const bottom = depth + bandWidth;
  const outerCurve =
    `C${neckX + bandWidth},246 ${neckX * 0.7},${bottom} 0,${bottom} ` +
    `C${-neckX * 0.7},${bottom} ${-neckX - bandWidth},246 ${-neckX - bandWidth * 0.9},198`;
  const outline = path(
    drawing,
    `M${-neckX},190 ${roundNeckline(shape, depth).trim()} Q${neckX + bandWidth * 0.6},186 ${neckX + bandWidth * 0.9},198 ` +
      `${outerCurve} Q${-neckX - bandWidth * 0.6},186 ${-neckX},190 Z`,
  );
  const outerEdge = path(drawing, `M${neckX + bandWidth * 0.9},198 ${outerCurve}`);
  const ribLines = path(drawing, crewRibs(neckX, depth));
  return (
    shadowOnCloth(drawing, outline, { x: 2, y: 5, blur: 5, opacity: 0.4 }) +
    panel(drawing, outline, {
      form: [
        linearGradient(
          drawing,
          [400, 190, 600, 260],
          [
            [0, glow, 0.35],
            [1, deep, 0.25],
          ],
        ),
      ],
      inner: `<path d="${ribLines}" stroke="${deep}" stroke-width="2.2" opacity=".4"/>`,
      edge: 0.5,
    }) +
    seam(drawing, outerEdge, 0.9)
  );
}

function crewRibs(neckX: number, depth: number): string {
  let lines = "";
  for (let rib = 1; rib < ribCount; rib++) {
    const angle = Math.PI * (rib / ribCount);
    const across = -Math.cos(angle);
    const down = Math.sin(angle) ** 0.8;
    lines +=
      `M${tenth(across * (neckX + 1))},${tenth(190 + (depth - 190) * down)} ` +
      `L${tenth(across * (neckX + bandWidth))},${tenth(196 + (depth + bandWidth - 196) * down)} `;
  }
  return lines;
}
