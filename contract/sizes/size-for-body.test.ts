import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Build, bodySurvey, builds, type Sex } from "./body-survey.ts";
import { type BodyAnswers, estimateBody } from "./estimate-body.ts";
import { type Wear, wears } from "./garment-room.ts";
import { bodyChart, sizesForBody } from "./size-for-body.ts";

const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

/** The tables of a set, as every new shop has them. */
const set = {
  _id: "set",
  sizes,
  parts: [
    {
      name: "top",
      measurements: ["chest" as const],
      tables: [
        { fit: "women" as const, rows: { chest: [88, 93, 98, 104, 110, 117, 124] } },
        { fit: "men" as const, rows: { chest: [96, 102, 108, 114, 121, 128, 135] } },
      ],
    },
    {
      name: "trousers",
      measurements: ["trouserWaist" as const, "trouserLength" as const],
      tables: [
        {
          fit: "women" as const,
          rows: {
            trouserWaist: [68, 73, 78, 84, 90, 97, 104],
            trouserLength: [97, 98, 99, 100, 101, 102, 103],
          },
        },
        {
          fit: "men" as const,
          rows: {
            trouserWaist: [74, 79, 84, 90, 96, 103, 110],
            trouserLength: [101, 102, 103, 104, 105, 106, 107],
          },
        },
      ],
    },
  ],
};

const fits = { woman: "women", man: "men" } as const;

function sizesOf(answers: BodyAnswers, wear: Wear) {
  const body = estimateBody(answers);
  return body && sizesForBody(set, fits[answers.sex], body, wear);
}

/**
 * Worked out by hand: the survey's chest and waist at this index and height, the least room, and the first size of the
 * table that has as much. 160 cm and 56 kg are an index of 21.9, between 86.5 cm at 21 and 90 cm at 23: 88.0 at 165 cm,
 * and 1.4 less at 160.
 */
