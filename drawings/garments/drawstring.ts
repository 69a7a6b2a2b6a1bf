import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { softShade } from "#drawings/svg/panel.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export function drawstring(drawing: Drawing, y: number): string {
  const ends = [
    `M-2,${y + 8} C-30,${y + 60} -14,${y + 110} -26,${y + 156}`,
    `M4,${y + 8} C34,${y + 50} 16,${y + 100} 30,${y + 138}`,
  ] as const;
  const shadowLine = path(
    drawing,
    `M-2,${y + 6} C-30,${y + 60} -14,${y + 110} -26,${y + 156} M4,${y + 6} C34,${y + 50} 16,${y + 100} 30,${y + 138}`,
  );
  const shadow = `<g transform="translate(5 8)">${softShade(drawing.tones.deep, shadowLine, 9, 0.5, false)}</g>`;
  return (
    eyelet(drawing, -34, y) +
    eyelet(drawing, 34, y) +
    shadow +
    cord(drawing, `M-34,${y - 2} Q-16,${y + 10} 0,${y + 4} Q18,${y + 8} 34,${y - 2}`, 8) +
    cord(drawing, `M0,${y + 6} C-54,${y - 12} -74,${y + 34} -6,${y + 12}`, 10) +
    cord(drawing, `M2,${y + 6} C52,${y - 14} 76,${y + 30} 6,${y + 12}`, 10) +
    cord(drawing, ends[0], 10) +
    cord(drawing, ends[1], 10) +
    cord(drawing, `M-3,${y + 3} L5,${y + 13}`, 15)
  );
}

function eyelet({ project, tones }: Drawing, localX: number, localY: number): string {
  const [x, y] = project(localX, localY - 2);
  return (
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="6.5" fill="${tones.deep}"/>` +
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="7.5" fill="none" stroke="${tones.lift}" stroke-width="2.2" stroke-dasharray="2 1"/>`
  );
}

function cord(drawing: Drawing, localLine: string, width: number): string {
  const { deep, glow, lift, pale } = drawing.tones;
  const line = path(drawing, localLine);
  const color = pale ? "#e9e5da" : lift;
  return (
    `<path d="${line}" fill="none" stroke="${deep}" stroke-width="${width + 2.4}" stroke-linecap="round" opacity=".75"/>` +
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${line}" fill="none" stroke="${glow}" stroke-width="${width * 0.35}" stroke-linecap="round" opacity=".6" transform="translate(-1.4 -1)"/>` +
    `<path d="${line}" fill="none" stroke="${deep}" stroke-width="${width * 0.8}" stroke-dasharray="1.4 4" opacity=".3"/>`
  );
}
