import { createDrawing } from "#drawings/svg/drawing.ts";
import { stage } from "#drawings/svg/stage.ts";
import { logoShapes } from "./logo.ts";
import { rail } from "./rail.ts";

const tops = [
  { color: "#1f2e4d", fit: "men" },
  { color: "#c48a98", cut: "mandarin" },
  { color: "#2f6b55" },
  { color: "#6b1f33", fit: "men" },
  { color: "#f4f5f3" },
] as const;

export function sharePicture(): string {
  const drawing = createDrawing({ id: "share", color: "#1f2e4d", fabric: "twill", seed: "share" });
  const hanging = rail(drawing, tops, { firstX: 690, step: 120, rodWidth: 1200 });
  const logo = logoShapes.lockup.shapes.map(
    ({ path, x, y, scale }) => `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/>`,
  );
  const sign = `<g transform="translate(72 306) scale(1.35)" fill="#14262b">${logo.join("")}</g>`;
  return stage(drawing, hanging + sign, { box: "0 30 1200 630" });
}
