import { describe, expect, it } from "vitest";
import { createDrawing } from "#drawings/svg/drawing.ts";
import { embroidery, isSewnFromOutlines } from "./embroidery.ts";

type Sewing = { color?: string; thread?: string; light?: boolean };

function sew(text: string, { color = "#1f2e4d", thread, light }: Sewing = {}) {
  const drawing = createDrawing({ id: "e", color, seed: "" });
  const svg = embroidery(drawing, { text, x: 0, y: 0, size: 36, maxWidth: 136, thread, light });
  return { svg, letters: String(drawing.definitions) };
}

function scaleOf(svg: string): number {
  return Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
}

/** Start of every outline of every letter, in whole units. */
function beginnings(letters: string): [x: number, y: number][] {
  return [...letters.matchAll(/<path (?:transform="translate\((\S+) 0\)" )?d="([^"]*)"/g)].flatMap(
    ([, moved = "0", path = ""]) =>
      [...path.matchAll(/M(\S+) ([-\d.]+)/g)].map(([, x, y]): [number, number] => [
        Math.round(Number(moved) + Number(x)),
        Number(y),
      ]),
  );
}

function countLetters(letters: string): number {
  return letters.split("<path ").length - 1;
}

describe("sewn name", () => {
  it("is drawn from outlines and needs no font", () => {
    const { svg, letters } = sew("Dr. Bilal");
    expect(svg).not.toContain("<text");
    expect(countLetters(letters)).toBe("Dr.Bilal".length);
  });

  it("shrinks to the width of the chest", () => {
    expect(scaleOf(sew("Ali").svg)).toBe(0.036);
    expect(scaleOf(sew("Dr. Muhammad Abdullah").svg)).toBeLessThan(0.02);
  });

  it("is cut after 25 characters", () => {
    expect(countLetters(sew("M".repeat(40)).letters)).toBe(25);
  });

  it("draws nothing for an empty text", () => {
    expect(sew("   ").svg).toBe("");
  });

  it("sews the curly apostrophe of phones as the straight one", () => {
    expect(sew("D’Souza")).toEqual(sew("D'Souza"));
  });

  it("uses ivory thread on dark fabric, navy on white, and any requested thread", () => {
    expect(sew("Ali").svg).toContain('stroke="#f3efe4"');
    expect(sew("Ali", { color: "#f4f5f3" }).svg).toContain('stroke="#1d3a6b"');
    expect(sew("Ali", { thread: "#c0392b" }).svg).toContain('stroke="#c0392b"');
  });
});

describe("name drawn on every key", () => {
  it("is one outline, with every letter in its place", () => {
    const light = sew("Dr. O'Neil-Khan 2", { light: true });
    expect(countLetters(light.letters)).toBe(1);
    expect(beginnings(light.letters)).toEqual(beginnings(sew("Dr. O'Neil-Khan 2").letters));
  });

  it("has the size and the thread of the full drawing", () => {
    const light = sew("Dr. Muhammad Abdullah", { light: true });
    expect(scaleOf(light.svg)).toBe(scaleOf(sew("Dr. Muhammad Abdullah").svg));
    expect(light.svg).toContain('stroke="#f3efe4"');
  });
});

describe("name in another script", () => {
  it("is set in a font of the device, from right to left", () => {
    const { svg } = sew("ڈاکٹر عائشہ");
    expect(svg).toContain('direction="rtl">ڈاکٹر عائشہ</text>');
  });

  it("escapes markup", () => {
    expect(sew("ع<script>").svg).toContain("ع&lt;script&gt;");
  });

  it("is distinguished from text sewn from outlines", () => {
    expect(isSewnFromOutlines("Dr. Ayesha O'Neil-Khan (2)")).toBe(true);
    expect(isSewnFromOutlines("ڈاکٹر عائشہ")).toBe(false);
    expect(isSewnFromOutlines("José")).toBe(false);
  });
});
