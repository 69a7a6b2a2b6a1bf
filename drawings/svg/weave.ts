import type { Drawing } from "./drawing.ts";

export function weave(drawing: Drawing): { fill: string; opacity: number } {
  const { tones, weaveScale } = drawing;
  const { width, height, body, opacity } = drawing.fabric.pattern(tones);
  const transform = weaveScale ? ` patternTransform="scale(${weaveScale})"` : "";
  drawing.weaveId ??= drawing.definitions.add(
    "w",
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform}>` +
      `${body}</pattern>`,
  );
  return { fill: `url(#${drawing.weaveId})`, opacity: opacity * weaveVisibility(tones) };
}

function weaveVisibility({ dark, pale }: Drawing["tones"]): number {
  if (dark) return 1;
  return pale ? 0.55 : 0.8;
}
