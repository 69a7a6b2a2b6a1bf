import { type Tones, tones, toOklch } from "#drawings/svg/color-tones.ts";

const threads = {
  ivory: { name: "Ivory", color: "#f3efe4" },
  warmIvory: { name: "Ivory", color: "#f6f2e8" },
  navy: { name: "Navy", color: "#1d3a6b" },
  ink: { name: "Dark teal", color: "#16303a" },
} as const;

/** A reel in the workshop; its color is `#rrggbb`. */
export type Thread = { name: string; color: string };

/** The default thread on fabric of these tones: ivory on dark, dark on light, navy on white. */
export function threadOn({ base, dark, pale }: Tones): Thread {
  if (dark) return threads.ivory;
  if (pale) return threads.navy;
  return toOklch(base).lightness > 0.62 ? threads.ink : threads.warmIvory;
}

export function threadFor(color: string): Thread {
  return threadOn(tones(color));
}
