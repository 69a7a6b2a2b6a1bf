import fc from "fast-check";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { trackNext } from "#server/parcels/poll-parcels.ts";
import type { TestShop } from "./create-test-shop.ts";
import { person, plainLine } from "./guest-order.ts";
import { createOrderHelpers } from "./order-helpers.ts";
import type { SignedInStaff } from "./sign-in-staff.ts";

const order = fc.constantFrom(0, 0, 0, 1);
const few = fc.integer({ min: 1, max: 3 });
const some = fc.nat({ max: 2 });

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant("place"), stocked: few, sewn: some }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("edit"),
      order,
      line: some,
      size: fc.constantFrom("M", "L"),
      more: some,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("stage"),
      order,
      stage: fc.constantFrom("started", "cut", "sewn", "packed"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("book"), order, most: few }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant("note"),
      order,
      parcel: some,
      state: fc.constantFrom("picked", "delivered", "returned"),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom(
        ...["dispatch", "deliver", "undo", "cancel", "cancel-rest", "lose", "mend", "alter", "check-in-all"],
      ),
      order,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom("check-in", "give-back"),
      order,
      line: some,
      parcel: some,
      pieces: few,
      toRepair: some,
      wasted: some,
      remedy: fc.constantFrom("refund", "alteration"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant("correct"),
      reason: fc.constantFrom("received", "damaged"),
      pieces: few,
    }),
  },
);

export type PieceStep = Record<string, unknown> & { what: string };

const packed = { what: "stage", order: 0, stage: "packed" };
const picked = { what: "note", order: 0, parcel: 0, state: "picked" };
const allBack = { what: "give-back", order: 0, line: 0, parcel: 0, pieces: 2, toRepair: 1, wasted: 0 };

const cameBackAndBookedAgain: PieceStep[] = [
  ...[packed, { what: "book", order: 0, most: 3 }, picked, picked, { ...picked, state: "returned" }],
  { what: "book", order: 0, most: 2 },
];

/** Progress of the first order at the start, which random steps alone seldom reach. */
const beginnings: PieceStep[][] = [
  [],
  [{ ...packed, stage: "cut" }],
  [packed, { what: "book", order: 0, most: 1 }, { what: "book", order: 0, most: 3 }, picked],
  [packed, { what: "book", order: 0, most: 3 }, picked, { ...picked, state: "returned" }],
  cameBackAndBookedAgain,
  [...cameBackAndBookedAgain, { what: "cancel", order: 0 }],
  [
    ...[packed, { what: "book", order: 0, most: 1 }, { what: "book", order: 0, most: 1 }],
    ...[picked, { ...picked, state: "delivered" }, { what: "cancel-rest", order: 0 }],
  ],
  [packed, { what: "dispatch", order: 0 }],
  [
    { what: "dispatch", order: 0 },
    { what: "deliver", order: 0 },
  ],
  [
    { what: "dispatch", order: 0 },
    { what: "deliver", order: 0 },
    { ...allBack, remedy: "refund" },
  ],
  [
    { what: "dispatch", order: 0 },
    { what: "deliver", order: 0 },
    { ...allBack, remedy: "alteration" },
  ],
];

/** Histories of two orders; the shop refuses steps that do not fit. */
export const pieceHistories: fc.Arbitrary<PieceStep[]> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(step as fc.Arbitrary<PieceStep>, { minLength: 8, maxLength: 25 }),
  )
  .map(([beginning, rest]) => [
    { what: "place", stocked: 3, sewn: 2 },
    { what: "place", stocked: 2, sewn: 0 },
    ...beginning,
    ...rest,
  ]);

type Item = { id: string; sizes: string; quantity: number };
type Sorting = {
  line: number;
  parcel: number;
  pieces: number;
  toRepair: number;
  wasted: number;
  remedy: string;
};

