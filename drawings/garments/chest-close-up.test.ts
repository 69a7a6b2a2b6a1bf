import { describe, expect, it, test } from "vitest";
import { garmentFrames, setTopPlace } from "#drawings/svg/frames.ts";
import { chestCloth, chestCrop, chestName, chestRatio, type NamedGarment } from "./chest-close-up.ts";
import type { Side } from "./garment-options.ts";
import { overlay } from "./overlay.ts";

const kinds: NamedGarment[] = ["top", "set", "labcoat"];
const sides: Side[] = ["left", "right", "sleeve"];

function numbersOf(pattern: RegExp, svg: string): number[] {
  return (pattern.exec(svg)?.[1] ?? "").split(" ").map(Number);
}

function place(svg: string): [x: number, y: number] {
  const [x = Number.NaN, y = Number.NaN] = numbersOf(/translate\(([\d. ]+)\) rotate\(-?[\d.]+\)/, svg);
  return [x, y];
}

function box(svg: string): [x: number, y: number, width: number, height: number] {
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(/viewBox="([^"]+)"/, svg);
  return [x, y, width, height];
}

describe.each(kinds)("close-up of a %s", (garment) => {
  it.each(sides)("has the name in full view on the wearer's %s", (side) => {
    const svg = chestName({ garment, color: "#177a84", engraving: { text: "M".repeat(25), side }, id: "c" });
    const [x, y, width, height] = box(svg);
    const [nameX, nameY] = place(svg);
    const widest = side === "sleeve" ? 70 : 136;
    expect(nameX - widest / 2).toBeGreaterThan(x);
    expect(nameX + widest / 2).toBeLessThan(x + width);
    expect(nameY).toBeGreaterThan(y + height / 3);
    expect(nameY).toBeLessThan(y + (2 * height) / 3);
  });

  it.each(sides)("aligns its name with that of the overlay (%s)", (side) => {
    const options = { garment, color: "#177a84", engraving: { text: "Ali", side }, id: "c" };
    const [frameX = 0, frameY = 0, frameWidth = 1, frameHeight = 1] = garmentFrames[garment]
      .split(" ")
      .map(Number);
    const { x: moveX, y: moveY, scale } = garment === "set" ? setTopPlace : { x: 0, y: 0, scale: 1 };
    const [overX, overY] = place(overlay(options));
    const inPicture = [
      (moveX + overX * scale - frameX) / frameWidth,
      (moveY + overY * scale - frameY) / frameHeight,
    ];
    const near = chestName(options);
    const [x, y, width, height] = box(near);
    const [nameX, nameY] = place(near);
    const crop = chestCrop(garment, side);
    const pictureHeight = (crop.width * 1.25 * width) / height;
    expect(((nameX - x) / width + crop.x) / crop.width).toBeCloseTo(inPicture[0] ?? 0, 5);
    expect(((nameY - y) / height + crop.y) / pictureHeight).toBeCloseTo(inPicture[1] ?? 0, 5);
  });
});

test("puts a smaller second line below the name, both around the place of a single name", () => {
  for (const garment of kinds)
    for (const side of sides) {
      const sewn = (second?: string) =>
        chestName({ garment, color: "#177a84", engraving: { text: "Ali", side, second }, id: "c" });
      const places = [
        ...sewn("ICU").matchAll(/translate\(([\d.]+) ([\d.]+)\) rotate\(\S+\) scale\(([\d.]+)\)/g),
      ];
      const [upper, lower] = places.map(([, , y, scale]) => ({ y: Number(y), scale: Number(scale) }));
      const [, alone] = place(sewn());
      expect(places).toHaveLength(2);
      expect(upper?.y).toBeLessThan(alone);
      expect(lower?.y).toBeGreaterThan(alone);
      expect(lower?.scale).toBeLessThan(upper?.scale ?? 0);
    }
});

test("draws a designation smaller than a long name that is squeezed to the width", () => {
  for (const garment of kinds)
    for (const side of sides) {
      const engraving = { text: "Dr. Ayesha Khan", side, second: "House Officer" };
      const sewn = chestName({ garment, color: "#177a84", engraving, id: "c" });
      const [name = 0, designation = 1] = [...sewn.matchAll(/rotate\(\S+\) scale\(([\d.]+)\)/g)].map(
        ([, scale]) => Number(scale),
      );
      expect(designation / name).toBeLessThan(0.76);
      expect(designation / name).toBeGreaterThan(0.5);
    }
});

test("draws a designation in Urdu smaller than a long Urdu name", () => {
  const engraving = { text: "ڈاکٹر عائشہ صدیقہ خان درانی", side: "left", second: "ہاؤس" } as const;
  const sewn = chestName({ garment: "top", color: "#177a84", engraving, id: "c" });
  const [name = 0, designation = 1] = [...sewn.matchAll(/font-size="([\d.]+)"/g)].map(([, letters]) =>
    Number(letters),
  );
  expect(designation / name).toBeLessThan(0.77);
});

describe("fabric of the close-up", () => {
  const cloth = { color: "#177a84", side: "left", id: "c" } as const;

  it("distinguishes the fabrics", () => {
    const drawn = (["cotton", "twill", "stretch"] as const).map((fabric) =>
      chestCloth({ ...cloth, fabric, solid: false }),
    );
    expect(new Set(drawn).size).toBe(3);
  });

  it("is a weave over a picture, and the fabric where there is no picture", () => {
    expect(chestCloth({ ...cloth, fabric: "twill", solid: false })).not.toContain('fill="#177a84"');
    expect(chestCloth({ ...cloth, fabric: "twill", solid: true })).toContain('fill="#177a84"');
  });

  it("ends before the edge of the narrowest sleeve where there is a picture", () => {
    const svg = chestCloth({ ...cloth, side: "sleeve", fabric: "twill", solid: false });
    const [, x, radius] = /<radialGradient[^>]*cx="([\d.]+)"[^>]*r="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(x) + Number(radius)).toBeLessThan(798);
    expect(Number(x) - Number(radius)).toBeGreaterThan(710);
  });

  it("has one shape on both sides", () => {
    for (const side of sides) {
      const [, , width, height] = box(chestCloth({ ...cloth, side, fabric: "cotton", solid: true }));
      expect(width / height).toBe(chestRatio);
    }
  });
});
