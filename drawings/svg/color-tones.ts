/** Lightness 0 to 1, chroma, hue in radians. Matrices: Björn Ottosson, "A perceptual color space". */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export interface Tones {
  base: string;
  deep: string;
  shade: string;
  lift: string;
  glow: string;
  dark: boolean;
  pale: boolean;
}

function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

function linearChannel(hex: string, start: number): number {
  return toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

export function toOklch(hex: string): Oklch {
  const red = linearChannel(hex, 1);
  const green = linearChannel(hex, 3);
  const blue = linearChannel(hex, 5);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(toHexByte).join("")}`;
}

function toHexByte(light: number): string {
  return Math.round(clamp(fromLinear(clamp(light))) * 255)
    .toString(16)
    .padStart(2, "0");
}

/** Greys have no hue; their shades are drawn slightly cool. */
const hueOfGreys = 4.2;

/**
 * The tones of a fabric from its colour (`#rrggbb`). Dark fabric is modelled by light, light fabric by shade, so the
 * steps depend on the base's lightness.
 */
export function tones(hex: string): Tones {
  const { lightness, chroma, hue } = toOklch(hex);
  const step = (change: number, chromaFactor = 1, added = 0) =>
    fromOklch({
      lightness: clamp(lightness + change, 0.06, 0.995),
      chroma: chroma * chromaFactor + added,
      hue: chroma < 0.012 ? hueOfGreys : hue,
    });
  return {
    base: hex,
    deep: step(-(0.13 + 0.34 * lightness), 0.9, 0.006),
    shade: step(-(0.07 + 0.15 * lightness), 0.98, 0.004),
    lift: step(0.1 - 0.075 * lightness, 0.98),
    glow: step(0.21 - 0.185 * lightness, 0.85),
    dark: lightness < 0.42,
    pale: lightness > 0.86,
  };
}
