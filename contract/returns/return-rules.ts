import type { OrderProgress } from "#contract/orders/orders.ts";
import type { ParcelState, TrackedParcel } from "#contract/orders/parcels.ts";
import { type Day, dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import { type LineToGiveBack, whyNotGivenBack } from "./refund-refusals.ts";

/** Requests about a delivered garment: exchange, alteration, return for money, or a fault. */
export const returnKinds = ["exchange", "alteration", "return", "fault"] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnRemedies = ["exchange", "alteration", "refund"] as const;
export type ReturnRemedy = (typeof returnRemedies)[number];

/**
 * Progress: `asked` awaits staff, `question` the customer; `approved` awaits the garment, `received` the remedy. The
 * others are final.
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

/** The merchant's rules. For a fault the shop pays both deliveries, and no garment is excluded. */
export type ReturnRules = {
  /** Days after delivery in which a request is possible; 0: not offered. Those of an exchange are `exchangeDays`. */
  days: Record<Exclude<ReturnKind, "exchange">, number>;
  /** Delivery to the shop. */
  back: Record<Exclude<ReturnKind, "fault">, Payer>;
  /** Delivery to the customer. */
  out: Record<"exchange" | "alteration", Payer>;
  /** Whether personalised pieces may be exchanged and returned like standard ones. */
  takesSewnForOne: boolean;
  /** Whether sale goods may be. */
  takesSaleGoods: boolean;
  /** Most exchanges per order; 0: unlimited. */
  exchanges: number;
};

export type ReturnSettings = { exchangeDays: number; aftercareRules: ReturnRules };

/** Days after delivery in which a request is possible; 0: not offered. */
export function daysFor(kind: ReturnKind, { exchangeDays, aftercareRules }: ReturnSettings): number {
  return kind === "exchange" ? exchangeDays : aftercareRules.days[kind];
}

/** Payer of each delivery by the rules; `out` is null for a refund. */
export function payersOf(kind: ReturnKind, { back, out }: ReturnRules): { back: Payer; out: Payer | null } {
  if (kind === "fault") return { back: "shop", out: "shop" };
  return { back: back[kind], out: kind === "return" ? null : out[kind] };
}

export type ReturnFacts = {
  line: LineToGiveBack;
  /** The day of delivery in Karachi; undefined before. */
  arrivedOn: Day | undefined;
  today: Day;
  /** Whether a request about this line is open. */
  isOpen: boolean;
  /** Pieces of the line that the customer has. */
  piecesLeft: number;
  /** Exchange requests of the whole order, without declined or withdrawn ones. */
  exchanges: number;
};

/** Refusals of a request, the most important first. */
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

/** The last day for a request about what arrived on a day. */
export function lastDayFor(kind: ReturnKind, arrivedOn: Day, settings: ReturnSettings): Day {
  return dayOfNumber(dayNumber(arrivedOn) + daysFor(kind, settings));
}

/**
 * Why a request about a line is refused, for an order that permits requests at all (`askAftercare`); undefined where it
 * is allowed. Shared by page and API.
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

/** Pieces of a line in parcels that never reached the customer, except those sent again. */
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

/** The facts that `whyNot` needs about a line, read from the tracked order. */
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
    // Cancelled pieces may also be in a returned parcel.
    piecesLeft:
      line.quantity -
      Math.max(piecesNotThere(parcels, line), line.notTaken ?? 0) -
      gone.reduce((sum, { pieces }) => sum + pieces, 0),
    exchanges: counted.filter(({ kind }) => kind === "exchange").length,
  };
}
