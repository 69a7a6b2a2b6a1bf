import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import type { OfficeParcel } from "#contract/parcels/office-parcels.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { trackNext } from "#server/parcels/poll-parcels.ts";
import { refundNext } from "#server/payments/gateways/refund-payment.ts";
import { createLateCalls, lateActs } from "./crossing-late-acts.ts";
import { guestOrder, plainLine } from "./guest-order.ts";
import { createJazzCashShop, workOff } from "./jazzcash-shop.ts";
import type { PostExStandIn } from "./stand-ins/postex.ts";

/** An act of staff, a customer, the courier or the gateway on an order; the shop refuses one that does not fit. */
export type Act = { do: ActName; order: number; line: number; pieces: number; share: number };

const acts = [
  ["place", 3],
  ["placePrepaid", 2],
  ["confirm", 2],
  ["cut", 2],
  ["pack", 4],
  ["edit", 2],
  ["book", 5],
  ["bookPart", 4],
  ["callOff", 1],
  ["dispatch", 2],
  ["deliver", 2],
  ["undoDelivery", 2],
  ["cancelByStaff", 3],
  ["cancelRest", 3],
  ["cancelByCustomer", 2],
  ["askToCancel", 1],
  ["checkIn", 3],
  ["receiveCash", 2],
  ["takeCashBack", 1],
  ["enterTransfer", 3],
  ["payBackByHand", 3],
  ["takeTransferBack", 1],
  ["payOnline", 4],
  ["payBackOnline", 3],
  ["answerRefund", 2],
  ["courierFetches", 5],
  ["courierDelivers", 6],
  ["courierBringsBack", 3],
  ["askReturn", 4],
  ["askExchange", 3],
  ["receiveReturn", 6],
  ["refundReturn", 4],
  ["sendExchange", 4],
  ...lateActs,
] as const;
type ActName = (typeof acts)[number][0];

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.oneof(...acts.map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) }))),
  order: fc.nat({ max: 2 }),
  line: fc.nat({ max: 1 }),
  pieces: fc.integer({ min: 1, max: 2 }),
  share: fc.constantFrom(0.1, 0.5, 1),
}) as fc.Arbitrary<Act>;

export const actsOf = (...names: ActName[]): Act[] =>
  names.map((name) => ({ do: name, order: 0, line: 0, pieces: 1, share: 1 }));

/** Progress of the first order at the start, which random acts alone seldom reach. */
const beginnings: Act[][] = [
  actsOf("place"),
  actsOf("place", "pack", "book"),
  actsOf("place", "pack", "bookPart", "book", "courierFetches", "courierDelivers"),
  actsOf("place", "pack", "bookPart", "book", "courierDelivers", "cancelRest"),
  actsOf("place", "dispatch", "deliver", "receiveCash", "askReturn", "receiveReturn"),
  actsOf("placePrepaid", "payOnline", "dispatch", "deliver", "askExchange", "receiveReturn"),
  actsOf("placePrepaid", "payOnline", "dispatch", "deliver", "payBackOnline"),
  actsOf("place", "dispatch", "deliver", "receiveCash", "askAlteration", "receiveReturn", "sendAltered"),
  actsOf("place", "dispatch", "deliver", "receiveCash", "askReturn", "receiveToRepair"),
  actsOf("place", "pack", "bookInSilence", "cancelByStaff"),
  actsOf("place", "hoursPass"),
];

export const crossingHistories: fc.Arbitrary<Act[]> = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(act, { minLength: 8, maxLength: 24 }))
  .map(([beginning, rest]) => [...beginning, ...rest]);

const phone = "0300 1234567";

type Answer = { statusCode: number; body: string };
type Parcel = Pick<OfficeParcel, "id" | "state" | "trackingNumber" | "items">;

