import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayInKarachi, dayNumber, momentOf, weekdayOf } from "../values/karachi-time.ts";
import { type DeliveryRules, defaultDeliveryRules } from "./delivery-rules.ts";
import {
  countPieces,
  type PieceCount,
  promiseDelivery,
  promiseHoldsUntil,
  spreadWork,
  weighPieces,
} from "./promise-delivery.ts";

const inKarachi = (time: string) => new Date(`${time}+05:00`);
const rules: DeliveryRules = { ...defaultDeliveryRules, workingDays: 2, customWorkingDays: 4, holidays: [] };
const one: PieceCount = { standard: 1, custom: 0 };

function promise(at: Date, changes: Partial<Parameters<typeof promiseDelivery>[0]> = {}) {
  return promiseDelivery({ rules, at, pieces: one, promised: new Map(), to: { city: "Lahore" }, ...changes });
}

// 20 November 2026 is a Friday.
test.each([
  ["a Monday morning", "2026-11-23T09:00", "2026-11-25", "2026-11-26", "2026-11-27"],
  ["a minute before the cut-off hour", "2026-11-23T16:59", "2026-11-25", "2026-11-26", "2026-11-27"],
  ["the cut-off hour", "2026-11-23T17:00", "2026-11-26", "2026-11-27", "2026-11-28"],
  ["the last minute of a day", "2026-11-23T23:59", "2026-11-26", "2026-11-27", "2026-11-28"],
  ["midnight, which begins the next day", "2026-11-24T00:00", "2026-11-26", "2026-11-27", "2026-11-28"],
  ["a Saturday", "2026-11-21T10:00", "2026-11-24", "2026-11-25", "2026-11-26"],
  [
    "a Saturday evening, which counts as Monday",
    "2026-11-21T20:00",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
  ],
  ["a Sunday, which counts as Monday", "2026-11-22T10:00", "2026-11-25", "2026-11-26", "2026-11-27"],
  [
    "a Thursday, whose parcel is under way on Sunday",
    "2026-11-26T10:00",
    "2026-11-28",
    "2026-11-30",
    "2026-12-01",
  ],
  ["the end of a year", "2026-12-30T10:00", "2027-01-01", "2027-01-02", "2027-01-04"],
  ["the end of February", "2027-02-25T10:00", "2027-02-27", "2027-03-01", "2027-03-02"],
  ["the end of February in a leap year", "2028-02-26T10:00", "2028-02-29", "2028-03-01", "2028-03-02"],
])("an order of %s leaves and arrives as promised", (_when, at, leavesBy, arrivesFrom, arrivesBy) => {
  expect(promise(inKarachi(`${at}:00`))).toEqual({ leavesBy, arrivesFrom, arrivesBy });
});

describe("Eid", () => {
  // Wednesday 10 to Friday 12 March 2027.
  const eid = { ...rules, holidays: [{ from: "2027-03-10", to: "2027-03-12", name: "Eid ul-Fitr" }] };

  test.each([
    ["two days before it", "2027-03-08T10:00", "2027-03-13", "2027-03-15", "2027-03-16"],
    ["on its eve after the cut-off", "2027-03-09T18:00", "2027-03-16", "2027-03-17", "2027-03-18"],
    ["in the middle of it", "2027-03-11T10:00", "2027-03-16", "2027-03-17", "2027-03-18"],
    ["whose parcel would be under way in it", "2027-03-06T10:00", "2027-03-09", "2027-03-13", "2027-03-15"],
  ])("moves an order %s", (_when, at, leavesBy, arrivesFrom, arrivesBy) => {
    const dates = promise(inKarachi(`${at}:00`), { rules: eid });
    expect(dates).toEqual({ leavesBy, arrivesFrom, arrivesBy });
  });
});

test("gives a made-to-measure piece the working days of custom sizes", () => {
  const monday = inKarachi("2026-11-23T09:00:00");
  expect(promise(monday, { pieces: { standard: 3, custom: 1 } }).leavesBy).toBe("2026-11-27");
});

test.each([
  [{ city: " karachi ", province: "Sindh" }, "2026-11-27", "2026-11-30"],
  [{ city: "Sukkur", province: "Sindh" }, "2026-11-28", "2026-11-30"],
  [{ city: "Nowhere", province: "gilgit-baltistan" }, "2026-12-01", "2026-12-03"],
  [{}, "2026-11-26", "2026-12-03"],
  [{ city: "", province: "" }, "2026-11-26", "2026-12-03"],
])("takes the courier days of the city, else of the province, else of all: %o", (to, from, by) => {
  const { arrivesFrom, arrivesBy } = promise(inKarachi("2026-11-23T09:00:00"), { to });
  expect([arrivesFrom, arrivesBy]).toEqual([from, by]);
});

describe("with a capacity of 20 pieces a day", () => {
  const small: DeliveryRules = { ...rules, piecesPerDay: 20, customPieceWeight: 3 };
  const monday = inKarachi("2026-11-23T09:00:00");
  const leaves = (pieces: PieceCount, promised: Record<string, number> = {}) =>
    promise(monday, {
      rules: small,
      pieces,
      promised: new Map(Object.entries(promised).map(([day, work]) => [dayNumber(day), work])),
    }).leavesBy;

  test("does not delay one cap to the days of a hundred pieces", () => {
    expect([leaves(one), leaves({ standard: 100, custom: 0 })]).toEqual(["2026-11-25", "2026-11-30"]);
    expect(leaves({ standard: 0, custom: 14 })).toBe("2026-11-30");
  });

  test("reserves capacity for work that is already promised", () => {
    expect(leaves(one, { "2026-11-25": 19 })).toBe("2026-11-25");
    expect(leaves(one, { "2026-11-25": 20 })).toBe("2026-11-26");
    expect(leaves({ standard: 2, custom: 0 }, { "2026-11-25": 19, "2026-11-26": 20 })).toBe("2026-11-27");
  });

  test("moves work for a full day to the free days before it", () => {
    expect(leaves(one, { "2026-11-26": 40 })).toBe("2026-11-27");
    expect(leaves(one, { "2026-11-26": 39 })).toBe("2026-11-25");
  });

  test("schedules overdue work first", () => {
    expect(leaves(one, { "2026-11-20": 59 })).toBe("2026-11-25");
    expect(leaves(one, { "2026-11-20": 60 })).toBe("2026-11-26");
  });
});

