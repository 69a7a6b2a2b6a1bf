import { describe, expect, it } from "vitest";
import { labelText } from "#drawings/lettering/label-text.ts";
import { sizeChart } from "./size-chart.ts";
import { halfInches, measurements, sizeCharts, sizeLabels } from "./size-chart-numbers.ts";

const kinds = ["women", "men"] as const;

describe.each(kinds)("size chart for %s", (kind) => {
  it("has a number for every size, growing with the size", () => {
    for (const { key } of measurements) {
      const row = sizeCharts[kind].rows[key];
      expect(row).toHaveLength(sizeLabels.length);
      expect([...row].sort((one, other) => one - other)).toEqual(row);
    }
  });

  it("is drawn without a font", () => {
    const svg = sizeChart(kind);
    expect(svg).not.toContain("<text");
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg).toContain(`<title>${sizeCharts[kind].title} size chart</title>`);
  });
});

describe("inches", () => {
  it("are rounded to the nearest half", () => {
    expect(halfInches(88)).toBe("34½");
    expect(halfInches(64)).toBe("25");
  });
});

describe("label", () => {
  it("throws when a character has no outline", () => {
    const place = { x: 0, y: 0, size: 20, weight: "plain", fill: "#000000" } as const;
    expect(() => labelText("§", place)).toThrow('No plain outline for the character "§"');
  });
});
