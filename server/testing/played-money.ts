import { expect } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { refundNext } from "#server/payments/gateways/refund-payment.ts";
import { person } from "./guest-order.ts";
import { createJazzCashShop, workOff } from "./jazzcash-shop.ts";
import { type MoneyStep, ReckonedMoney } from "./reckoned-money.ts";

const most = 5000;
const amountOf = ({ share }: MoneyStep) => Math.round(most * share);

/** Whether a step may be tried: a history has many that do not fit its order. */
function fits(reckoned: ReckonedMoney, { do: step }: MoneyStep, isAhead: boolean): boolean {
  const { progress, balance, credit } = reckoned;
  switch (step) {
    case "online":
      return isAhead && progress === "Pending" && balance > 0;
    case "deliver":
      return progress === "Pending" && (!isAhead || balance <= 0);
    case "cash":
      return progress === "Delivered" && balance > 0 && !reckoned.isPaidOut;
    case "payout":
      return progress === "Delivered" && balance > 0 && reckoned.cash === 0 && !reckoned.isPaidOut;
    case "cancel":
      return progress === "Pending";
    case "gateway":
      return reckoned.online > 0 && reckoned.underWay === 0;
    case "answer":
      return reckoned.underWay > 0;
    case "return":
    case "exchange":
      return progress === "Delivered" && !reckoned.hasComeBack;
    case "settle":
      return credit !== undefined && (credit.kind === "exchange" || credit.goods + credit.extra > 0);
    default:
      return true;
  }
}

/** Applies a step to the model; undefined if it does not fit, else whether it is accepted. */
export function playAlone(reckoned: ReckonedMoney, step: MoneyStep, isAhead: boolean): boolean | undefined {
  if (!fits(reckoned, step, isAhead)) return undefined;
  const amount = amountOf(step);
  switch (step.do) {
    case "pay":
      reckoned.came += amount;
      reckoned.transfers.push(amount);
      return true;
    case "online":
      reckoned.online += reckoned.balance;
      reckoned.came += reckoned.balance;
      return true;
    case "deliver":
      reckoned.progress = "Delivered";
      return true;
    case "cash":
      reckoned.cash += reckoned.balance;
      reckoned.came += reckoned.balance;
      return true;
    case "payout":
      reckoned.isPaidOut = true;
      reckoned.came += reckoned.balance;
      return true;
    case "takeCashBack":
      return reckoned.takeCashBack();
    case "undo":
      return reckoned.undo() !== undefined;
    case "cancel":
      reckoned.progress = "Cancelled";
      return true;
    case "byHand": {
      const isTaken = reckoned.payBack(amount, step);
      if (isTaken) reckoned.went += amount;
      return isTaken;
    }
    case "gateway": {
      if (amount > reckoned.online || !reckoned.payBack(amount, { ...step, isBeforeCash: false }))
        return false;
      reckoned.online -= amount;
      if (step.isSilent) reckoned.underWay = amount;
      else reckoned.went += amount;
      return true;
    }
    case "answer":
      reckoned.went += reckoned.underWay;
      reckoned.underWay = 0;
      return true;
    case "return":
    case "exchange":
      reckoned.comeBack(step.do, step.do === "return" ? step.extra : 0);
      return true;
    case "settle":
      return reckoned.settle(step.isBeforeCash);
  }
}

