import { describe, expect, it } from "vitest";
import { nameTape } from "#drawings/lettering/name-tape.ts";
import { appIcon } from "#drawings/scenes/app-icon.ts";
import { type BannerKind, banner } from "#drawings/scenes/banner.ts";
import { type HeroKind, hero } from "#drawings/scenes/hero.ts";
import { logo, logoShapes } from "#drawings/scenes/logo.ts";
import { sharePicture } from "#drawings/scenes/share-picture.ts";

const heroes: HeroKind[] = ["form", "rail", "stack", "hoop", "bench"];
const banners: BannerKind[] = ["rail", "shelf", "bench"];

const drawings: [string, () => string][] = [
  ...heroes.map((kind): [string, () => string] => [`hero ${kind}`, () => hero(kind)]),
  ...banners.map((kind): [string, () => string] => [`banner ${kind}`, () => banner(kind)]),
  ...banners.map((kind): [string, () => string] => [
    `banner ${kind} with its title on the right`,
    () => banner(kind, { title: "right" }),
  ]),
  ["name tape", () => nameTape("Dr. Bilal")],
  ["share picture", sharePicture],
];

describe.each(drawings)("drawing of the %s", (_name, draw) => {
  it("is the same every time and contains no missing number", () => {
    const svg = draw();
    expect(draw()).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("logo", () => {
  it("is drawn in one colour", () => {
    const svg = logo("lockup", "#f6f4ef");
    expect(svg).toContain('fill="#f6f4ef"');
    for (const { path } of logoShapes.lockup.shapes) expect(svg).toContain(path);
  });

  it("states its aspect ratio", () => {
    expect(logoShapes.mark.ratio).toBeCloseTo(1.322);
  });
});

describe("app icon", () => {
  it("leaves the rounding of corners to the phone on request", () => {
    expect(appIcon({ corners: "rounded" })).toContain("rx=");
    expect(appIcon({ corners: "square" })).not.toContain("rx=");
  });
});
