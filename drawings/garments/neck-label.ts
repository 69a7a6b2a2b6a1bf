import { mark } from "#drawings/lettering/glyphs/mark.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export function neckLabel(drawing: Drawing, x: number, y: number, width: number): string {
  const height = width * 0.62;
  const scale = (height * 0.66) / mark.height;
  return (
    `<g transform="translate(${tenth(x - width / 2)} ${tenth(y)})">` +
    `<rect x="1" y="3" width="${width}" height="${tenth(height)}" fill="${drawing.tones.deep}" opacity=".4"/>` +
    `<rect width="${width}" height="${tenth(height)}" rx="1.5" fill="#f1ece0"/>` +
    `<rect width="${width}" height="${tenth(height * 0.3)}" fill="#14262b" opacity=".06"/>` +
    `<g transform="translate(${tenth((width - mark.width * scale) / 2)} ${tenth(height * 0.17)}) scale(${scale.toFixed(4)})">` +
    `<path d="${mark.path}" fill="#16303a"/></g>` +
    `<path d="M2 2H${width - 2}" stroke="#16303a" stroke-width=".8" stroke-dasharray="3 2" opacity=".5"/></g>`
  );
}