/** A shop that plays histories of money by its calls, next to a model. */
export async function createMoneyShop() {
  const jazz = await createJazzCashShop();
  const { shop, office, owner, place, get, standIn, pool } = jazz;
  const on = dayInKarachi(new Date());
  const headers = { cookie: owner.cookie };
  const aftercare = (call: string, body: object) => shop.post(`/api/admin/aftercare/${call}`, body, headers);
  const ask = async (path: string) => (await shop.app.inject({ url: `/api/admin/${path}`, headers })).json();
  let numbers = 0;
  const next = () => {
    numbers += 1;
    return `MH-${numbers}`;
  };

  async function begin(isAhead: boolean) {
    const id = await place(isAhead ? { paymentMethod: "transfer" } : {});
    const { OrderID, items } = await get(id);
    const tracking = `26112${String(numbers).padStart(9, "0")}`;
    next();
    const reckoned = new ReckonedMoney();
    const payments: string[] = [];
    let request = "";
    const move = (kind: string, amount: number, more: object) =>
      office("enterPayment", { id, kind, amount, how: "raast", reference: next(), on, ...more });

    async function comeBack(kind: "return" | "exchange", extra: number) {
      const asked = await shop.post("/orders/askAftercare", {
        id,
        item: items[0].id,
        contact: person.phone,
        kind,
        reason: "too-small",
        size: kind === "exchange" ? "L" : "",
      });
      expect(asked.statusCode, asked.body).toBe(200);
      request = asked.json().request;
      const remedy = kind === "return" ? "refund" : "exchange";
      await aftercare("approve", { id: request, remedy, back: "customer", out: "shop" });
      return aftercare("receive", { id: request, extra });
    }

    const calls: Record<MoneyStep["do"], (step: MoneyStep) => Promise<{ statusCode: number; body: string }>> =
      {
        pay: (step) => move("received", amountOf(step), { isMoreThanDue: true }),
        async online() {
          const payment = await jazz.begin(OrderID);
          standIn.settle(await jazz.comeToPay(payment), "paid");
          await jazz.settleAll();
          payments.push(payment);
          return { statusCode: 200, body: "" };
        },
        async deliver() {
          await office("dispatch", { courier: "PostEx", orders: [{ id, consignmentNumber: tracking }] });
          return office("deliver", { ids: [id] });
        },
        cash: () => office("receiveCash", { ids: [id], on }),
        payout() {
          const amounts = [reckoned.balance, 280, 50, 80, 80, reckoned.balance - 490].join(",");
          const head =
            "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX,WH_SALES_TAX";
          const file = `${head},NET_AMOUNT\r\n${tracking},UF,Delivered,${amounts}`;
          return shop.post("/api/admin/payouts/apply", { number: next(), paidOn: on, file }, headers);
        },
        takeCashBack: () => office("takeCashBack", { id, reason: "Tried out" }),
        async undo() {
          const { ledger } = (await get(id)).office;
          const undone = new Set(ledger.map(({ undoes }: { undoes: string }) => undoes));
          const entry = ledger.findLast(
            (one: Record<string, string>) =>
              one.kind === "received" && one.how === "raast" && !one.undoes && !undone.has(one.id),
          );
          return office("takePaymentBack", { id, entry: entry?.id ?? "1", reason: "Tried out" });
        },
        cancel: () => office("cancel", { id, reason: "Tried out" }),
        byHand: (step) =>
          move("refunded", amountOf(step), { reason: step.reason, isBeforeCash: step.isBeforeCash }),
        async gateway(step) {
          const { reason } = step;
          const amount = amountOf(step);
          const left = (await get(id)).office.payments.find(
            ({ state }: { state: string }) => state === "paid",
          );
          if (step.isSilent) standIn.refundFaults.push("broken-after");
          const answer = await office("refundPayment", { payment: left.id, amount, reason });
          if (answer.statusCode === 200) await workOff(() => refundNext(jazz.context));
          standIn.refundFaults.length = 0;
          return answer;
        },
        async answer() {
          const refunds = (await get(id)).office.payments.flatMap(
            (one: { refunds: object[] }) => one.refunds,
          );
          const sent = refunds.find(({ state }: { state: string }) => state === "sent");
          return office("settleRefund", { refund: sent.id, isDone: true });
        },
        return: (step) => comeBack("return", step.extra),
        exchange: () => comeBack("exchange", 0),
        settle({ isBeforeCash }) {
          const { goods = 0, extra = 0, kind } = reckoned.credit ?? {};
          if (kind === "exchange") return aftercare("exchange", { id: request, size: "L", isBeforeCash });
          const sent = { amount: goods + extra, how: "raast", reference: next(), on, isBeforeCash };
          return aftercare("refund", { id: request, ...sent });
        },
      };

    return {
      reckoned,

      /** Plays a step in the shop, and expects the model's decision. */
      async take(step: MoneyStep): Promise<void> {
        if (!fits(reckoned, step, isAhead)) return;
        const answer = await calls[step.do](step);
        const isTaken = playAlone(reckoned, step, isAhead);
        expect([step, answer.statusCode === 200, answer.body]).toEqual([step, isTaken, answer.body]);
      },

      async compare(after: string): Promise<void> {
        const { due, paid, balance, underWay, went, besides, openGoods, progress } = reckoned;
        const { office: seen, payment } = await get(id);
        expect([after, payment]).toEqual([after, { received: paid, balance }]);
        expect([after, seen.money]).toMatchObject([
          ...[
            after,
            {
              due,
              paid,
              balance,
              refundsUnderWay: underWay,
              refunded: went + besides,
              openCredits: openGoods,
            },
          ],
        ]);
        if (progress !== "Delivered") return;
        type Paper = { total: number; credit: object | null; partCredits: { total: number }[] };
        const net = seen.invoices
          .filter(({ credit }: Paper) => credit === null)
          .reduce(
            (sum: number, { total, partCredits }: Paper) =>
              partCredits.reduce((left, part) => left - part.total, sum + total),
            0,
          );
        expect([after, net]).toEqual([after, due - openGoods]);
      },

      async compareLists(): Promise<void> {
        const { payment } = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
        expect(payment).toEqual({ received: reckoned.paid, balance: reckoned.balance });
        const owed: { id: string }[] = [];
        for (let after = ""; ; ) {
          const page = await ask(`books/open?kind=overpaid${after && `&after=${after}`}`);
          owed.push(...page.items);
          if (page.next === null) break;
          after = page.next;
        }
        expect(owed.some((order) => order.id === id)).toBe(reckoned.balance < 0);
        const { openWork } = await ask("dashboard/get");
        const { open } = await ask("books/get");
        expect([openWork.toPayBack, open.overpaid.entries]).toEqual([owed.length, owed.length]);
        const { rows } = await pool.query(
          "select coalesce(sum(balance), 0)::integer as sum from open_balances",
        );
        expect(open.total).toBe(rows[0].sum);
      },
    };
  }
  return { begin };
}
