import { describe, expect, it } from "vitest";
import { garment } from "./garment.ts";
import type { GarmentKind, GarmentOptions, View } from "./garment-options.ts";

const kinds: GarmentKind[] = ["top", "set", "trousers", "cap", "labcoat", "tee"];
const onForm: View[] = ["on-a-form", "on-a-form-turned", "on-a-fuller-form"];
const views: View[] = ["front", "back", "detail", "folded", "fabric", ...onForm];
const cases = kinds.flatMap((kind) => views.map((view) => [kind, view] as const));

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href ?? "");
}

describe.each(cases)("the drawing of a %s, %s view", (kind, view) => {
  const options: GarmentOptions = {
    garment: kind,
    color: "#177a84",
    view,
    cap: true,
    engraving: { text: "Dr. Sana", side: "left" },
    id: "one",
  };
  const svg = garment(options);

  it("returns the same string every time", () => {
    expect(garment(options)).toBe(svg);
  });

  it("contains no missing number", () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it("has ids that are unique and start with its prefix", () => {
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^one/);
  });

  it("refers only to existing definitions", () => {
    const ids = new Set(idsOf(svg));
    for (const reference of referencesOf(svg)) expect(ids).toContain(reference);
  });

  it("closes every element", () => {
    const opened = svg.match(/<[a-zA-Z]/g)?.length;
    const closed = svg.match(/\/>|<\//g)?.length;
    expect(opened).toBe(closed);
  });
});

describe("garment", () => {
  it("differs in another colour only by its tones", () => {
    const shapes = (color: string) =>
      garment({ garment: "top", color, id: "g" }).replace(/#[0-9a-f]{6}/g, "");
    expect(shapes("#2f6b55")).toBe(shapes("#177a84"));
  });

  it("derives a missing id from its options", () => {
    const [first] = idsOf(garment({ garment: "top", color: "#177a84" }));
    const [other] = idsOf(garment({ garment: "top", color: "#177a84", pockets: 1 }));
    expect(first).not.toBe(other);
    expect(idsOf(garment({ garment: "top", color: "#177a84" }))[0]).toBe(first);
  });

  it("does not change while another is being drawn folded", () => {
    const before = garment({ garment: "top", color: "#177a84", id: "g" });
    garment({ garment: "top", color: "#177a84", view: "folded" });
    expect(garment({ garment: "top", color: "#177a84", id: "g" })).toBe(before);
  });

  it("contains its title as text", () => {
    const svg = garment({ garment: "top", color: "#177a84", title: 'Set <b>"A & B"</b>' });
    expect(svg).toContain("<title>Set &lt;b&gt;&quot;A &amp; B&quot;&lt;/b&gt;</title>");
    expect(svg).not.toContain("aria-hidden");
  });

  it("is hidden from assistive technology without a title", () => {
    expect(garment({ garment: "top", color: "#177a84" })).toContain('aria-hidden="true"');
  });

  it("draws the requested number of pockets", () => {
    // Every patch pocket has two bar tacks, and nothing else has.
    const pockets = ([0, 1, 2, 3, 4] as const).map(
      (count) =>
        garment({ garment: "top", color: "#177a84", pockets: count }).split('stroke-dasharray="1.4 .7"')
          .length - 1,
    );
    expect(pockets).toEqual([0, 2, 4, 6, 8]);
  });
});

describe("folded garment", () => {
  const folded = (options: Omit<GarmentOptions, "color">) =>
    garment({ ...options, color: "#177a84", view: "folded", id: "f" });

  it("shows the same garment", () => {
    const cuts = (["vneck", "mandarin", "zip", "wrap"] as const).map((cut) =>
      folded({ garment: "top", cut }),
    );
    const all = [
      ...cuts,
      folded({ garment: "labcoat" }),
      folded({ garment: "tee" }),
      folded({ garment: "trousers" }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it("lies on pieces of the same color", () => {
    expect(folded({ garment: "top" })).toBe(folded({ garment: "top", stack: Array(4).fill("#177a84") }));
  });

  it("has a chest pocket where the garment has one", () => {
    const withPockets = (pockets: 0 | 1 | 2 | 3) => folded({ garment: "top", pockets }).length;
    expect(withPockets(2)).toBe(withPockets(0));
    expect(withPockets(1)).toBeGreaterThan(withPockets(0));
    expect(withPockets(3)).toBe(withPockets(1));
  });
});
