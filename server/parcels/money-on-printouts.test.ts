import { afterAll, beforeAll, expect, test } from "vitest";
import type { PackingSlip } from "#contract/order-views/printed-orders.ts";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { moneyState } from "#contract/orders/money-state.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { person, plainLine } from "#server/testing/guest-order.ts";
import { createJazzCashShop } from "#server/testing/jazzcash-shop.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { createParcelShop } from "#server/testing/parcel-shop.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

/*
 * Two sets at 4,750, 9,500 in all, without delivery. By every way of paying and in every state, what a rider and a
 * packer read on the
 * packing slip, what stands on the label, and what the customer reads, worked out by hand.
 */
const office = await createParcelShop();
afterAll(office.close);
const { shop, manager, postEx, book, parcelsOf, followAll, get: read } = office;
const { get, place, editOf, save, office: act } = createOrderHelpers(shop, manager);
const gateway = await createJazzCashShop();
const on = dayInKarachi(new Date());

beforeAll(async () => {
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  const transferAccounts = { ...shop.services.shop.transferAccounts, raast };
  const { cookie } = await signInStaff(shop, "owner");
  await fine(shop.post("/api/admin/settings/update", { transferAccounts }, { cookie }));
});

async function fine(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
}

let references = 0;
const move = (kind: "received" | "refunded", id: string, amount: number, more: object = {}) => {
  references += 1;
  return fine(
    act("enterPayment", { id, kind, amount, how: "raast", reference: `PAPER-${references}`, on, ...more }),
  );
};
const askAdvance = (id: string) => fine(act("askAdvance", { id, amount: 2_000 }));
const headers = { cookie: manager.cookie };
const startWork = (id: string) =>
  fine(
    shop.post(
      "/api/admin/jobTickets/start",
      { ids: [id], isStarted: true, acknowledged: questionCodes },
      headers,
    ),
  );
const startUnpaid = (id: string) =>
  fine(shop.post("/api/admin/jobTickets/startUnpaid", { id, reason: "A customer of ten years" }, headers));

async function onePiece(id: string, collects?: number): Promise<string> {
  const [item] = (await get(id)).items;
  const part = {
    parcels: 0,
    items: [{ id: item.id, pieces: 1 }],
    ...(collects !== undefined && { collects }),
  };
  return book(id, { part });
}

async function inTwoParcels(id: string, collects?: number): Promise<void> {
  await onePiece(id, collects);
  await book(id);
  await followAll();
}

const happens = async (id: string, of: "first" | "all", code: string) => {
  const parcels = (await parcelsOf(id)).slice(0, of === "first" ? 1 : undefined);
  for (const { trackingNumber } of parcels) postEx.happen(trackingNumber, code, code);
  await followAll();
};

type Case = {
  name: string;
  isAhead?: true;
  act?: (id: string) => Promise<unknown>;
  /** The text of each slip and the amount of its rider. */
  slips: [PackingSlip["says"], number][];
  hold?: string;
  /** Paid, still to be paid, of it to be sent now. */
  reads: [number, number, number];
  money: ReturnType<typeof moneyState>;
};

const waits = "It is waiting for payment.";
const marked = 'The customer is marked "Advance only": ask for an advance first.';

