import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { customSizeCharge } from "#contract/options/charges.ts";
import { englishChoices } from "../cart/describe-choices.ts";
import { uniqueIdOf } from "../cart/unique-id.ts";
import { chosenSize } from "../options/built-in.ts";
import {
  customSizeFor,
  formatSizes,
  isSizedApart,
  measurementsFor,
  readSizes,
  type SizedPart,
  type SizedProduct,
} from "./sized-parts.ts";

const set: SizedProduct = {
  sizes: ["S", "M", "L", "2XL"],
  garment: {
    type: "set",
    parts: [
      { name: "top", urdu: "قمیص", measurements: ["chest", "shirtLength"] },
      { name: "trousers", urdu: "ٹراؤزر", measurements: ["trouserWaist"] },
    ],
  },
};

/** Garments of one to three parts with common prefixes in the names of parts and sizes. */
const anyProduct: fc.Arbitrary<SizedProduct> = fc
  .record({
    sizes: fc.uniqueArray(fc.constantFrom("S", "M", "M tall", "X", "XL", "One size"), { minLength: 1 }),
    names: fc.uniqueArray(fc.constantFrom("top", "top two", "trousers", "cap"), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ sizes, names }) => ({
    sizes,
    garment: { type: "any", parts: names.map((name) => ({ name, measurements: ["chest" as const] })) },
  }));

const anyChoice = anyProduct.chain((product) => {
  const size = fc.constantFrom<(string | false)[]>(...product.sizes, false);
  const parts = product.garment?.parts ?? [];
  return fc.record({
    product: fc.constant(product),
    parts: fc
      .tuple(...parts.map(() => size))
      .map((sizes) => parts.map(({ name }, index): SizedPart => ({ name, size: sizes[index] ?? false }))),
  });
});

const plain = (parts: readonly SizedPart[] | undefined) => parts?.map(({ name, size }) => [name, size]);

describe("sizes of a line", () => {
  test("read back what was written, for any choice", () => {
    fc.assert(
      fc.property(anyChoice, ({ product, parts }) => {
        expect(plain(readSizes(product, formatSizes(parts)))).toEqual(plain(parts));
      }),
    );
  });

  test("are refused in any other words", () => {
    const pieces = fc.array(
      fc.constantFrom("M", "S", "XL", "top", "trousers", ",", ", ", " ", "and", "M top", "L trousers"),
    );
    fc.assert(
      fc.property(anyProduct, pieces, (product, words) => {
        const said = words.join("");
        const parts = readSizes(product, said);
        if (parts) expect(formatSizes(parts)).toBe(said);
      }),
    );
    for (const said of [
      "M top, M trousers",
      "L trousers, M top",
      "M top,L trousers",
      "M Top",
      "M shoes",
      "XS",
      "",
    ])
      expect(readSizes(set, said)).toBeUndefined();
  });

  test("are one size, two, or one beside measurements", () => {
    const top = (size: string | false) => ({ name: "top", size });
    const trousers = (size: string | false) => ({ name: "trousers", size });
    expect(formatSizes([top("M"), trousers("M")])).toBe("M");
    expect(formatSizes([top("M"), trousers("L")])).toBe("M top, L trousers");
    expect(formatSizes([top("M"), trousers(false)])).toBe("M top");
    expect(formatSizes([top(false), trousers(false)])).toBe(false);
    expect(measurementsFor(set, [top("M"), trousers(false)])).toEqual(["trouserWaist"]);
  });

  test("name every part exactly once in words, and one size without its part", () => {
    fc.assert(
      fc.property(anyChoice, ({ parts }) => {
        const sizes = formatSizes(parts);
        const custom_size = sizes === false ? { otherNote: "" } : (false as const);
        const line = { sizes, custom_size, ...(isSizedApart(parts) && { parts }) };
        const words = chosenSize(line, englishChoices);
        const each = parts.map(({ name, size }) => (size ? `${size} ${name}` : `${name} made to measure`));
        expect(words).toBe(isSizedApart(parts) ? each.join(", ") : sizes || englishChoices.customSize);
      }),
    );
  });
});

test("never merge lines that differ in the size of any part", () => {
  const line = { color: { _id: "c", label: "", value: "" }, fabric_type: { _id: "f", name: "", price: 0 } };
  const rest = { _id: "p", ...line, trouserOptions: null, cap: false, name_engraving: false as const };
  const measured = { chest: 40, otherNote: "" };
  fc.assert(
    fc.property(anyChoice, anyChoice, ({ parts: one }, { parts: other }) => {
      const id = (parts: readonly SizedPart[]) =>
        uniqueIdOf({
          ...rest,
          sizes: formatSizes(parts),
          custom_size: parts.some(({ size }) => size === false) && measured,
        });
      expect(id(one) === id(other)).toBe(
        formatSizes(one) === formatSizes(other) && isMeasured(one) === isMeasured(other),
      );
    }),
  );
});

const isMeasured = (parts: readonly SizedPart[]) => parts.some(({ size }) => size === false);

test("charge a made-to-measure part once for the line, or each", () => {
  const parts = (...sizes: (string | false)[]) => sizes.map((size) => ({ size }));
  const once = { customSize: 500, isCustomSizePerPart: false };
  const each = { customSize: 500, isCustomSizePerPart: true };
  expect(
    [parts("M", "L"), parts("M", false), parts(false, false)].map((p) => customSizeCharge(once, p)),
  ).toEqual([...[0, 500, 500]]);
  expect(
    [parts("M", "L"), parts("M", false), parts(false, false)].map((p) => customSizeCharge(each, p)),
  ).toEqual([...[0, 500, 1000]]);
});

describe("custom size of all six lengths, as in older carts", () => {
  const six = {
    shirtLength: 28,
    chest: 40,
    shoulder: 17,
    sleeveLength: 9,
    trouserWaist: 32,
    trouserLength: 38,
  };

  test("is reduced to the garment's measurements", () => {
    const before = { ...six, otherNote: "loose" };
    expect(customSizeFor(["chest", "trouserWaist"], before)).toEqual({
      chest: 40,
      trouserWaist: 32,
      otherNote: "loose",
    });
    expect(customSizeFor(["chest", "backLength"], before)).toEqual({
      chest: 40,
      backLength: 28,
      otherNote: "loose",
    });
  });

  test("leaves any other custom size unchanged", () => {
    const seven = { ...six, head: 22, otherNote: "" };
    expect(customSizeFor(["chest"], seven)).toBe(seven);
  });
});