const worked: [Sex, number, number, Build, Wear, chest: string, waist: string][] = [
  ["woman", 145, 40, "average", "regular", "78.0 + 7 = 85.0: XS", "65.1 - 5 = 60.1: XS"],
  ["woman", 148, 47, "average", "regular", "82.5 + 7 = 89.5: S", "72.0 - 5 = 67.0: XS"],
  ["woman", 150, 42, "average", "close", "78.5 + 3 = 81.5: XS", "65.7 - 8 = 57.7: XS"],
  ["woman", 150, 56, "slim", "regular", "86.9 + 7 = 93.9: M", "77.6 - 5 = 72.6: S"],
  ["woman", 152, 48, "average", "loose", "82.5 + 11 = 93.5: M", "71.6 - 2 = 69.6: S"],
  ["woman", 152, 63, "full", "regular", "98.2 + 7 = 105.2: XL", "91.0 - 5 = 86.0: XL"],
  ["woman", 154, 52, "average", "regular", "85.0 + 7 = 92.0: S", "74.8 - 5 = 69.8: S"],
  ["woman", 155, 45, "average", "close", "80.1 + 3 = 83.1: XS", "67.3 - 8 = 59.3: XS"],
  ["woman", 155, 60, "average", "regular", "91.4 + 7 = 98.4: L", "82.6 - 5 = 77.6: M"],
  ["woman", 155, 70, "average", "loose", "100.0 + 11 = 111.0: 2XL", "93.0 - 2 = 91.0: 2XL"],
  ["woman", 157, 54, "slim", "regular", "82.9 + 7 = 89.9: S", "72.2 - 5 = 67.2: XS"],
  ["woman", 157, 66, "average", "regular", "95.6 + 7 = 102.6: L", "87.9 - 5 = 82.9: L"],
  ["woman", 158, 50, "full", "close", "86.1 + 3 = 89.1: S", "74.8 - 8 = 66.8: XS"],
  ["woman", 158, 62, "average", "regular", "92.0 + 7 = 99.0: L", "83.1 - 5 = 78.1: L"],
  ["woman", 160, 47, "average", "loose", "80.6 + 11 = 91.6: S", "67.8 - 2 = 65.8: XS"],
  ["woman", 160, 56, "average", "regular", "86.6 + 7 = 93.6: M", "76.4 - 5 = 71.4: S"],
  ["woman", 160, 65, "average", "regular", "93.7 + 7 = 100.7: L", "85.2 - 5 = 80.2: L"],
  ["woman", 160, 78, "slim", "close", "100.7 + 3 = 103.7: L", "93.5 - 8 = 85.5: XL"],
  ["woman", 162, 58, "average", "regular", "87.6 + 7 = 94.6: M", "77.4 - 5 = 72.4: S"],
  ["woman", 162, 70, "full", "loose", "99.7 + 11 = 110.7: 2XL", "92.4 - 2 = 90.4: 2XL"],
  ["woman", 163, 52, "average", "regular", "83.9 + 7 = 90.9: S", "71.7 - 5 = 66.7: XS"],
  ["woman", 165, 55, "average", "regular", "85.3 + 7 = 92.3: S", "73.9 - 5 = 68.9: S"],
  ["woman", 165, 63, "average", "close", "90.3 + 3 = 93.3: M", "80.6 - 8 = 72.6: S"],
  ["woman", 165, 75, "average", "regular", "99.5 + 7 = 106.5: XL", "92.1 - 5 = 87.1: XL"],
  ["woman", 165, 85, "slim", "loose", "103.4 + 11 = 114.4: 2XL", "96.4 - 2 = 94.4: 2XL"],
  ["woman", 168, 60, "average", "regular", "87.8 + 7 = 94.8: M", "77.4 - 5 = 72.4: S"],
  ["woman", 168, 72, "full", "regular", "99.1 + 7 = 106.1: XL", "91.2 - 5 = 86.2: XL"],
  ["woman", 170, 58, "average", "close", "86.6 + 3 = 89.6: S", "75.0 - 8 = 67.0: XS"],
  ["woman", 170, 80, "average", "regular", "101.2 + 7 = 108.2: XL", "93.9 - 5 = 88.9: XL"],
  ["woman", 172, 66, "average", "loose", "90.8 + 11 = 101.8: L", "80.8 - 2 = 78.8: L"],
  ["woman", 175, 70, "average", "regular", "92.5 + 7 = 99.5: L", "82.8 - 5 = 77.8: M"],
  ["woman", 178, 75, "slim", "regular", "92.1 + 7 = 99.1: L", "82.4 - 5 = 77.4: M"],
  ["woman", 150, 80, "average", "close", "108.9 + 3 = 111.9: 2XL", "105.8 - 8 = 97.8: 3XL"],
  ["woman", 155, 88, "full", "regular", "116.1 + 7 = 123.1: 3XL", "111.7 - 5 = 106.7: none"],
  ["man", 155, 50, "average", "regular", "85.5 + 7 = 92.5: XS", "73.1 - 5 = 68.1: XS"],
  ["man", 158, 60, "average", "regular", "93.1 + 7 = 100.1: S", "81.6 - 5 = 76.6: S"],
  ["man", 160, 52, "average", "close", "86.1 + 3 = 89.1: XS", "73.6 - 8 = 65.6: XS"],
  ["man", 160, 66, "slim", "regular", "95.2 + 7 = 102.2: M", "83.6 - 5 = 78.6: S"],
  ["man", 162, 58, "average", "loose", "90.3 + 11 = 101.3: S", "78.5 - 2 = 76.5: S"],
  ["man", 163, 72, "full", "regular", "103.5 + 7 = 110.5: L", "94.6 - 5 = 89.6: L"],
  ["man", 165, 55, "average", "regular", "87.4 + 7 = 94.4: XS", "75.0 - 5 = 70.0: XS"],
  ["man", 165, 62, "average", "close", "92.6 + 3 = 95.6: XS", "81.2 - 8 = 73.2: XS"],
  ["man", 165, 70, "average", "regular", "98.9 + 7 = 105.9: M", "88.2 - 5 = 83.2: M"],
  ["man", 165, 82, "average", "loose", "107.6 + 11 = 118.6: XL", "100.0 - 2 = 98.0: 2XL"],
  ["man", 167, 64, "slim", "regular", "91.4 + 7 = 98.4: S", "79.2 - 5 = 74.2: S"],
  ["man", 168, 59, "average", "regular", "89.7 + 7 = 96.7: S", "77.7 - 5 = 72.7: XS"],
  ["man", 168, 75, "full", "close", "103.9 + 3 = 106.9: M", "94.8 - 8 = 86.8: L"],
  ["man", 170, 56, "average", "regular", "87.4 + 7 = 94.4: XS", "74.8 - 5 = 69.8: XS"],
  ["man", 170, 65, "average", "loose", "93.6 + 11 = 104.6: M", "82.2 - 2 = 80.2: M"],
  ["man", 170, 72, "average", "regular", "98.7 + 7 = 105.7: M", "87.7 - 5 = 82.7: M"],
  ["man", 170, 85, "average", "regular", "107.8 + 7 = 114.8: XL", "99.9 - 5 = 94.9: XL"],
  ["man", 172, 67, "slim", "close", "92.3 + 3 = 95.3: XS", "80.2 - 8 = 72.2: XS"],
  ["man", 172, 78, "average", "regular", "102.5 + 7 = 109.5: L", "92.5 - 5 = 87.5: L"],
  ["man", 173, 90, "full", "loose", "112.2 + 11 = 123.2: 2XL", "105.6 - 2 = 103.6: 3XL"],
  ["man", 175, 62, "average", "regular", "90.6 + 7 = 97.6: S", "78.5 - 5 = 73.5: XS"],
  ["man", 175, 70, "average", "regular", "95.9 + 7 = 102.9: M", "84.8 - 5 = 79.8: M"],
  ["man", 175, 80, "average", "close", "102.9 + 3 = 105.9: M", "92.8 - 8 = 84.8: L"],
  ["man", 175, 95, "average", "regular", "112.4 + 7 = 119.4: XL", "105.6 - 5 = 100.6: 2XL"],
  ["man", 178, 74, "slim", "loose", "95.6 + 11 = 106.6: M", "83.8 - 2 = 81.8: M"],
  ["man", 178, 85, "average", "regular", "105.4 + 7 = 112.4: L", "95.8 - 5 = 90.8: XL"],
  ["man", 180, 70, "full", "regular", "97.1 + 7 = 104.1: M", "86.5 - 5 = 81.5: M"],
  ["man", 180, 82, "average", "close", "102.6 + 3 = 105.6: M", "92.2 - 8 = 84.2: L"],
  ["man", 180, 100, "average", "regular", "113.7 + 7 = 120.7: XL", "107.0 - 5 = 102.0: 2XL"],
  ["man", 183, 78, "average", "loose", "99.3 + 11 = 110.3: L", "88.5 - 2 = 86.5: L"],
  ["man", 185, 90, "average", "regular", "106.4 + 7 = 113.4: L", "96.7 - 5 = 91.7: XL"],
  ["man", 190, 85, "slim", "regular", "99.8 + 7 = 106.8: M", "88.3 - 5 = 83.3: M"],
  ["man", 168, 100, "average", "close", "117.9 + 3 = 120.9: XL", "113.1 - 8 = 105.1: 3XL"],
  ["man", 175, 110, "full", "regular", "123.1 + 7 = 130.1: 3XL", "119.3 - 5 = 114.3: none"],
];