const cases: Case[] = [
  {
    name: "cash, in no parcel",
    slips: [["collect", 9_500]],
    reads: [0, 9_500, 0],
    money: "hand-over",
  },
  {
    name: "cash, in two parcels",
    act: inTwoParcels,
    slips: [
      ["collect", 4_750],
      ["collect", 4_750],
    ],
    reads: [0, 9_500, 0],
    money: "hand-over",
  },
  {
    name: "cash, all of it by the first of two riders",
    act: (id) => inTwoParcels(id, 9_500),
    slips: [
      ["collect", 9_500],
      ["not-this", 0],
    ],
    reads: [0, 9_500, 0],
    money: "hand-over",
  },
  {
    name: "an advance that is missing",
    act: askAdvance,
    slips: [["collect", 9_500]],
    hold: waits,
    reads: [0, 9_500, 2_000],
    money: "send",
  },
  {
    name: "an advance that is missing, begun with all the same",
    act: async (id) => {
      await askAdvance(id);
      await startUnpaid(id);
    },
    slips: [["collect", 9_500]],
    reads: [0, 9_500, 2_000],
    money: "send",
  },
  {
    name: "an advance that has come, in two parcels",
    act: async (id) => {
      await askAdvance(id);
      await move("received", id, 2_000);
      await inTwoParcels(id);
    },
    slips: [
      ["collect", 3_750],
      ["collect", 3_750],
    ],
    reads: [2_000, 7_500, 0],
    money: "hand-over",
  },
  {
    name: "a transfer that is awaited",
    isAhead: true,
    slips: [["collect", 9_500]],
    hold: waits,
    reads: [0, 9_500, 9_500],
    money: "send",
  },
  {
    name: "a transfer that the customer says to have sent",
    isAhead: true,
    act: (id) =>
      fine(
        shop.post("/orders/claimTransfer", { id, contact: person.email, how: "raast", reference: "SAID-1" }),
      ),
    slips: [["collect", 9_500]],
    hold: waits,
    reads: [0, 9_500, 9_500],
    money: "send",
  },
  {
    name: "a transfer of which a part has come",
    isAhead: true,
    act: (id) => move("received", id, 4_000),
    slips: [["collect", 5_500]],
    hold: waits,
    reads: [4_000, 5_500, 5_500],
    money: "send",
  },
  {
    name: "a transfer that has come, in two parcels",
    isAhead: true,
    act: async (id) => {
      await move("received", id, 9_500);
      await inTwoParcels(id);
    },
    slips: [
      ["paid", 0],
      ["paid", 0],
    ],
    reads: [9_500, 0, 0],
    money: "paid",
  },
  {
    name: "paid too much",
    isAhead: true,
    act: (id) => move("received", id, 10_000, { isMoreThanDue: true }),
    slips: [["paid", 0]],
    reads: [10_000, -500, 0],
    money: "owed",
  },
  {
    name: "paid, and some given back that stays to be paid",
    isAhead: true,
    act: async (id) => {
      await move("received", id, 9_500);
      await move("refunded", id, 2_000);
    },
    slips: [["collect", 2_000]],
    hold: waits,
    reads: [7_500, 2_000, 2_000],
    money: "send",
  },
  {
    name: "paid, and some given back as goodwill",
    isAhead: true,
    act: async (id) => {
      await move("received", id, 9_500);
      await move("refunded", id, 2_000, { reason: "A late parcel" });
    },
    slips: [["paid", 0]],
    reads: [7_500, 0, 0],
    money: "paid",
  },
  {
    name: "all of the price taken off",
    act: async (id) => {
      const edit = await editOf(id, { reduction: 9_500, reductionReason: "A gift" });
      expect((await save(edit)).answer.statusCode).toBe(200);
    },
    slips: [["nothing", 0]],
    reads: [0, 0, 0],
    money: "nothing",
  },
  {
    name: "a customer to whom nothing unpaid is sent",
    act: (id) =>
      shop.database.pool.query(
        "update people set advance_only = true where phone = (select international_phone(phone) from orders where id = $1)",
        [id],
      ),
    slips: [["collect", 9_500]],
    hold: marked,
    reads: [0, 9_500, 0],
    money: "hand-over",
  },
  {
    name: "a customer who wants to cancel what is in work",
    act: async (id) => {
      await startWork(id);
      await fine(shop.post("/orders/requestCancel", { id }));
    },
    slips: [["collect", 9_500]],
    hold: "The customer wants to cancel it and is waiting for your answer.",
    reads: [0, 9_500, 0],
    money: "hand-over",
  },
  {
    name: "cancelled",
    act: (id) => fine(act("cancel", { id, reason: "Changed their mind" })),
    slips: [["cancelled", 0]],
    reads: [0, 0, 0],
    money: "nothing",
  },
  {
    name: "one of two parcels arrived, the other is on its way",
    act: async (id) => {
      await inTwoParcels(id);
      await happens(id, "all", "0003");
      await happens(id, "first", "0005");
    },
    slips: [
      ["collected", 4_750],
      ["collect", 4_750],
    ],
    reads: [0, 9_500, 0],
    money: "hand-over",
  },
  {
    name: "delivered, and its cash noted",
    act: async (id) => {
      await fine(act("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] }));
      await fine(act("deliver", { ids: [id] }));
      await fine(act("receiveCash", { ids: [id], on }));
    },
    slips: [["paid", 0]],
    reads: [9_500, 0, 0],
    money: "paid",
  },
];

type Tracked = Parameters<typeof moneyState>[0];

const readsOf = ({ payment, ahead }: Tracked) => [payment.received, payment.balance, ahead?.dueNow ?? 0];

async function issue(id: string) {
  await fine(shop.post("/api/admin/invoices/issue", { ids: [id] }, headers));
  return (await read(`/api/admin/orders/papers?ids=${id}`)).json().orders[0];
}

let phones = 0;
test.each(cases)("slips, labels and tracking of an order say the same of its money: $name", async (each) => {
  phones += 1;
  const id = await place({
    city: "lahore",
    phone: `0300 55500${String(phones).padStart(2, "0")}`,
    items: [{ ...plainLine, quantity: 2 }],
    ...(each.isAhead && { paymentMethod: "transfer" }),
  });
  await each.act?.(id);
  const order = await get(id);
  const paper = (await read(`/api/admin/orders/papers?ids=${id}`)).json().orders[0];
  const slips: PackingSlip[] = paper.slips;
  expect(slips.map(({ says, collects }) => [says, collects])).toEqual(each.slips);
  expect(new Set(slips.map(({ hold }) => hold))).toEqual(new Set([each.hold ?? ""]));
  const labels = postEx.parcels.filter(({ order: booked }) =>
    booked.orderRefNumber.startsWith(order.OrderID),
  );
  expect(labels.map(({ order: booked }) => Number(booked.invoicePayment))).toEqual(
    slips.flatMap(({ parcel, collects }) => (parcel ? [collects] : [])),
  );
  const tracked = await office.tracked(order.OrderID);
  expect([order, paper, tracked].map(readsOf)).toEqual([each.reads, each.reads, each.reads]);
  expect([order, paper, tracked].map(moneyState)).toEqual([each.money, each.money, each.money]);
  const [paid, toPay] = each.reads;
  const [invoice] = (await issue(id)).invoices;
  expect(invoice?.total).toBe(order.orderProgress === "Cancelled" ? undefined : paid + toPay);
});

test("the slip of an order that a gateway has paid says so", async () => {
  const { id } = await gateway.beginPaid();
  const slipsOf = async () => {
    const papers = await gateway.shop.app.inject({
      url: `/api/admin/orders/papers?ids=${id}`,
      headers: { cookie: gateway.owner.cookie },
    });
    return papers.json().orders[0].slips;
  };
  expect(await slipsOf()).toMatchObject([{ says: "collect", hold: waits }]);
  await gateway.settleAll();
  expect(await slipsOf()).toMatchObject([{ says: "paid", collects: 0, hold: "" }]);
});
