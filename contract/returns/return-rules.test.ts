import fc from "fast-check";
import { expect, test } from "vitest";
import { isSewnForOne } from "#contract/cart/sewn-for-one.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { defaultReturnRules } from "./default-return-rules.ts";
import {
  daysFor,
  lastDayFor,
  payersOf,
  type ReturnFacts,
  type ReturnSettings,
  returnFacts,
  returnKinds,
  returnRefusals,
  whyNot,
} from "./return-rules.ts";

const line = { custom_size: false, name_engraving: false, price: 4_750, sale_price: 4_750 };
const facts: ReturnFacts = {
  line,
  arrivedOn: "2026-11-20",
  today: "2026-11-25",
  isOpen: false,
  piecesLeft: 1,
  exchanges: 0,
};
const settings: ReturnSettings = { exchangeDays: 7, aftercareRules: defaultReturnRules };
const rules = (changes: Partial<ReturnSettings["aftercareRules"]>) => ({
  ...settings,
  aftercareRules: { ...defaultReturnRules, ...changes },
});
const sewn = { ...line, custom_size: { chest: 40 } };
const engraved = { ...line, name_engraving: true };

test("allows every kind of request for a standard piece up to and including its last day", () => {
  for (const kind of returnKinds) {
    expect(whyNot(kind, facts, settings)).toBeUndefined();
    const last = lastDayFor(kind, "2026-11-20", settings);
    expect(whyNot(kind, { ...facts, today: last }, settings)).toBeUndefined();
    const after = lastDayFor(kind, "2026-11-21", settings);
    expect(whyNot(kind, { ...facts, today: after }, settings)).toBe("too-late");
  }
  expect(lastDayFor("exchange", "2026-11-27", settings)).toBe("2026-12-04");
});

test.each([
  ["made to measure", sewn],
  ["with a name", engraved],
  ["with words", { ...line, options: [{ kind: "text" }] }],
  ["with a picture", { ...line, options: [{ kind: "picture" }] }],
  ["with a length", { ...line, options: [{ kind: "measurement" }] }],
])(
  "allows alteration and repair of a piece %s, but its return only by the merchant's rules",
  (_name, line) => {
    const its = { ...facts, line };
    expect(returnKinds.map((kind) => whyNot(kind, its, settings))).toEqual([
      "sewn-for-one",
      undefined,
      "sewn-for-one",
      undefined,
    ]);
    expect(whyNot("exchange", its, rules({ takesSewnForOne: true }))).toBeUndefined();
  },
);

test("applies the merchant's rules for sale goods, kinds that are not offered and exchanges per order", () => {
  const onSale = { ...facts, line: { ...line, sale_price: 4_000 } };
  expect(whyNot("return", onSale, settings)).toBeUndefined();
  expect(whyNot("return", onSale, rules({ takesSaleGoods: false }))).toBe("on-sale");
  expect(whyNot("alteration", onSale, rules({ takesSaleGoods: false }))).toBeUndefined();
  expect(whyNot("exchange", facts, { ...settings, exchangeDays: 0 })).toBe("not-offered");
  expect(whyNot("exchange", { ...facts, exchanges: 1 }, rules({ exchanges: 1 }))).toBe("exchanged");
  expect(whyNot("return", { ...facts, exchanges: 1 }, rules({ exchanges: 1 }))).toBeUndefined();
  expect(whyNot("exchange", { ...facts, exchanges: 5 }, settings)).toBeUndefined();
});

test("charges the shop for both deliveries after a fault", () => {
  const all = { exchange: "customer", alteration: "customer", return: "customer" } as const;
  expect(payersOf("fault", { ...defaultReturnRules, back: all })).toEqual({ back: "shop", out: "shop" });
  expect(payersOf("return", defaultReturnRules)).toEqual({ back: "customer", out: null });
});

