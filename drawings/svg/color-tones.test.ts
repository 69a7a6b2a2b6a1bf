import { describe, expect, it } from "vitest";
import { fromOklch, tones, toOklch } from "./color-tones.ts";

const cloths = ["#1f2e4d", "#2b4fa0", "#8fb0d6", "#177a84", "#6b1f33", "#43484d", "#17181b", "#f4f5f3"];

describe("OKLCH", () => {
  it.each(cloths)("converts %s there and back", (color) => {
    expect(fromOklch(toOklch(color))).toBe(color);
  });

  it("has white at lightness one and black at zero", () => {
    expect(toOklch("#ffffff").lightness).toBeCloseTo(1, 3);
    expect(toOklch("#000000").lightness).toBe(0);
  });
});

describe("tones of a fabric", () => {
  it.each(cloths)("of %s go from deep through base to glow", (color) => {
    const { deep, shade, base, lift, glow } = tones(color);
    const steps = [deep, shade, base, lift, glow].map((tone) => toOklch(tone).lightness);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(base).toBe(color);
  });

  it("recognise dark and pale fabric", () => {
    expect(tones("#1f2e4d")).toMatchObject({ dark: true, pale: false });
    expect(tones("#177a84")).toMatchObject({ dark: false, pale: false });
    expect(tones("#f4f5f3")).toMatchObject({ dark: false, pale: true });
  });
});