/** Acts of staff, couriers and customers on pieces, by their calls. Each returns the status of the last. */
export function createPieceActs(shop: TestShop, staff: SignedInStaff, tailored: string) {
  const { pool } = shop.database;
  const { cookie } = staff;
  const { office, get, place, editOf } = createOrderHelpers(shop, staff);
  const ids: string[] = [];
  let corrected = 0;

  const admin = async (call: string, body: object) => {
    const answer = await shop.post(
      `/api/admin/${call}`,
      { acknowledged: questionCodes, ...body },
      { cookie },
    );
    if (answer.statusCode >= 500) throw new Error(`${call}: ${answer.body}`);
    return answer;
  };
  const parcelsOf = async (
    id: string,
  ): Promise<{ id: string; state: string; items: { id: string; pieces: number; toCheckIn: number }[] }[]> =>
    (await shop.app.inject({ url: `/api/admin/parcels/list?orderId=${id}`, headers: { cookie } })).json()
      .parcels;
  const followAll = async () => {
    await pool.query("update parcels set next_at = now() where next_at is not null");
    const { couriers, shop: settings } = shop.services;
    while (await trackNext({ pool, couriers, shop: settings }));
  };
  const sorted = ({ toRepair, wasted }: Sorting, pieces: number) => {
    const mended = Math.min(toRepair, pieces);
    return { toRepair: mended, wasted: Math.min(wasted, pieces - mended) };
  };

  const acts: Record<string, (id: string, step: never) => Promise<unknown>> = {
    async edit(id, { line, size, more }: { line: number; size: string; more: number }) {
      const before = await editOf(id);
      const items = (before.items as Item[]).map((item, index, all) =>
        index === line % all.length ? { ...item, sizes: size, quantity: item.quantity + more } : item,
      );
      const { totalAmount, backToWork } = (await office("quoteEdit", { ...before, items })).json();
      return admin("orders/edit", { ...before, items, totalAmount, backToWork });
    },
    stage: (id, { stage }: { stage: string }) => admin("jobTickets/setStage", { ids: [id], stage }),
    async book(id, { most }: { most: number }) {
      const { open, parcels } = (
        await shop.app.inject({ url: `/api/admin/parcels/list?orderId=${id}`, headers: { cookie } })
      ).json();
      const items = open.map((item: { id: string; pieces: number }) => ({
        id: item.id,
        pieces: Math.min(item.pieces, most),
      }));
      const part = { parcels: parcels.length, items, collects: 0 };
      if (items.length === 0) return;
      await admin("parcels/book", { courier: "own-rider", orders: [{ id, part }] });
      await followAll();
    },
    async note(id, { parcel, state }: { parcel: number; state: string }) {
      const parcels = await parcelsOf(id);
      const one = parcels[parcel % Math.max(parcels.length, 1)];
      const next = one?.state === "booked" ? "picked" : state;
      if (one) await admin("parcels/note", { id: one.id, state: next });
    },
    dispatch: (id) =>
      admin("orders/dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: id.slice(-9) }] }),
    deliver: (id) => admin("orders/deliver", { ids: [id] }),
    undo: (id) => admin("orders/undoDelivery", { id, reason: "Another one" }),
    cancel: (id) => admin("orders/cancel", { id, reason: "No answer" }),
    async "cancel-rest"(id) {
      const lessDue = (await get(id)).office.rest?.lessDue ?? 0;
      return admin("orders/cancelRest", { id, lessDue, reason: "No answer" });
    },
    // For another courier: an integrated one reports a loss automatically.
    lose: (id) =>
      pool.query(
        "update parcels set state = 'lost' where order_id = $1 and state in ('picked', 'attempted')",
        [id],
      ),
    async "check-in"(id, step: Sorting) {
      const parcels = await parcelsOf(id);
      const parcel = parcels[step.parcel % Math.max(parcels.length, 1)];
      if (!parcel) return;
      const items = parcel.items
        .filter(({ toCheckIn }) => toCheckIn > 0)
        .map((item) => ({ id: item.id, ...sorted(step, item.toCheckIn) }));
      return admin("parcels/checkIn", { id, reason: "Refused", parcel: parcel.id, lessDue: 0, items });
    },
    async "check-in-all"(id) {
      const items = (await get(id)).items.map((item: Item) => ({ id: item.id, toRepair: 0, wasted: 0 }));
      return admin("parcels/checkIn", { id, reason: "Refused", items });
    },
    async "give-back"(id, step: Sorting) {
      const { items } = await get(id);
      const item: Item = items[step.line % items.length];
      const pieces = Math.min(step.pieces, item.quantity);
      const kind = step.remedy === "refund" ? "return" : step.remedy;
      const asked = await shop.post("/orders/askAftercare", {
        id,
        item: item.id,
        contact: person.phone,
        kind,
        reason: "too-small",
        pieces,
        details: "See the shoulders",
      });
      if (asked.statusCode !== 200) return;
      const { request } = asked.json();
      await admin("aftercare/approve", { id: request, remedy: step.remedy, back: "customer", out: "shop" });
      const what = step.remedy === "refund" ? sorted(step, pieces) : {};
      await admin("aftercare/receive", { id: request, ...what });
      const { rows } = await pool.query("select credit from aftercare_requests where id = $1", [request]);
      const refund = {
        id: request,
        how: "raast",
        reference: request.slice(-12),
        on: "2026-11-20",
        amount: rows[0].credit,
      };
      if (step.remedy === "refund" && rows[0].credit > 0) await admin("aftercare/refund", refund);
    },
    async mend() {
      const { items } = (
        await shop.app.inject({ url: "/api/admin/repairs/list", headers: { cookie } })
      ).json();
      const piece = items.find(({ request }: { request: string | null }) => request === null);
      if (piece) await admin("repairs/finish", { id: piece.id, mended: 1, scrapped: 0 });
    },
    async alter(id) {
      const { rows } = await pool.query(
        "select id from aftercare_requests where order_id = $1 and remedy = 'alteration' and state = 'received'",
        [id],
      );
      if (!rows[0]) return;
      const made = await admin("aftercare/alter", { id: rows[0].id, what: "Sleeves 2 cm shorter" });
      const following = made.json().id;
      if (following) await acts.dispatch?.(following, undefined as never);
    },
  };

  async function begin({ stocked, sewn }: { stocked: number; sewn: number }): Promise<void> {
    if (ids.length === 2) return;
    const ofStock = { ...plainLine, sizes: "M", quantity: stocked };
    const toOrder = { ...plainLine, _id: tailored, sizes: "M", quantity: sewn };
    ids.push(await place({ items: sewn > 0 ? [ofStock, toOrder] : [ofStock] }));
  }

  async function correct({ reason, pieces }: { reason: string; pieces: number }): Promise<void> {
    const body = { id: plainLine._id, reason, changes: [{ size: "M", pieces }] };
    const answer = await admin("stock/correct", body);
    if (answer.statusCode === 200) corrected += reason === "received" ? pieces : -pieces;
  }

  return {
    ids,
    corrected: () => corrected,
    async take(one: PieceStep): Promise<void> {
      if (one.what === "place") return begin(one as never);
      if (one.what === "correct") return correct(one as never);
      const id = ids[one.order as number];
      if (id) await acts[one.what]?.(id, one as never);
    },
  };
}
