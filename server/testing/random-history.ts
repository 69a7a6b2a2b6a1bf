import { expect } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { TestShop } from "./create-test-shop.ts";
import { plainLine } from "./guest-order.ts";
import { createOrderHelpers } from "./order-helpers.ts";
import type { Happening, ReckonedBooks } from "./random-histories.ts";
import type { SignedInStaff } from "./sign-in-staff.ts";

/** A model of an order, computed without the database. */
type Order = {
  id: string;
  progress: "Pending" | "Dispatched" | "Delivered" | "Cancelled";
  number: string;
  total: number;
  balance: number;
  received: number;
  /** Cash recorded by staff, and not reversed. */
  cash?: { amount: number; on: string } | undefined;
  isPaidOut: boolean;
  transfers: { entry: string; amount: number; on: string }[];
  /** The recorded return fee, not yet on a statement; undefined before the return. */
  returnFee?: number;
  /** Statements about its return that came before it was checked in. */
  stated: number;
};

/** A refund of a delivered order needs a reason. */
const goodwillOf = ({ progress }: Order) => (progress === "Delivered" ? { reason: "Goodwill" } : {});

type Of<What extends Happening["what"]> = Extract<Happening, { what: What }>;

const mostOrders = 4;

let made = 26_112_400_000_000;
let numbers = 0;

