import fc from "fast-check";
import type { BookLine } from "#contract/reports/books.ts";

/** An event of an order's history; `on` is a day on which money moved. */
export type Happening =
  | { what: "place"; pieces: number }
  | { what: "edit"; order: number; pieces: number }
  | { what: "cancel" | "dispatch" | "deliver" | "undoDelivery" | "takeCashBack"; order: number }
  | { what: "takeTransferBack"; order: number }
  | { what: "checkIn"; order: number; fee: number }
  | { what: "receiveCash"; order: number; on: string }
  | { what: "transfer" | "refund"; order: number; share: number; on: string }
  | { what: "payout"; order: number; cod: number; fee: number; on: string };

/** Days around the ends of months and of tax years. */
const days = [
  "2025-06-30",
  "2025-07-01",
  "2026-02-28",
  "2026-06-30",
  "2026-10-31",
  "2026-11-01",
  "2026-11-20",
];

const order = fc.nat(3);
const on = fc.constantFrom(...days);
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const pieces = fc.integer({ min: 1, max: 4 });
const simple = (what: Extract<Happening, { order: number }>["what"]) =>
  fc.record({ what: fc.constant(what), order });

const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant("place"), pieces }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("edit"), order, pieces }) },
  { weight: 1, arbitrary: simple("cancel") },
  { weight: 5, arbitrary: simple("dispatch") },
  { weight: 5, arbitrary: simple("deliver") },
  { weight: 1, arbitrary: simple("undoDelivery") },
  { weight: 1, arbitrary: simple("takeCashBack") },
  { weight: 1, arbitrary: simple("takeTransferBack") },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("checkIn"), order, fee: fc.constantFrom(0, 180, 258) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("receiveCash"), order, on }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("transfer"), order, share, on }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("refund"), order, share, on }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("payout"),
      order,
      on,
      cod: fc.constantFrom(0, 100, 4750, 5000, 9000),
      fee: fc.integer({ min: 10_000, max: 40_000 }),
    }),
  },
) as fc.Arbitrary<Happening>;

/** Histories that begin with an order; the player skips events that do not fit its state. */
export const histories: fc.Arbitrary<Happening[]> = fc
  .array(happening, { minLength: 6, maxLength: 28 })
  .map((rest) => [{ what: "place", pieces: 1 }, { what: "place", pieces: 2 }, ...rest]);

export const fullHistory: Happening[] = [
  ...[1, 2, 1, 3].map((pieces) => ({ what: "place", pieces }) as const),
  { what: "transfer", order: 0, share: 0.4, on: "2026-10-31" },
  { what: "refund", order: 0, share: 0.5, on: "2026-11-01" },
  { what: "transfer", order: 1, share: 1, on: "2026-06-30" },
  { what: "edit", order: 1, pieces: 1 },
  ...[0, 1, 2, 3].map((order) => ({ what: "dispatch", order }) as const),
  { what: "takeTransferBack", order: 0 },
  { what: "deliver", order: 0 },
  { what: "undoDelivery", order: 0 },
  { what: "deliver", order: 0 },
  { what: "receiveCash", order: 0, on: "2026-02-28" },
  { what: "takeCashBack", order: 0 },
  { what: "payout", order: 0, cod: 4750, fee: 22_240, on: "2026-11-20" },
  { what: "checkIn", order: 2, fee: 180 },
  { what: "payout", order: 2, cod: 0, fee: 22_240, on: "2025-07-01" },
  { what: "payout", order: 3, cod: 0, fee: 10_001, on: "2025-06-30" },
  { what: "checkIn", order: 3, fee: 258 },
  { what: "cancel", order: 1 },
];

/** A model of the books by month, computed from events. */
export class ReckonedBooks {
  readonly months = new Map<string, Map<BookLine | "delivered", number>>();
  readonly paisa = {
    cod: 0,
    fee: 0,
    feeTax: 0,
    incomeTax: 0,
    salesTax: 0,
    others: 0,
    net: 0,
    parcels: 0,
    returned: 0,
  };

  add(line: BookLine | "delivered", day: string, amount: number): void {
    const month = day.slice(0, 7);
    const lines = this.months.get(month) ?? new Map<BookLine | "delivered", number>();
    lines.set(line, (lines.get(line) ?? 0) + amount);
    this.months.set(month, lines);
  }

  /** A parcel paid out by a courier, in hundredths of a rupee. */
  addPayout(amounts: Omit<ReckonedBooks["paisa"], "parcels" | "returned" | "others">): void {
    for (const [name, amount] of Object.entries(amounts)) this.paisa[name as keyof typeof amounts] += amount;
    this.paisa.parcels += 1;
    this.paisa.returned += amounts.cod === 0 ? 1 : 0;
  }

  amountOf(line: BookLine | "delivered", month: string): number {
    return this.months.get(month)?.get(line) ?? 0;
  }
}
