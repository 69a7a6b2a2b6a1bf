import type { Drawing } from "./drawing.ts";
import { hundredth, tenth } from "./svg-text.ts";

export function seam({ tones }: Drawing, line: string, strength = 1): string {
  const stroke = (color: string, width: number, opacity: number, rest = "") =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${hundredth(opacity * strength)}"${rest}/>`;
  return (
    stroke(tones.deep, 7.5, 0.1) +
    stroke(tones.deep, 4.2, 0.16) +
    stroke(tones.deep, 1.7, 0.75) +
    stroke(tones.glow, 1.4, 0.45, ' transform="translate(-1.8 -1)"')
  );
}

function threadOnCloth({ dark, pale, glow, shade, lift }: Drawing["tones"]): string {
  if (dark) return glow;
  return pale ? shade : lift;
}

export function stitch({ tones }: Drawing, line: string, strength = 1): string {
  return (
    `<g fill="none" stroke-width="1.7" stroke-dasharray="6.5 3.6">` +
    `<path d="${line}" stroke="${tones.deep}" opacity="${hundredth(0.55 * strength)}" transform="translate(.6 1.3)"/>` +
    `<path d="${line}" stroke="${threadOnCloth(tones)}" opacity="${hundredth(0.8 * strength)}"/></g>`
  );
}

export function bartack({ project, tones }: Drawing, localX: number, localY: number): string {
  const [x, y] = project(localX, localY);
  return (
    `<path d="M${tenth(x)} ${tenth(y)}v13" stroke="${tones.dark ? tones.glow : tones.deep}" ` +
    `stroke-width="4" stroke-dasharray="1.4 .7" opacity=".8"/>`
  );
}
