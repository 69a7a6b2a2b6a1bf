import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LineItem } from "#contract/cart/line-item.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { type CurrentProduct, refreshLines } from "./refresh-prices.ts";

const teal = { _id: "teal", label: "Teal", value: "#177a84" };
const cotton = { _id: "cotton", name: "Plain Cotton", price: 0 };
const stretch = { _id: "stretch", name: "Four-Way Stretch", price: 650 };
const picture = { downloadURL: "/pictures/a.webp", name: "a", width: 4, height: 5, srcset: "" };
const charges = {
  delivery: 250,
  nameEngraving: 300,
  surgicalCap: 350,
  customSize: 500,
  secondLine: 0,
  isCustomSizePerPart: false,
};

const set: CurrentProduct = {
  id: "mall-road-v-neck-set",
  name: "Mall Road V-Neck Set",
  category: "Women",
  price: 4850,
  sale_price: 0,
  from_price: 4850,
  from_regular_price: 4850,
  prices_differ: true,
  averageRating: 0,
  reviewCount: 0,
  product_code: "TB-W-101",
  description: "",
  images: { primary: picture },
  colors: [teal],
  fabric_type: [cotton, stretch],
  trouserOptions: [
    { _id: "straight", name: "Straight", selected: true },
    { _id: "cargo", name: "Cargo", selected: false },
  ],
  sizes: ["S", "M"],
  name_engraving: true,
  createdAt: "2026-01-01T00:00:00.000Z",
};

function lineOf(product: CurrentProduct, changes: Partial<LineItem> = {}): LineItem {
  const line = makeLineItem(product, charges, {
    sizes: "M",
    custom_size: false,
    color: teal,
    fabric_type: stretch,
    trouserOptions: "Straight",
    cap: true,
    name_engraving: { name: "Dr. Ayesha Khan", position: "left" },
    quantity: 2,
  });
  return { ...line, ...changes };
}

function refresh(line: LineItem, product: CurrentProduct | null, newCharges = charges) {
  return refreshLines([line], { products: new Map([[line._id, product]]), charges: newCharges });
}

test("leaves a line with current prices unchanged, without a notice", () => {
  expect(refresh(lineOf(set), set)).toEqual({ lines: [lineOf(set)], priceChanges: [], unavailable: [] });
});

test("applies a changed price and names the price of one piece before and after", () => {
  const sale = { ...set, sale_price: 4000 };
  const { lines, priceChanges, unavailable } = refresh(lineOf(set), sale);
  expect(lines).toEqual([lineOf(sale)]);
  expect(priceChanges.map(({ sentence }) => sentence)).toEqual([
    "Mall Road V-Neck Set: the price changed from Rs.\u00A06,150 to Rs.\u00A05,300",
  ]);
  expect(unavailable).toEqual([]);
});

test("changes the line's price with a fabric price or charge", () => {
  const dearer = { ...set, fabric_type: [cotton, { ...stretch, price: 700 }] };
  expect(refresh(lineOf(set), dearer).priceChanges).toHaveLength(1);
  expect(refresh(lineOf(set), set, { ...charges, surgicalCap: 400 }).lines[0]?.cap_charges).toBe(400);
});

test("leaves the charge of an unchosen option at 0", () => {
  const plain = lineOf(set, { cap: false, name_engraving: false, cap_charges: 0, name_engraving_charges: 0 });
  const { lines } = refresh(plain, set, {
    delivery: 1,
    nameEngraving: 2,
    surgicalCap: 3,
    customSize: 4,
    secondLine: 0,
    isCustomSizePerPart: false,
  });
  expect(lines).toEqual([plain]);
});

test("leaves a line unchanged when its product is unknown", () => {
  const line = lineOf(set);
  expect(refreshLines([line], { products: new Map(), charges })).toEqual({
    lines: [line],
    priceChanges: [],
    unavailable: [],
  });
});

const gold = { _id: "gold", name: "Gold", value: "#c9a227" };
const inGold = { name: "Dr. Ayesha Khan", position: "sleeve", second: "ICU", thread: gold } as const;

test("updates a second line to today's charge and a thread to today's words", () => {
  const line = lineOf(set, { name_engraving: inGold });
  const threads = [{ ...gold, name: "Old Gold", urdu: "سنہری" }];
  const { lines } = refresh(line, { ...set, threads }, { ...charges, secondLine: 80 });
  expect(lines[0]).toMatchObject({
    name_engraving: { name: "Dr. Ayesha Khan", second: "ICU", thread: { name: "Old Gold", urdu: "سنہری" } },
    name_engraving_charges: 380,
    uniqueId: line.uniqueId,
  });
});

describe("leaves an unavailable line unchanged and names what is missing", () => {
  const cases: [string, CurrentProduct | null, Partial<LineItem>][] = [
    ["is no longer available.", null, {}],
    ["with size M.", { ...set, sizes: ["S"] }, {}],
    ["with colour Teal.", { ...set, colors: [] }, {}],
    ["with fabric Four-Way Stretch.", { ...set, fabric_type: [cotton] }, {}],
    ["with trouser Straight.", { ...set, trouserOptions: [] }, {}],
    ["with trouser Cargo.", set, { trouserOptions: "Cargo" }],
    ["with trouser as chosen.", set, { trouserOptions: null }],
    ["with name engraving.", { ...set, name_engraving: false }, {}],
    ["with thread Gold.", set, { name_engraving: inGold }],
    ["with size M, colour Teal.", { ...set, sizes: [], colors: [] }, {}],
  ];
  test.each(cases)("%s", (words, product, changes) => {
    const line = lineOf(set, changes);
    const { lines, priceChanges, unavailable } = refresh(line, product);
    expect(lines).toEqual([line]);
    expect(priceChanges).toEqual([]);
    expect(unavailable.map(({ uniqueId }) => uniqueId)).toEqual([line.uniqueId]);
    expect(unavailable[0]?.sentence).toMatch(
      /^Mall Road V-Neck Set is no longer available.*Remove it to go on\.$/,
    );
    expect(unavailable[0]?.sentence).toContain(words);
  });
});

test("needs no listed size for a custom size", () => {
  const custom_size = {
    shirtLength: 28,
    chest: 40,
    shoulder: 16,
    sleeveLength: 9,
    trouserWaist: 32,
    trouserLength: 40,
    otherNote: "",
  };
  const line = lineOf(set, { sizes: false, custom_size, custom_size_charges: 500 });
  expect(refresh(line, { ...set, sizes: [] }).unavailable).toEqual([]);
});

test("gives no new notices on a second refresh", () => {
  const prices = fc.integer({ min: 0, max: 9000 });
  fc.assert(
    fc.property(prices, prices, (price, sale_price) => {
      const product = { ...set, price, sale_price };
      const once = refresh(lineOf(set), product);
      const twice = refreshLines(once.lines, { products: new Map([[set.id, product]]), charges });
      expect(twice).toEqual({ lines: once.lines, priceChanges: [], unavailable: [] });
    }),
  );
});
