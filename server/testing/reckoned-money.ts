import fc from "fast-check";

/** The rules of refunds; a control omits one. */
export const backRules = ["under-way", "credits", "undo"] as const;
export type BackRule = (typeof backRules)[number];

export const moneySteps = [
  ...["pay", "pay", "online", "deliver", "deliver", "cash", "payout", "takeCashBack", "undo", "cancel"],
  ...["byHand", "byHand", "gateway", "gateway", "answer", "return", "exchange", "settle", "settle"],
] as const;

export type MoneyStep = {
  do: (typeof moneySteps)[number];
  /** Of all payments. */
  share: number;
  /** Staff give a reason, and refund before the rider's cash. */
  reason: string;
  isBeforeCash: boolean;
  /** The gateway acts without an answer. */
  isSilent: boolean;
  extra: number;
};

const step = fc.record({
  do: fc.constantFrom(...moneySteps),
  share: fc.constantFrom(0.05, 0.1, 0.5, 0.95, 1, 1.1),
  reason: fc.constantFrom("", "Goodwill", "Goodwill"),
  isBeforeCash: fc.boolean(),
  isSilent: fc.boolean(),
  extra: fc.constantFrom(0, 300),
}) as fc.Arbitrary<MoneyStep>;

/** Histories of an order of one piece for Rs. 4,750 and Rs. 250 of delivery, paid ahead or to the rider. */
export const moneyHistories = fc.record({
  isAhead: fc.boolean(),
  steps: fc.array(step, { minLength: 5, maxLength: 14 }),
});

const goods = 4750;
const delivery = 250;

/** A model of an order's total and payments, computed from events alone. */
export class ReckonedMoney {
  price = goods + delivery;
  progress: "Pending" | "Delivered" | "Cancelled" = "Pending";
  /** Rupees received and refunded; discounts. */
  came = 0;
  went = 0;
  besides = 0;
  /** Of returned and settled goods. */
  returned = 0;
  underWay = 0;
  /** Received by a gateway and not refunded. */
  online = 0;
  credit: { goods: number; extra: number; kind: "return" | "exchange" } | undefined;
  hasComeBack = false;
  cash = 0;
  isPaidOut = false;
  transfers: number[] = [];
  readonly #rules: ReadonlySet<BackRule>;

  constructor(rules: readonly BackRule[] = backRules) {
    this.#rules = new Set(rules);
  }

  get due(): number {
    return this.progress === "Cancelled" ? 0 : this.price - this.returned;
  }
  get paid(): number {
    return this.came - this.went;
  }
  get balance(): number {
    return this.due - this.paid;
  }
  /** Collected by the rider and not recorded. */
  get notNoted(): number {
    return this.progress === "Delivered" ? Math.max(this.balance, 0) : 0;
  }
  get openGoods(): number {
    return this.credit?.goods ?? 0;
  }

  /** Refunds, pending ones included, do not exceed payments and the rider's cash. */
  get isCovered(): boolean {
    return this.went + this.underWay <= this.came + this.notNoted;
  }

  #refundable(isBeforeCash: boolean, without = this.openGoods): number {
    const underWay = this.#rules.has("under-way") ? this.underWay : 0;
    const credits = this.#rules.has("credits") ? without : 0;
    return Math.max(this.paid + (isBeforeCash ? this.notNoted : 0) - underWay - credits, 0);
  }

  /** A refund; false if it is not allowed. */
  payBack(amount: number, { reason, isBeforeCash }: Pick<MoneyStep, "reason" | "isBeforeCash">): boolean {
    if (amount < 1 || amount > Math.max(this.#refundable(false), isBeforeCash ? this.#refundable(true) : 0))
      return false;
    const given = amount - Math.max(-this.balance - this.underWay, 0);
    if (given > 0 && reason === "" && this.progress === "Delivered") return false;
    if (given > 0 && reason !== "") this.price -= given;
    return true;
  }

  settle(isBeforeCash: boolean): boolean {
    const { credit } = this;
    if (!credit) return false;
    const most = Math.max(this.#refundable(false, 0), isBeforeCash ? this.#refundable(true, 0) : 0);
    if (this.#rules.has("credits") && credit.goods > most) return false;
    this.went += credit.goods;
    this.returned += credit.goods;
    this.besides += credit.extra;
    this.credit = undefined;
    return true;
  }

  comeBack(kind: "return" | "exchange", extra: number): void {
    const worth = Math.max(goods - (goods + delivery - this.price), 0);
    this.hasComeBack = true;
    this.credit = { goods: worth, extra, kind };
  }

  undo(): number | undefined {
    const amount = this.transfers.at(-1);
    if (amount === undefined) return undefined;
    if (this.#rules.has("undo") && amount > this.#refundable(false)) return undefined;
    this.transfers.pop();
    this.came -= amount;
    return amount;
  }

  takeCashBack(): boolean {
    if (this.cash === 0 || this.balance > 0) return false;
    if (this.#rules.has("undo") && this.underWay > Math.max(this.due, this.paid - this.cash)) return false;
    this.came -= this.cash;
    this.cash = 0;
    return true;
  }
}