const aDay = fc.integer({ min: 20_400, max: 22_000 });
const anyRules: fc.Arbitrary<DeliveryRules> = fc
  .record({
    workdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    courierWorkdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    cutOffHour: fc.integer({ min: 0, max: 24 }),
    workingDays: fc.integer({ min: 1, max: 30 }),
    customWorkingDays: fc.integer({ min: 1, max: 30 }),
    piecesPerDay: fc.integer({ min: 1, max: 200 }),
  })
  .map((changes) => ({ ...defaultDeliveryRules, ...changes }));
const anyMoment = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true });
const anyPieces = fc
  .record({ standard: fc.nat(60), custom: fc.nat(20) })
  .filter((pieces) => pieces.standard + pieces.custom > 0);
const anyWork = fc.array(fc.tuple(aDay, fc.integer({ min: 1, max: 300 })), { maxLength: 12 });

test("begins every promise on a working day, with its days in order", () => {
  fc.assert(
    fc.property(anyRules, anyMoment, anyPieces, anyWork, (given, at, pieces, work) => {
      const dates = promiseDelivery({ rules: given, at, pieces, promised: new Map(work), to: {} });
      expect(given.workdays).toContain(weekdayOf(dayNumber(dates.leavesBy)));
      expect(given.courierWorkdays).toContain(weekdayOf(dayNumber(dates.arrivesFrom)));
      for (const { from, to } of given.holidays)
        expect(dates.leavesBy < from || dates.leavesBy > to).toBe(true);
      expect(dayInKarachi(at) < dates.leavesBy).toBe(true);
      expect(dates.leavesBy < dates.arrivesFrom && dates.arrivesFrom <= dates.arrivesBy).toBe(true);
    }),
  );
});

test("holds a promise until its expiry, and gives no earlier one after it", () => {
  fc.assert(
    fc.property(anyRules, anyMoment, (given, at) => {
      const ask = (moment: Date) =>
        promiseDelivery({ rules: given, at: moment, pieces: one, promised: new Map(), to: {} });
      const until = promiseHoldsUntil(at, given);
      expect(until.getTime()).toBeGreaterThan(at.getTime());
      expect(ask(new Date(until.getTime() - 1))).toEqual(ask(at));
      expect(ask(until).leavesBy >= ask(at).leavesBy).toBe(true);
    }),
  );
});

test("promises successive orders no more than the workshop's capacity", () => {
  fc.assert(
    fc.property(anyRules, anyMoment, fc.array(anyPieces, { maxLength: 40 }), (given, at, orders) => {
      const promised = new Map<number, number>();
      const today = dayNumber(dayInKarachi(at));
      for (const pieces of orders) {
        const day = dayNumber(promiseDelivery({ rules: given, at, pieces, promised, to: {} }).leavesBy);
        promised.set(day, (promised.get(day) ?? 0) + weighPieces(pieces, given));
      }
      const all = orders.reduce((sum, pieces) => sum + weighPieces(pieces, given), 0);
      // The search has a horizon; no order of this test reaches it.
      fc.pre(all < given.piecesPerDay * 30);
      const done = spreadWork(promised, today, given);
      const lastDay = Math.max(today, ...promised.keys());
      expect([...done.values()].reduce((sum, pieces) => sum + pieces, 0)).toBe(all);
      for (const [day, pieces] of done) {
        expect(pieces).toBeLessThanOrEqual(given.piecesPerDay);
        expect(day).toBeLessThanOrEqual(lastDay);
      }
    }),
  );
});

test("finds the moment of a day in Karachi from its hour", () => {
  expect(momentOf("2026-11-24", 0)).toEqual(inKarachi("2026-11-24T00:00:00"));
  expect(promiseHoldsUntil(inKarachi("2026-11-23T16:59:59"), rules)).toEqual(
    inKarachi("2026-11-23T17:00:00"),
  );
  expect(promiseHoldsUntil(inKarachi("2026-11-23T17:00:00"), rules)).toEqual(
    inKarachi("2026-11-24T00:00:00"),
  );
});

test("counts pieces as standard or personalised", () => {
  const lines = [
    { quantity: 2, custom_size: false, name_engraving: false },
    { quantity: 3, custom_size: { chest: 40 }, name_engraving: false },
    { quantity: 4, custom_size: false, name_engraving: { name: "Sana", position: "left" } },
  ];
  expect(countPieces(lines)).toEqual({ standard: 2, custom: 7 });
});

test.each([
  ["text", true],
  ["measurement", true],
  ["picture", true],
  ["yes-no", false],
  ["one-of", false],
  ["color", false],
])("treats a piece with a chosen %s as personalised: %s", (kind, isCustom) => {
  const plain = { quantity: 3, custom_size: false, name_engraving: false };
  const expected = isCustom ? { standard: 0, custom: 3 } : { standard: 3, custom: 0 };
  expect(countPieces([{ ...plain, options: [{ kind }] }])).toEqual(expected);
});