describe("size for a body", () => {
  test.each(worked)("of a %s of %d cm and %d kg, %s, %s: chest %s, waist %s", (...body) => {
    const [sex, height, weight, build, wear, chest, waist] = body;
    const answers = { sex, height, weight, build };
    const estimated = estimateBody(answers);
    const read = (working: string) => /^([\d.]+) .* = ([\d.]+): (.+)$/.exec(working)?.slice(1) ?? [];
    const [[chestOfBody, , top], [waistOfBody, , trousers]] = [read(chest), read(waist)];
    expect(estimated?.chest.mean).toBeCloseTo(Number(chestOfBody), 0);
    expect(estimated?.waist.mean).toBeCloseTo(Number(waistOfBody), 0);
    expect(sizesOf(answers, wear)?.map(({ size }) => size ?? "none")).toEqual([top, trousers]);
  });

  test("has at least sixty bodies worked out, of women and men", () => {
    const of = (wanted: Sex) => worked.filter(([sex]) => sex === wanted).length;
    expect(Math.min(of("woman"), of("man"))).toBeGreaterThanOrEqual(30);
  });

  const anyBody = fc.record({
    sex: fc.constantFrom<Sex>("woman", "man"),
    height: fc.integer({ min: 145, max: 195 }),
    weight: fc.integer({ min: 40, max: 120 }),
    build: fc.constantFrom(...builds),
  });
  const place = (size: string | undefined) => (size === undefined ? sizes.length : sizes.indexOf(size));

  test("never gets smaller with more weight, a fuller build or a looser wear", () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom(...wears), (answers, wear) => {
        const [here, heavier, fuller, looser] = [
          sizesOf(answers, wear),
          sizesOf({ ...answers, weight: answers.weight + 2 }, wear),
          sizesOf({ ...answers, build: "full" }, wear),
          sizesOf(answers, "loose"),
        ];
        for (const other of [heavier, fuller, looser])
          for (const [index, part] of (here ?? []).entries()) {
            if (other) expect(place(other[index]?.size)).toBeGreaterThanOrEqual(place(part.size));
          }
      }),
    );
  });

  test("gives chances that are shares, and names what would be tight", () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom(...wears), (answers, wear) => {
        for (const { chance, size, tight, other } of sizesOf(answers, wear) ?? []) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          if (tight) {
            expect(place(tight.size)).toBe(place(size) - 1);
            expect(tight.lacks).toBeGreaterThan(0);
          }
          if (size) expect(Math.abs(place(other) - place(size))).toBe(1);
        }
      }),
    );
  });

  test("asks for measurements beyond the survey instead of guessing", () => {
    const average = { sex: "woman", build: "average" } as const;
    expect(estimateBody({ ...average, height: 160, weight: 36 })).toBeUndefined();
    expect(estimateBody({ ...average, height: 139, weight: 50 })).toBeUndefined();
    expect(estimateBody({ ...average, height: 150, weight: 110 })).toBeUndefined();
    expect(estimateBody({ ...average, height: 201, weight: 90 })).toBeUndefined();
    expect(estimateBody({ ...average, height: 160, weight: 39 })).toBeDefined();
  });

  test("says that no size is wide enough", () => {
    const [top] = sizesOf({ sex: "man", height: 175, weight: 128, build: "average" }, "loose") ?? [];
    expect(top).toMatchObject({ size: undefined, other: undefined, tight: undefined });
  });

  test("leaves room for clothes under a coat, none under an underscrub", () => {
    const body = estimateBody({ sex: "woman", height: 160, weight: 56, build: "average" });
    const sizeOf = (type: string, chest: number[]) =>
      body &&
      sizesForBody(
        {
          _id: type,
          sizes,
          parts: [{ name: "one", measurements: ["chest"], tables: [{ fit: "women", rows: { chest } }] }],
        },
        "women",
        body,
        "regular",
      )[0]?.size;
    const coat = [96, 101, 106, 112, 118, 125, 132];
    const underscrub = [80, 85, 90, 96, 102, 109, 116];
    // Chest 86.6: 101.6 cm of coat are needed, and 85.6 cm of underscrub; of a woven top 93.6 cm.
    expect([sizeOf("coat", coat), sizeOf("underscrub", underscrub)]).toEqual(["M", "M"]);
  });

  test("ignores parts without chest and waistband", () => {
    const body = estimateBody({ sex: "man", height: 170, weight: 70, build: "average" });
    const cap = {
      name: "cap",
      measurements: ["head" as const],
      tables: [{ fit: "all" as const, rows: { head: [55] } }],
    };
    expect(body && sizesForBody({ _id: "cap", sizes: ["M"], parts: [cap] }, "men", body, "regular")).toEqual(
      [],
    );
  });
});

test("the survey's means grow with the index", () => {
  for (const { rows } of Object.values(bodySurvey))
    for (const [index, row] of rows.entries())
      for (const column of [0, 1, 2] as const)
        if (index > 0) expect(row[column]).toBeGreaterThan(rows[index - 1]?.[column] ?? 0);
});

test("the body chart of a set follows its garments without a gap", () => {
  const { names, rows } = bodyChart(set, "women");
  expect(names).toEqual(["chest", "trouserWaist"]);
  // M: 98 - 7 = 91 and 78 + 5 = 83; S ends at 86 and 78.
  expect(rows[2]).toEqual({
    size: "M",
    widths: { chest: { from: 86, to: 91 }, trouserWaist: { from: 78, to: 83 } },
  });
  for (const [index, { widths }] of rows.entries())
    if (index > 1) expect(widths.chest?.from).toBe(rows[index - 1]?.widths.chest?.to);
});
