import type { Drawing } from "./drawing.ts";

/**
 * The weave over everything that is drawn of a fabric, to be clipped. Lines and no pattern: renderers scale the tile of
 * a pattern for each pixel, which takes longer than the garment.
 */
export function weave(drawing: Drawing): string {
  const { tones, fabric, weaveScale = 1 } = drawing;
  drawing.weaveId ??= drawing.definitions.add("w", (id) => {
    const threads = fabric
      .threads(weaveScale)
      .map(
        ({ lines, tone, width, opacity }) =>
          `<path d="${lines}" stroke="${tones[tone]}" stroke-width="${width}" opacity="${opacity}"/>`,
      );
    return `<g id="${id}" fill="none">${threads.join("")}</g>`;
  });
  return `<use href="#${drawing.weaveId}" opacity="${weaveVisibility(tones)}"/>`;
}

function weaveVisibility({ dark, pale }: Drawing["tones"]): number {
  if (dark) return 1;
  return pale ? 0.55 : 0.8;
}
