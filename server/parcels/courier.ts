import {
  type AttemptReason,
  type ParcelAnswer,
  type ParcelState,
  parcelStates,
} from "#contract/orders/parcels.ts";

export type ParcelToBook = {
  /** Ours; the courier takes each once. */
  reference: string;
  name: string;
  /** `03` and nine digits. */
  phone: string;
  address: string;
  /** As the courier calls it. */
  city: string;
  /** Its content, for the rider. */
  contents: string;
  pieces: number;
  grams: number;
  collects: number;
};

export type ParcelStep = { at: Date; state: ParcelState; said: string; reason: AttemptReason };

/** To sort steps as they happened: of one second, or of a day without times, what usually comes later is later. */
export function byTime(one: ParcelStep, other: ParcelStep): number {
  const states = parcelStates.indexOf(one.state) - parcelStates.indexOf(other.state);
  return one.at.getTime() - other.at.getTime() || states;
}

/** The courier knows the parcel under this number, or refuses it for a reason in its own words. */
export type Booked =
  | {
      outcome: "booked";
      trackingNumber: string;
      /** Where the courier keeps its label, if it says so. */
      labelUrl?: string;
    }
  | { outcome: "refused"; problem: string };

export type LabelledParcel = { trackingNumber: string; labelUrl: string | null };

type PushAnswer = { status: number; body: unknown };

/** A courier's notice that something has happened. It is not signed: it only makes the shop ask sooner. */
export type Pushes = {
  /** Its address is one that cannot be guessed. */
  isSecret: boolean;
  /** The tracking numbers that it names; undefined for what is no push of this courier. */
  numbersIn(body: unknown): readonly string[] | undefined;
  taken: PushAnswer;
  unreadable: PushAnswer;
};

export type Sheet = { outcome: "made"; pdf: Buffer } | { outcome: "refused"; problem: string };

export type Advice = {
  answer: ParcelAnswer;
  /** For the rider, such as another phone; at most 200 characters. */
  remarks: string;
};

/**
 * The calls of a courier. Each ends within its deadline; it throws CourierTimeoutError where the result is unknown,
 * so that a booking is looked up before it is tried again.
 */
export type Courier = {
  id: string;
  name: string;
  /**
   * Nobody can be asked about its parcels: they are booked at once, under our reference, and staff note what happens to
   * them.
   */
  isByHand: boolean;
  /** The most parcels of one sheet of labels. */
  labelsAtOnce: number;
  /**
   * Seconds after which a booking without an answer has been taken or never will be: before that the shop does not look
   * for it. 0 where the courier refuses a reference that it has.
   */
  settlesWithin: number;
  /** The cities it delivers to, by its own names. */
  cities(): Promise<string[]>;
  /** Rupees for carrying such a parcel, tax included; undefined where the courier does not say. */
  quote(parcel: Pick<ParcelToBook, "city" | "grams" | "collects">): Promise<number | undefined>;
  book(parcel: ParcelToBook): Promise<Booked>;
  /**
   * The number of a parcel that was asked for under our reference since that time; undefined where the courier knows
   * none.
   */
  find(reference: string, since: Date): Promise<string | undefined>;
  /** Steps by tracking number; a number that the courier does not answer for is missing. */
  track(trackingNumbers: readonly string[]): Promise<Map<string, ParcelStep[]>>;
  /** Why it cannot be called off any more; undefined once it is. */
  cancel(trackingNumber: string): Promise<string | undefined>;
  labels(parcels: readonly LabelledParcel[]): Promise<Buffer>;
  /** The paper that its rider signs when these booked parcels are handed over, all on one list. */
  loadSheet(trackingNumbers: readonly string[]): Promise<Sheet>;
  /**
   * Says what is to become of a parcel that could not be handed over; to say the same again changes nothing. Why it is
   * not taken; undefined once it is.
   */
  advise(trackingNumber: string, advice: Advice): Promise<string | undefined>;
  /**
   * Its payouts for ended parcels and its charges, as a file that is entered like a statement; absent where it gives
   * no amounts. `collects` is the amount its rider was to collect, in rupees.
   */
  payments?(parcels: readonly { trackingNumber: string; collects: number }[]): Promise<string>;
  pushes: Pushes;
};

/** The courier gave no answer that could be understood; what it has done is not known. */
export class CourierTimeoutError extends Error {}

export function isPdf(content: Buffer): boolean {
  return content.subarray(0, 5).equals(Buffer.from("%PDF-"));
}
