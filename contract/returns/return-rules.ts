import type { OrderProgress } from "#contract/orders/orders.ts";
import type { ParcelState, TrackedParcel } from "#contract/orders/parcels.ts";
import { type Day, dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import { type LineToGiveBack, whyNotGivenBack } from "./refund-refusals.ts";

/** What may be asked about a garment that has arrived: another size, to be altered, money back, or that something is wrong. */
export const returnKinds = ["exchange", "alteration", "return", "fault"] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnRemedies = ["exchange", "alteration", "refund"] as const;
export type ReturnRemedy = (typeof returnRemedies)[number];

/**
 * How far it is: `asked` waits for staff, `question` for the customer; `approved` for the garment, `received` for what is to be done
 * about it. The others are its ends.
 */
export const returnStates = [
  "asked",
  "question",
  "approved",
  "received",
  "done",
  "declined",
  "withdrawn",
] as const;
export type ReturnState = (typeof returnStates)[number];

export const openStates: readonly ReturnState[] = ["asked", "question", "approved", "received"];

export const returnPictureCount = 4;

export const payers = ["customer", "shop"] as const;
export type Payer = (typeof payers)[number];

/** What the merchant sets. A fault is the shop's: it pays both ways, and nothing is left out of it. */
export type ReturnRules = {
  /** Days after the delivery in which it may be asked for; 0: it is not offered. Those of an exchange are `exchangeDays`. */
  days: Record<Exclude<ReturnKind, "exchange">, number>;
  /** The way to the shop. */
  back: Record<Exclude<ReturnKind, "fault">, Payer>;
  /** The way to the customer. */
  out: Record<"exchange" | "alteration", Payer>;
  /** Whether what was made to measure, or carries a name, may be exchanged and returned like a standard piece. */
  takesSewnForOne: boolean;
  /** Whether what was bought on sale may be. */
  takesSaleGoods: boolean;
  /** Exchanges of one order; 0: as many as its customer asks for. */
  exchanges: number;
};

export type ReturnSettings = { exchangeDays: number; aftercareRules: ReturnRules };

/** Days after the delivery in which something may be asked for; 0: it is not offered. */
export function daysFor(kind: ReturnKind, { exchangeDays, aftercareRules }: ReturnSettings): number {
  return kind === "exchange" ? exchangeDays : aftercareRules.days[kind];
}

/** Who pays each way by the rules; `out` is nobody's of what is given back for money. */
export function payersOf(kind: ReturnKind, { back, out }: ReturnRules): { back: Payer; out: Payer | null } {
  if (kind === "fault") return { back: "shop", out: "shop" };
  return { back: back[kind], out: kind === "return" ? null : out[kind] };
}

export type ReturnFacts = {
  line: LineToGiveBack;
  /** The day in Karachi on which it arrived; undefined of what has not. */
  arrivedOn: Day | undefined;
  today: Day;
  /** Whether something that was asked about this line is not done with. */
  isOpen: boolean;
  /** Pieces of the line that the customer has and that were not given back. */
  piecesLeft: number;
  /** Exchanges that were asked for of the whole order, but for those that were declined or taken back. */
  exchanges: number;
};

/** Why something may not be asked about a line, from what counts most. */
export const returnRefusals = [
  "not-arrived",
  "open",
  "none-left",
  "not-offered",
  "too-late",
  "sewn-for-one",
  "on-sale",
  "exchanged",
] as const;
export type ReturnRefusal = (typeof returnRefusals)[number];

/** The last day on which something may be asked about what arrived on a day. */
export function lastDayFor(kind: ReturnKind, arrivedOn: Day, settings: ReturnSettings): Day {
  return dayOfNumber(dayNumber(arrivedOn) + daysFor(kind, settings));
}

/**
 * Why something may not be asked about a line of an order about which its customer may ask (`askAftercare`); undefined where it may. The page
 * asks it before it offers anything and the API before it takes anything, so both say the same.
 */
export function whyNot(
  kind: ReturnKind,
  facts: ReturnFacts,
  settings: ReturnSettings,
): ReturnRefusal | undefined {
  const { line, arrivedOn, today, isOpen, piecesLeft, exchanges } = facts;
  const { aftercareRules: rules } = settings;
  if (arrivedOn === undefined) return "not-arrived";
  if (isOpen) return "open";
  if (piecesLeft < 1) return "none-left";
  if (daysFor(kind, settings) === 0) return "not-offered";
  if (today > lastDayFor(kind, arrivedOn, settings)) return "too-late";
  const whyKept = kind === "exchange" || kind === "return" ? whyNotGivenBack(line, rules) : undefined;
  if (whyKept) return whyKept;
  return kind === "exchange" && rules.exchanges > 0 && exchanges >= rules.exchanges ? "exchanged" : undefined;
}

type AskedOrder = {
  history: readonly { orderProgress: OrderProgress; at: string }[];
  aftercare?: readonly AskedBefore[] | undefined;
  parcels?: readonly Pick<TrackedParcel, "state" | "items">[] | undefined;
};

type AskedBefore = {
  item: string;
  kind: ReturnKind;
  remedy: ReturnRemedy | null;
  state: ReturnState;
  pieces: number;
};

const notThere: readonly ParcelState[] = ["returning", "returned", "lost"];
const neverSent: readonly ParcelState[] = ["refused", "cancelled"];

/** Pieces of a line that are in a parcel which never reached its customer, but for those that were sent again. */
function piecesNotThere(
  parcels: NonNullable<AskedOrder["parcels"]>,
  line: { id: string; quantity: number },
): number {
  const piecesIn = (sent: typeof parcels) =>
    sent
      .flatMap(({ items }) => items.filter(({ id }) => id === line.id))
      .reduce((sum, { pieces }) => sum + pieces, 0);
  const sent = parcels.filter(({ state }) => !neverSent.includes(state));
  const sentAgain = Math.max(0, piecesIn(sent) - line.quantity);
  return Math.max(0, piecesIn(sent.filter(({ state }) => notThere.includes(state))) - sentAgain);
}

/** What decides what may be asked about a line of an order, read from the order as tracking tells it. */
export function returnFacts(
  order: AskedOrder,
  line: LineToGiveBack & { id: string; quantity: number; notTaken?: number | undefined },
  now: Date,
): ReturnFacts {
  const { history, aftercare = [], parcels = [] } = order;
  const arrived = history.findLast((entry) => entry.orderProgress === "Delivered");
  const ofLine = aftercare.filter(({ item }) => item === line.id);
  const gone = ofLine.filter(({ state, remedy }) => state === "done" && remedy !== "alteration");
  const counted = aftercare.filter(({ state }) => state !== "declined" && state !== "withdrawn");
  return {
    line,
    arrivedOn: arrived && dayInKarachi(new Date(arrived.at)),
    today: dayInKarachi(now),
    isOpen: ofLine.some(({ state }) => openStates.includes(state)),
    // What was cancelled may be in a parcel that came back, too.
    piecesLeft:
      line.quantity -
      Math.max(piecesNotThere(parcels, line), line.notTaken ?? 0) -
      gone.reduce((sum, { pieces }) => sum + pieces, 0),
    exchanges: counted.filter(({ kind }) => kind === "exchange").length,
  };
}
