import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { garment } from "./garment.ts";
import type { GarmentKind, GarmentOptions, Side } from "./garment-options.ts";
import { overlay } from "./overlay.ts";

const named: GarmentKind[] = ["top", "set", "labcoat"];

function viewBoxOf(svg: string): string | undefined {
  return /viewBox="([^"]+)"/.exec(svg)?.[1];
}

/** The position of the name by its transform. */
function namePlace(svg: string): string | undefined {
  return /translate\([\d. ]+\) rotate\(-?1\.2\) scale\([\d.]+\)/.exec(svg)?.[0];
}

function nameX(svg: string): number {
  return Number(/translate\(([\d.]+)/.exec(namePlace(svg) ?? "")?.[1]);
}

/** All transitive imports of a module. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(import.meta.dirname, file), "utf8");
  for (const [, imported] of source.matchAll(/^(?:import|export) (?!type).*?from "\.\/([^"]+)"/gms)) {
    if (imported) importsOf(join(dirname(file), imported), seen);
  }
  return seen;
}

describe.each(named)("overlay of a %s", (kind) => {
  const options = (side: Side): GarmentOptions => ({
    garment: kind,
    color: "#177a84",
    engraving: { text: "Dr. Ayesha Khan", side },
    id: "o",
  });

  it("has the frame of the garment, to align with its picture", () => {
    expect(viewBoxOf(overlay(options("left")))).toBe(viewBoxOf(garment(options("left"))));
  });

  it("sews the name at the garment's position", () => {
    expect(namePlace(overlay(options("left")))).toBeDefined();
    expect(namePlace(overlay(options("left")))).toBe(namePlace(garment(options("left"))));
    expect(namePlace(overlay(options("right")))).toBe(namePlace(garment(options("right"))));
  });

  it("puts the wearer's left on the viewer's right", () => {
    expect(nameX(overlay(options("left")))).toBeGreaterThan(500);
    expect(nameX(overlay(options("right")))).toBeLessThan(500);
  });
});

describe("overlay", () => {
  it("is transparent", () => {
    expect(overlay({ garment: "top", color: "#177a84", id: "o" })).not.toContain("<rect");
  });

  it("lays the matching cap beside a garment", () => {
    const bare = overlay({ garment: "set", color: "#177a84", id: "o" });
    const capped = overlay({ garment: "set", color: "#177a84", id: "o", cap: true });
    expect(capped.length).toBeGreaterThan(bare.length + 5000);
  });

  it("sews no name on trousers, caps and underscrubs", () => {
    for (const kind of ["trousers", "cap", "tee"] as const) {
      const svg = overlay({ garment: kind, color: "#177a84", engraving: { text: "Ali", side: "left" } });
      expect(namePlace(svg)).toBeUndefined();
    }
  });

  it("loads no garment but the cap in the browser", () => {
    const modules = importsOf("overlay.ts");
    expect(modules).toContain("cap.ts");
    for (const heavy of [
      "garment.ts",
      "upper-body-front.ts",
      "sleeves.ts",
      "trousers.ts",
      "patch-pocket.ts",
    ]) {
      expect(modules).not.toContain(heavy);
    }
  });
});