/** A shop with PostEx and JazzCash, where acts use the calls of their actors; returns the answers. */
export async function createCrossingShop(postEx: PostExStandIn) {
  const jazz = await createJazzCashShop({ POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token });
  const { shop, pool, owner, get, editOf, office, standIn } = jazz;
  const { couriers, shop: settings } = shop.services;
  const headers = { cookie: owner.cookie };
  const on = dayInKarachi(new Date());
  let ids: string[] = [];
  let numbers = 0;
  const reference = () => {
    numbers += 1;
    return `CROSS-${numbers}`;
  };
  const admin = (call: string, body: object) =>
    shop.post(`/api/admin/${call}`, { acknowledged: questionCodes, ...body }, headers);
  const read = async (path: string) => {
    const request: InjectOptions = { url: `/api/admin/${path}`, headers };
    return (await shop.app.inject(request)).json();
  };
  const parcelsOf = async (id: string): Promise<Parcel[]> =>
    (await read(`parcels/list?orderId=${id}`)).parcels;

  async function place(more: object, { pieces }: Act): Promise<Answer | undefined> {
    if (ids.length === 3) return undefined;
    const items = [
      { ...plainLine, quantity: pieces },
      { ...plainLine, sizes: "L" },
    ];
    const draft = guestOrder({ city: "lahore", phone, items, ...more, totalAmount: "1" });
    const { totalAmount } = (await shop.post("/orders/createOrderAsGuest", draft)).json();
    const placed = await shop.post("/orders/createOrderAsGuest", { ...draft, totalAmount });
    if (placed.statusCode === 201) {
      const { OrderID } = placed.json();
      ids.push((await shop.post("/orders/trackOrder", { OrderID })).json().order.id);
    }
    return placed;
  }

  async function tellOfParcels(id: string, from: readonly string[], code: string, words: string) {
    const parcel = (await parcelsOf(id)).find(({ state }) => from.includes(state));
    if (parcel) postEx.happen(parcel.trackingNumber, code, words);
    return undefined;
  }

  const newestRequest = async (id: string, states: readonly string[]) =>
    (await get(id)).aftercare?.findLast(({ state }: { state: string }) => states.includes(state));

  async function askAftercare(
    id: string,
    { line, pieces }: Act,
    wish: object,
    remedy: string,
  ): Promise<Answer> {
    const { items } = await get(id);
    const asked = await shop.post("/orders/askAftercare", {
      id,
      item: (items[line] ?? items[0]).id,
      pieces,
      contact: phone,
      reason: "too-small",
      ...wish,
    });
    if (asked.statusCode === 200)
      await admin("aftercare/approve", { id: asked.json().request, remedy, back: "shop", out: "shop" });
    return asked;
  }

  const enter = async (id: string, kind: string, share: number, more: object = {}) => {
    const { due, paid } = (await get(id)).office.money;
    const amount = Math.ceil(Math.max(kind === "received" ? due : paid, 1) * share);
    return office("enterPayment", { id, kind, amount, how: "raast", reference: reference(), on, ...more });
  };

  const noteMade = ({ statusCode, body }: Answer) => {
    if (statusCode === 200) ids.push(JSON.parse(body).id);
  };

  const calls: Record<ActName, (id: string, act: Act) => Promise<Answer | undefined>> = {
    place: (_id, step) => place({}, step),
    placePrepaid: (_id, step) => place({ paymentMethod: "transfer" }, step),
    confirm: (id) => office("confirm", { id }),
    cut: (id) => admin("jobTickets/setStage", { ids: [id], stage: "cut" }),
    pack: (id) => admin("jobTickets/setStage", { ids: [id], stage: "packed" }),
    async edit(id, { pieces, line }) {
      const edit = await editOf(id);
      const items = edit.items.map((item, index) => (index === line ? { ...item, quantity: pieces } : item));
      const quote = await office("quoteEdit", { ...edit, items });
      return office("edit", { ...edit, items, totalAmount: quote.json().totalAmount ?? 0 });
    },
    book: (id) => admin("parcels/book", { courier: "postex", orders: [{ id }] }),
    async bookPart(id, { line, pieces }) {
      const { items } = await get(id);
      const part = {
        parcels: (await parcelsOf(id)).length,
        items: [{ id: (items[line] ?? items[0]).id, pieces }],
      };
      return admin("parcels/book", { courier: "postex", orders: [{ id, part }] });
    },
    async callOff(id) {
      const parcel = (await parcelsOf(id)).at(-1);
      return parcel && admin("parcels/cancel", { id: parcel.id });
    },
    dispatch: (id) =>
      office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: reference() }] }),
    deliver: (id) => office("deliver", { ids: [id] }),
    undoDelivery: (id) => office("undoDelivery", { id, reason: "Another order" }),
    cancelByStaff: (id) => office("cancel", { id, reason: "Not wanted" }),
    async cancelRest(id) {
      const lessDue = (await get(id)).office.rest?.lessDue ?? 0;
      return office("cancelRest", { id, lessDue, reason: "Not wanted" });
    },
    cancelByCustomer: (id) => shop.post("/orders/updateOrder", { id, orderProgress: "Cancelled" }),
    askToCancel: (id) => shop.post("/orders/requestCancel", { id }),
    async checkIn(id) {
      const parcel = (await parcelsOf(id)).find(({ state }) => state === "returned");
      const { items } = await get(id);
      const carried = parcel ? parcel.items.filter(({ toCheckIn }) => toCheckIn > 0) : items;
      const sorted = carried.map((item: { id: string }) => ({ id: item.id, toRepair: 0, wasted: 0 }));
      const body = { id, reason: "Refused at the door", fee: 100, lessDue: 0, items: sorted };
      return admin("parcels/checkIn", { ...body, ...(parcel && { parcel: parcel.id }) });
    },
    receiveCash: (id) => office("receiveCash", { ids: [id], on }),
    takeCashBack: (id) => office("takeCashBack", { id, reason: "Another order" }),
    enterTransfer: (id, { share }) => enter(id, "received", share, { isMoreThanDue: true }),
    payBackByHand: (id, { share }) => enter(id, "refunded", share, { reason: "Goodwill" }),
    async takeTransferBack(id) {
      const entry = (await get(id)).office.ledger.findLast(({ how }: { how: string }) => how === "raast");
      return entry && office("takePaymentBack", { id, entry: entry.id, reason: "Another order" });
    },
    async payOnline(id) {
      const { OrderID } = await get(id);
      const started = await jazz.start(OrderID);
      if (started.statusCode !== 201) return started;
      standIn.settle(await jazz.comeToPay(started.json().payment), "paid");
      await jazz.settleAll();
      return started;
    },
    async payBackOnline(id, { share }) {
      const { payments, money } = (await get(id)).office;
      const paid = payments.find(({ state }: { state: string }) => state === "paid");
      if (!paid) return undefined;
      // Every other refund succeeds without an answer.
      if (numbers % 2 === 0) standIn.refundFaults.push("broken-after");
      const amount = Math.ceil(Math.max(money.paid, 1) * share);
      numbers += 1;
      return office("refundPayment", { payment: paid.id, amount, reason: "Goodwill" });
    },
    async answerRefund(id) {
      const refunds = (await get(id)).office.payments.flatMap((one: { refunds: object[] }) => one.refunds);
      const sent = refunds.find(({ state }: { state: string }) => state === "sent");
      return sent && office("settleRefund", { refund: sent.id, isDone: true });
    },
    courierFetches: (id) => tellOfParcels(id, ["booked"], "0003", "At PostEx Warehouse"),
    courierDelivers: (id) => tellOfParcels(id, ["booked", "picked"], "0005", "Delivered"),
    courierBringsBack: (id) => tellOfParcels(id, ["picked"], "0007", "Returned"),
    askReturn: (id, step) => askAftercare(id, step, { kind: "return" }, "refund"),
    askExchange: (id, step) => askAftercare(id, step, { kind: "exchange", size: "S" }, "exchange"),
    async receiveReturn(id) {
      const request = await newestRequest(id, ["approved"]);
      return request && admin("aftercare/receive", { id: request.id });
    },
    async refundReturn(id) {
      const request = await newestRequest(id, ["received"]);
      const sent = request && { id: request.id, amount: request.credit, how: "raast", on };
      return sent && admin("aftercare/refund", { ...sent, reference: reference() });
    },
    async sendExchange(id) {
      const request = await newestRequest(id, ["received"]);
      const sent = request && (await admin("aftercare/exchange", { id: request.id, size: "S" }));
      if (sent) noteMade(sent);
      return sent;
    },
    ...createLateCalls({
      database: { pool },
      postEx,
      admin,
      read,
      newestRequest,
      askAftercare,
      noteMade,
      together: (name, id, step) => calls[name](id, step),
    }),
  };

  async function settle(): Promise<void> {
    await pool.query("update parcels set next_at = now() where next_at is not null");
    await workOff(() => trackNext({ pool, couriers, shop: settings }));
    await workOff(() => refundNext(jazz.context));
  }

  const idOf = (step: Act): string | undefined => ids[step.order] ?? ids[0];

  return {
    shop,
    pool,
    get,
    read,
    postEx,
    settle,
    ids: () => ids,
    idOf,
    async begin() {
      ids = [];
      // Prevents expiry of earlier histories' orders.
      await pool.query(
        "update orders set confirmed_at = now(), confirmed_by = 'customer' where confirmed_at is null",
      );
      standIn.refundFaults.length = 0;
      postEx.faults.length = 0;
    },

    /** Undefined without an object for it. */
    async take(step: Act): Promise<Answer | undefined> {
      const id = idOf(step);
      if (id === undefined && !step.do.startsWith("place")) return undefined;
      const answer = await calls[step.do](id ?? "", step);
      await settle();
      return answer;
    },
  };
}
