import type { FabricKey } from "#drawings/garments/garment-options.ts";
import type { Tones } from "./color-tones.ts";

export interface WeavePattern {
  width: number;
  height: number;
  body: string;
  opacity: number;
}

export interface Fabric {
  label: string;
  sheen: number;
  crease: number;
  pattern: (tones: Pick<Tones, "deep" | "glow">) => WeavePattern;
}

export const fabrics: Readonly<Record<FabricKey, Fabric>> = {
  cotton: {
    label: "Plain cotton",
    sheen: 0.8,
    crease: 1.15,
    pattern: ({ deep, glow }) => ({
      width: 4,
      height: 4,
      body:
        `<path d="M0 1H2M2 3H4" stroke="${deep}" stroke-width=".9" opacity=".5"/>` +
        `<path d="M1 2V4M3 0V2" stroke="${glow}" stroke-width=".9" opacity=".5"/>`,
      opacity: 0.3,
    }),
  },
  twill: {
    label: "Twill",
    sheen: 0.9,
    crease: 0.85,
    pattern: ({ deep, glow }) => ({
      width: 7,
      height: 7,
      body:
        `<path d="M-1.75 5.25L5.25-1.75M1.75 8.75L8.75 1.75" stroke="${deep}" stroke-width="1.7" opacity=".55"/>` +
        `<path d="M-1.75 8.25L8.25-1.75" stroke="${glow}" stroke-width="1" opacity=".55"/>`,
      opacity: 0.42,
    }),
  },
  stretch: {
    label: "Four-way stretch",
    sheen: 1.35,
    crease: 0.7,
    pattern: ({ deep }) => ({
      width: 4,
      height: 6,
      body: `<path d="M0 0L2 2.4L4 0M0 3L2 5.4L4 3" fill="none" stroke="${deep}" stroke-width=".8" opacity=".45"/>`,
      opacity: 0.3,
    }),
  },
};