/** Plays a history in the shop by its calls, next to the model. Skips events that do not fit the order's state. */
export async function live(
  shop: TestShop,
  staff: SignedInStaff,
  history: readonly Happening[],
  reckoned: ReckonedBooks,
): Promise<Order[]> {
  const today = dayInKarachi(new Date());
  const { get, office, place, editOf, save } = createOrderHelpers(shop, staff);
  const orders: Order[] = [];

  async function done(call: string, body: object): Promise<void> {
    const answer = await office(call, body);
    expect([call, answer.statusCode, answer.body]).toEqual([call, 200, answer.body]);
    for (const { outcome } of answer.json().results ?? []) expect([call, outcome]).toEqual([call, "changed"]);
  }

  async function begin({ pieces }: Of<"place">): Promise<void> {
    if (orders.length === mostOrders) return;
    const id = await place({ items: [{ ...plainLine, quantity: pieces }] });
    const total = (await get(id)).totalAmount;
    reckoned.add("booked", today, total);
    orders.push({
      id,
      total,
      progress: "Pending",
      number: "",
      balance: total,
      received: 0,
      transfers: [],
      isPaidOut: false,
      stated: 0,
    });
  }

  function cancelled(order: Order): void {
    reckoned.add("cancelled", today, -order.total);
    order.balance -= order.total;
    order.progress = "Cancelled";
  }

  /** A refund of a delivered order beyond its credit reduces its price. */
  function lessen(order: Order, back: number): void {
    if (order.progress !== "Delivered") return;
    const rupees = Math.max(back - Math.max(-order.balance, 0), 0);
    reckoned.add("changed", today, -rupees);
    reckoned.add("delivered", today, -rupees);
    order.total -= rupees;
    order.balance -= rupees;
  }

  function charge(amount: number): void {
    reckoned.add("charged", today, amount);
    reckoned.add("written-off", today, amount);
  }

  async function move(order: Order, { what, share, on }: Of<"transfer" | "refund">): Promise<void> {
    const isIn = what === "transfer";
    const amount = Math.floor((isIn ? order.balance : order.received) * share);
    if (amount < 1) return;
    numbers += 1;
    const kind = isIn ? "received" : "refunded";
    await done("enterPayment", {
      id: order.id,
      kind,
      amount,
      how: "raast",
      reference: `BOOKS-${numbers}`,
      on,
      ...(!isIn && goodwillOf(order)),
    });
    reckoned.add(kind, on, amount);
    if (!isIn) lessen(order, amount);
    order.balance += isIn ? -amount : amount;
    order.received += isIn ? amount : -amount;
    const entry = (await get(order.id)).office.ledger.at(-1).id;
    if (isIn) order.transfers.push({ entry, amount, on });
  }

  async function payOut(order: Order, { cod, fee, on }: Of<"payout">): Promise<void> {
    numbers += 1;
    const feeTax = Math.round(fee * 0.16);
    const tax = cod * 2;
    const net = cod * 100 - fee - feeTax - 2 * tax;
    const amounts = [cod * 100, fee, feeTax, tax, tax, net].map((paisa) => (paisa / 100).toFixed(2));
    const file = [
      "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX,WH_SALES_TAX,NET_AMOUNT",
      `${order.number},UF,${cod === 0 ? "Return" : "Delivered"},${amounts.join(",")}`,
    ].join("\r\n");
    const body = { number: `BOOKS-${numbers}`, paidOn: on, file };
    const answer = await shop.post("/api/admin/payouts/apply", body, { cookie: staff.cookie });
    expect([answer.statusCode, answer.json().entered]).toEqual([200, 1]);
    const kept = Math.round((fee + feeTax + 2 * tax) / 100);
    const withheld = Math.min(kept, cod);
    reckoned.add("received", on, cod - withheld);
    reckoned.add("withheld", on, withheld);
    charge(kept - withheld);
    if (cod === 0) {
      // The statement replaces the manually recorded fee.
      charge(-(order.returnFee ?? 0));
      if (order.returnFee === undefined) order.stated += 1;
      else order.returnFee = 0;
    }
    order.balance -= cod;
    order.received += cod;
    order.isPaidOut ||= cod - withheld > 0;
    reckoned.addPayout({ cod: cod * 100, fee, feeTax, incomeTax: tax, salesTax: tax, net });
  }

  /** Events of an order, each with its precondition. */
  const acts: {
    [What in Exclude<Happening["what"], "place">]: (order: Order, it: Of<What>) => Promise<void>;
  } = {
    async edit(order, { pieces }) {
      if (order.progress !== "Pending") return;
      const edit = await editOf(order.id);
      const items = edit.items.map((item) => ({ ...item, quantity: pieces }));
      const { answer, quote } = await save({ ...edit, items });
      expect(answer.statusCode, answer.body).toBe(200);
      reckoned.add("changed", today, quote.totalAmount - order.total);
      order.balance += quote.totalAmount - order.total;
      order.total = quote.totalAmount;
    },
    async cancel(order) {
      if (order.progress !== "Pending" && order.progress !== "Dispatched") return;
      await done("cancel", { id: order.id, reason: "No answer" });
      cancelled(order);
    },
    async dispatch(order) {
      if (order.progress !== "Pending") return;
      made += 1;
      order.number = String(made);
      await done("dispatch", {
        courier: "PostEx",
        orders: [{ id: order.id, consignmentNumber: order.number }],
      });
      order.progress = "Dispatched";
    },
    async deliver(order) {
      if (order.progress !== "Dispatched") return;
      await done("deliver", { ids: [order.id] });
      order.progress = "Delivered";
      reckoned.add("delivered", today, order.total);
    },
    async undoDelivery(order) {
      if (order.progress !== "Delivered" || order.cash || order.isPaidOut) return;
      await done("undoDelivery", { id: order.id, reason: "Another one" });
      order.progress = "Dispatched";
      reckoned.add("delivered", today, -order.total);
    },
    async receiveCash(order, { on }) {
      if (order.progress !== "Delivered" || order.balance <= 0) return;
      await done("receiveCash", { ids: [order.id], on });
      reckoned.add("received", on, order.balance);
      order.cash = { amount: order.balance, on };
      order.received += order.balance;
      order.balance = 0;
    },
    async takeCashBack(order) {
      if (!order.cash || order.balance > 0 || order.isPaidOut) return;
      await done("takeCashBack", { id: order.id, reason: "Of another order" });
      reckoned.add("received", order.cash.on, -order.cash.amount);
      order.balance += order.cash.amount;
      order.received -= order.cash.amount;
      order.cash = undefined;
    },
    transfer: move,
    refund: move,
    async takeTransferBack(order) {
      const transfer = order.transfers.at(-1);
      // The refunded part was paid.
      if (!transfer || transfer.amount > order.received) return;
      order.transfers.pop();
      await done("takePaymentBack", { id: order.id, entry: transfer.entry, reason: "Another order's" });
      reckoned.add("received", transfer.on, -transfer.amount);
      order.balance += transfer.amount;
      order.received -= transfer.amount;
    },
    async checkIn(order, { fee }) {
      if (order.progress !== "Dispatched") return;
      const sent: { id: string }[] = (await get(order.id)).items;
      const items = sent.map(({ id }) => ({ id, toRepair: 0, wasted: 0 }));
      const body = { id: order.id, reason: "Refused", items, fee };
      const answer = await shop.post("/api/admin/parcels/checkIn", body, { cookie: staff.cookie });
      expect(answer.statusCode, answer.body).toBe(200);
      cancelled(order);
      order.returnFee = order.stated > 0 ? 0 : fee;
      charge(order.returnFee);
    },
    async payout(order, it) {
      if (order.number === "" || order.cash || (it.cod > 0 && order.progress === "Cancelled")) return;
      await payOut(order, it);
    },
  };

  for (const happening of history) {
    if (happening.what === "place") await begin(happening);
    else {
      const order = orders[happening.order];
      const act = acts[happening.what] as (order: Order, it: Happening) => Promise<void>;
      if (order) await act(order, happening);
    }
  }
  return orders;
}