const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
const asDay = (at: Date) => at.toISOString().slice(0, 10);
const anyLine = fc.record({
  custom_size: fc.constantFrom<unknown>(false, true, { chest: 40 }),
  name_engraving: fc.constantFrom<unknown>(false, true, { name: "Hina" }),
  price: fc.integer({ min: 1, max: 9_000 }),
  sale_price: fc.integer({ min: 1, max: 9_000 }),
  options: fc.array(fc.record({ kind: fc.constantFrom("one-of", "color", "yes-no", "text", "picture") })),
});
const anyFacts: fc.Arbitrary<ReturnFacts> = fc.record({
  line: anyLine,
  arrivedOn: fc.option(day.map(asDay), { nil: undefined }),
  today: day.map(asDay),
  isOpen: fc.boolean(),
  piecesLeft: fc.integer({ min: 0, max: 3 }),
  exchanges: fc.integer({ min: 0, max: 3 }),
});
const payer = fc.constantFrom("customer", "shop");
const anySettings: fc.Arbitrary<ReturnSettings> = fc.record({
  exchangeDays: fc.integer({ min: 0, max: 60 }),
  aftercareRules: fc.record({
    days: fc.record({
      alteration: fc.integer({ min: 0, max: 60 }),
      return: fc.integer({ min: 0, max: 60 }),
      fault: fc.integer({ min: 1, max: 365 }),
    }),
    back: fc.record({ exchange: payer, alteration: payer, return: payer }),
    out: fc.record({ exchange: payer, alteration: payer }),
    takesSewnForOne: fc.boolean(),
    takesSaleGoods: fc.boolean(),
    exchanges: fc.integer({ min: 0, max: 3 }),
  }),
}) as fc.Arbitrary<ReturnSettings>;

test("allows a request only when delivered, in time, free, available and of a fitting kind, under any rules", () => {
  fc.assert(
    fc.property(fc.constantFrom(...returnKinds), anyFacts, anySettings, (kind, its, set) => {
      const why = whyNot(kind, its, set);
      if (why !== undefined) {
        expect(returnRefusals).toContain(why);
        return;
      }
      const { takesSewnForOne, takesSaleGoods, exchanges } = set.aftercareRules;
      expect(its).toMatchObject({ isOpen: false });
      expect(its.piecesLeft).toBeGreaterThan(0);
      const days = (Date.parse(its.today) - Date.parse(its.arrivedOn ?? "")) / 86_400_000;
      expect(days).toBeLessThanOrEqual(daysFor(kind, set));
      expect(daysFor(kind, set)).toBeGreaterThan(0);
      if (kind === "alteration" || kind === "fault") return;
      expect(takesSewnForOne || !isSewnForOne(its.line)).toBe(true);
      expect(takesSaleGoods || its.line.sale_price >= its.line.price).toBe(true);
      if (kind === "exchange" && exchanges > 0) expect(its.exchanges).toBeLessThan(exchanges);
    }),
    { numRuns: 2_000 },
  );
});

test("accepts a fault in time for any garment", () => {
  fc.assert(
    fc.property(anyLine, anySettings, (garment, set) => {
      expect(whyNot("fault", { ...facts, line: garment, today: "2026-11-21" }, set)).toBeUndefined();
    }),
  );
});

test("excludes returned pieces, includes altered ones, and ignores declined requests", () => {
  const before = { item: "a", kind: "exchange" as const, pieces: 1 };
  const order = {
    history: [
      { orderProgress: "Delivered" as const, at: "2026-11-19T20:00:00.000Z" },
      { orderProgress: "Dispatched" as const, at: "2026-11-20T20:00:00.000Z" },
      { orderProgress: "Delivered" as const, at: "2026-11-21T20:00:00.000Z" },
    ],
    aftercare: [
      { ...before, remedy: "exchange" as const, state: "done" as const },
      { ...before, remedy: "alteration" as const, state: "done" as const },
      { ...before, remedy: null, state: "declined" as const },
      { ...before, item: "b", remedy: null, state: "asked" as const },
    ],
  };
  const now = new Date("2026-11-25T20:00:00.000Z");
  expect(returnFacts(order, { ...line, id: "a", quantity: 3 }, now)).toMatchObject({
    arrivedOn: "2026-11-22",
    today: "2026-11-26",
    isOpen: false,
    piecesLeft: 2,
    exchanges: 3,
  });
  expect(returnFacts(order, { ...line, id: "b", quantity: 1 }, now).isOpen).toBe(true);
});

test("excludes pieces returned or lost with their parcel, unless they were sent again", () => {
  const left = (...parcels: [ParcelState, number][]) =>
    returnFacts(
      {
        history: [],
        parcels: parcels.map(([state, pieces]) => ({
          state,
          items: [
            { id: "a", pieces },
            { id: "b", pieces: 9 },
          ],
        })),
      },
      { ...line, id: "a", quantity: 3 },
      new Date(),
    ).piecesLeft;
  expect(left()).toBe(3);
  expect(left(["delivered", 3])).toBe(3);
  expect(left(["delivered", 2], ["returned", 1])).toBe(2);
  expect(left(["returning", 1], ["lost", 1])).toBe(1);
  expect(left(["returned", 2], ["delivered", 3])).toBe(3);
  expect(left(["cancelled", 3], ["refused", 3], ["returned", 3])).toBe(0);
});
