import { fabrics } from "#drawings/fabrics.ts";
import type { FabricKey } from "#drawings/garment-options.ts";

/** Pixels for each unit of the drawing: so near that the weaves can be told apart. */
const scale = 1.5;

/** The weave of a fabric as a CSS image that repeats, in light and dark threads over a cloth of any color. */
function weaveImage(fabric: FabricKey): string {
  const { width, height, body, opacity } = fabrics[fabric].pattern({ deep: "#000", glow: "#fff" });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ` +
    `viewBox="0 0 ${width} ${height}"><g opacity="${opacity}">${body}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export const weaveImages: Readonly<Record<FabricKey, string>> = {
  cotton: weaveImage("cotton"),
  twill: weaveImage("twill"),
  stretch: weaveImage("stretch"),
};
