import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineItem } from "#contract/cart/line-item.ts";
import { anyLineItem } from "#contract/testing/any-line-item.ts";
import { cartOf, emptyCart } from "./cart-operations.ts";
import { formatStoredCart, parseStoredCart } from "./stored-cart.ts";

const anyLines = fc.uniqueArray(anyLineItem, { selector: (line) => line.uniqueId, maxLength: 5 });

test("restores a stored cart unchanged", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(parseStoredCart(formatStoredCart(cartOf(lines)))).toEqual(cartOf(lines));
    }),
  );
});

test("stores exactly the three keys of the specification", () => {
  expect(Object.keys(JSON.parse(formatStoredCart(emptyCart)))).toEqual([
    "cart",
    "totalQuantity",
    "totalPrice",
  ]);
});

test("reads missing, unreadable and foreign text as an empty cart", () => {
  const foreign = [
    null,
    "",
    "{",
    "null",
    "[]",
    "7",
    '"cart"',
    '{"items":[]}',
    '{"cart":{}}',
    '{"cart":[null,1,[]]}',
  ];
  for (const text of foreign) expect(parseStoredCart(text)).toEqual(emptyCart);
  const anyText = fc.oneof(fc.json(), fc.string());
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parseStoredCart(text)).toEqual(emptyCart);
    }),
  );
});

test("recomputes wrong stored totals", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const text = JSON.stringify({ cart: lines, totalQuantity: -1, totalPrice: "free" });
      expect(parseStoredCart(text)).toEqual(cartOf(lines));
    }),
  );
});

test("drops a second line of the same identity", () => {
  fc.assert(
    fc.property(anyLineItem, (line) => {
      expect(parseStoredCart(JSON.stringify({ cart: [line, line] })).cart).toEqual([line]);
    }),
  );
});

const damages: [string, unknown][] = [
  ["_id", 7],
  ["uniqueId", undefined],
  ["name", null],
  ["images", []],
  ["images", { primary: { downloadURL: 1 } }],
  ["color", "Teal"],
  ["color", { _id: "a" }],
  ["fabric_type", { _id: "a", name: "b", price: "0" }],
  ["sizes", true],
  ["custom_size", { chest: 40 }],
  ["custom_size", true],
  ["trouserOptions", undefined],
  ["trouser", "yes"],
  ["cap", 1],
  ["name_engraving", { name: "Ali", position: "back" }],
  ["name_engraving", "Ali"],
  ["name_engraving", { name: "Ali", position: "left", second: 7 }],
  ["name_engraving", { name: "Ali", position: "left", thread: "gold" }],
  ["price", -1],
  ["price", 1.5],
  ["sale_price", "100"],
  ["cap_charges", null],
  ["custom_size_charges", Number.MAX_VALUE],
  ["name_engraving_charges", undefined],
  ["quantity", 0],
  ["quantity", 51],
  ["quantity", "2"],
  ["quantity", 1.5],
];

test.each(damages)("drops a line whose %s is %j and retains the others", (key, value) => {
  fc.assert(
    fc.property(anyLineItem, anyLineItem, (line, other) => {
      fc.pre(line.uniqueId !== other.uniqueId);
      const damaged: Partial<LineItem> = { ...line, [key]: value };
      expect(parseStoredCart(JSON.stringify({ cart: [damaged, other] })).cart).toEqual([other]);
    }),
    { numRuns: 20 },
  );
});

test("removes offered options from a line spread from a product, and retains chosen ones", () => {
  const offered = {
    id: "pockets",
    kind: "one-of",
    name: "Pockets",
    isRequired: false,
    charge: 0,
    excludes: [],
  };
  fc.assert(
    fc.property(anyLineItem, (line) => {
      const spread = { ...line, options: [offered, ...(line.options ?? [])] };
      expect(parseStoredCart(JSON.stringify({ cart: [spread] })).cart).toEqual([line]);
    }),
  );
});

test("counts a charge only where its choice was made", () => {
  fc.assert(
    fc.property(anyLineItem, (line) => {
      const charged = {
        ...line,
        name_engraving_charges: line.name_engraving_charges || 300,
        cap_charges: line.cap_charges || 350,
        custom_size_charges: line.custom_size_charges || 500,
      };
      const plain: LineItem = {
        ...line,
        cap: false,
        cap_charges: 0,
        name_engraving: false,
        name_engraving_charges: 0,
      };
      const cart = JSON.stringify({ cart: [{ ...charged, cap: false, name_engraving: false }] });
      fc.pre(Boolean(line.custom_size));
      expect(parseStoredCart(cart)).toEqual(
        cartOf([{ ...plain, custom_size_charges: charged.custom_size_charges }]),
      );
    }),
  );
});
