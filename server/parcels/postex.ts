import { z } from "zod";
import { courierName } from "#contract/orders/couriers.ts";
import type { AttemptReason, ParcelAnswer, ParcelState } from "#contract/orders/parcels.ts";
import { dayInKarachi, momentInKarachi } from "#contract/values/karachi-time.ts";
import { parseJson } from "#contract/values/parse-json.ts";
import { byTime, type Courier, CourierTimeoutError, isPdf, type ParcelStep } from "./courier.ts";

export type PostExAccount = {
  /** Where its API begins. */
  url: string;
  token: string;
  /** Of the address where it fetches parcels, as its portal numbers them. */
  pickupCode: string;
};

/** Milliseconds for one call; a list of orders takes it some seconds for each thousand. */
const deadline = 8_000;
const listDeadline = 45_000;

const citiesKept = 3_600_000;

const trackedAtOnce = 50;

/** HTTP 200 may carry another code in its body, which is a text; and what is new in it is nobody's fault. */
const envelope = z.object({
  statusCode: z.coerce.string(),
  statusMessage: z.string().default(""),
  dist: z.unknown(),
});

const flag = z.union([z.boolean(), z.string().transform((text) => text === "true")]).catch(false);
const cityList = z.array(z.object({ operationalCityName: z.string(), isDeliveryCity: flag }));
const created = z.object({ trackingNumber: z.coerce.string().min(1) });
const ordersOfPeriod = z.array(
  z.object({
    trackingResponse: z
      .object({ orderRefNumber: z.coerce.string(), trackingNumber: z.coerce.string() })
      .optional()
      .catch(undefined),
    orderRefNumber: z.coerce.string().optional(),
    trackingNumber: z.coerce.string().optional(),
  }),
);
const tracking = z.object({
  transactionStatusHistory: z
    .array(
      z.object({
        transactionStatusMessage: z.string(),
        transactionStatusMessageCode: z.coerce.string().optional(),
        updatedAt: z.string().optional(),
        modifiedDatetime: z.string().optional(),
      }),
    )
    .nullish()
    .transform((steps) => steps ?? []),
});
const trackedMany = z.array(
  z.object({ trackingNumber: z.coerce.string(), trackingResponse: z.unknown().optional() }),
);

const adviceIds: Record<ParcelAnswer, number> = { "send-back": 1, "try-again": 2 };
const pushed = z.object({ trackingNumber: z.coerce.string().max(60) });

/**
 * PostEx, by its COD API 4.1.9: a fixed token, cities by name, and no key against booking twice but our own reference.
 */
export function createPostEx(account: PostExAccount): Courier {
  const ask = askOf(account);
  let known: { cities: string[]; until: number } | undefined;

  async function trackOne(number: string): Promise<ParcelStep[] | undefined> {
    const answer = await ask("GET", `/v1/track-order/${encodeURIComponent(number)}`);
    return answer.code === "200" ? stepsOf(answer.dist) : undefined;
  }

  async function trackSingly(numbers: readonly string[]): Promise<Map<string, ParcelStep[]>> {
    const found = new Map<string, ParcelStep[]>();
    for (const number of numbers) {
      const steps = await trackOne(number);
      if (steps) found.set(number, steps);
    }
    return found;
  }

  async function trackTogether(numbers: readonly string[]): Promise<Map<string, ParcelStep[]>> {
    const list = numbers.map(encodeURIComponent).join(",");
    const { code, dist } = await ask("GET", `/v1/track-bulk-order?TrackingNumbers=${list}`);
    const rows = trackedMany.safeParse(dist);
    // It fails at times for all because of one.
    if (code !== "200" || !rows.success) return trackSingly(numbers);
    return new Map(
      rows.data.flatMap(({ trackingNumber, trackingResponse }) => {
        const steps = stepsOf(trackingResponse);
        return steps ? [[trackingNumber, steps] as const] : [];
      }),
    );
  }

  return {
    id: "postex",
    name: courierName("postex"),
    isByHand: false,
    labelsAtOnce: 10,
    settlesWithin: 0,
    quote: async () => undefined,
    async cities() {
      if (known && performance.now() < known.until) return known.cities;
      const { dist } = await ask("GET", "/v2/get-operational-city");
      const list = cityList.safeParse(dist);
      if (!list.success) throw new CourierTimeoutError("PostEx gave no list of cities.");
      const cities = list.data.filter((city) => city.isDeliveryCity).map((city) => city.operationalCityName);
      known = { cities, until: performance.now() + citiesKept };
      return cities;
    },
    async book(parcel) {
      const body = {
        cityName: parcel.city,
        customerName: parcel.name,
        customerPhone: parcel.phone,
        deliveryAddress: parcel.address,
        invoiceDivision: 1,
        invoicePayment: parcel.collects,
        items: parcel.pieces,
        orderDetail: parcel.contents,
        orderRefNumber: parcel.reference,
        orderType: "Normal",
        pickupAddressCode: account.pickupCode,
        bookingWeight: parcel.grams / 1_000,
      };
      const { code, message, dist } = await ask("POST", "/v3/create-order", { body });
      if (code !== "200") return { outcome: "refused", problem: message || `PostEx answered ${code}` };
      const booked = created.safeParse(dist);
      if (!booked.success) throw new CourierTimeoutError("PostEx took the parcel and gave no number.");
      return { outcome: "booked", trackingNumber: booked.data.trackingNumber };
    },
    async find(reference, since) {
      const period = `startDate=${dayInKarachi(since)}&endDate=${dayInKarachi(new Date())}`;
      const { code, dist, message } = await ask("GET", `/v1/get-all-order?orderStatusId=0&${period}`, {
        within: listDeadline,
      });
      const list = ordersOfPeriod.safeParse(dist);
      // A period without orders is a 404 in the body.
      if (code === "404") return undefined;
      if (code !== "200" || !list.success)
        throw new CourierTimeoutError(`PostEx lists no orders: ${message}`);
      const rows = list.data.map(({ trackingResponse, ...row }) => trackingResponse ?? row);
      return rows.find(({ orderRefNumber }) => orderRefNumber?.replace(/^#/, "") === reference)
        ?.trackingNumber;
    },
    async track(numbers) {
      const found = new Map<string, ParcelStep[]>();
      for (let first = 0; first < numbers.length; first += trackedAtOnce) {
        const part = numbers.slice(first, first + trackedAtOnce);
        const steps = part.length === 1 ? await trackSingly(part) : await trackTogether(part);
        for (const [number, its] of steps) found.set(number, its);
      }
      return found;
    },
    async cancel(trackingNumber) {
      const { code, message } = await ask("PUT", "/v1/cancel-order", { body: { trackingNumber } });
      return code === "200" ? undefined : message || `PostEx answered ${code}`;
    },
    async labels(parcels) {
      const list = parcels.map(({ trackingNumber }) => encodeURIComponent(trackingNumber)).join(",");
      const content = await contentOf(await send(account, "GET", `/v1/get-invoice?trackingNumbers=${list}`));
      if (!isPdf(content)) throw new CourierTimeoutError("PostEx sent no PDF.");
      return content;
    },
    async loadSheet(trackingNumbers) {
      const response = await send(account, "POST", "/v2/generate-load-sheet", { body: { trackingNumbers } });
      const content = await contentOf(response);
      if (isPdf(content)) return { outcome: "made", pdf: content };
      const { code, message } = readAnswer(response, content);
      return { outcome: "refused", problem: message || `PostEx answered ${code}` };
    },
    async advise(trackingNumber, { answer, remarks }) {
      const body = { trackingNumber, statusId: adviceIds[answer], remarks };
      const { code, message } = await ask("PUT", "/v2/save-shipper-advice", { body });
      return code === "200" ? undefined : message || `PostEx answered ${code}`;
    },
    pushes: {
      isSecret: false,
      numbersIn(body) {
        const read = pushed.safeParse(body);
        return read.success ? [read.data.trackingNumber] : undefined;
      },
      taken: { status: 200, body: { ok: true } },
      unreadable: { status: 200, body: { ok: true } },
    },
  };
}

type Answer = { code: string; message: string; dist: unknown };

function askOf(account: PostExAccount) {
  return async (method: "GET" | "POST" | "PUT", path: string, options?: SendOptions): Promise<Answer> => {
    const response = await send(account, method, path, options);
    return readAnswer(response, await contentOf(response));
  };
}

function readAnswer(response: Response, content: Buffer): Answer {
  const read = envelope.safeParse(parseJson(content.toString()));
  // Without a token, or while it is down, it answers with a page or with an error of its framework.
  if (!read.success) throw new CourierTimeoutError(`PostEx answered ${response.status} without an envelope.`);
  const { statusCode, statusMessage, dist } = read.data;
  const code = response.ok ? statusCode : String(response.status);
  if (Number(code) >= 500) throw new CourierTimeoutError(`PostEx answered ${code}: ${statusMessage}`);
  return { code, message: statusMessage, dist };
}

/** The deadline of a call is that of its body, too. */
async function contentOf(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new CourierTimeoutError("PostEx broke off its answer.", { cause: error });
  }
}

type SendOptions = { body?: object; within?: number };

async function send(
  { url, token }: PostExAccount,
  method: string,
  path: string,
  { body, within = deadline }: SendOptions = {},
): Promise<Response> {
  try {
    return await fetch(url + path, {
      method,
      headers: { token, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    });
  } catch (error) {
    throw new CourierTimeoutError("PostEx did not answer.", { cause: error });
  }
}

function stepsOf(dist: unknown): ParcelStep[] | undefined {
  const read = tracking.safeParse(dist);
  if (!read.success) return undefined;
  return read.data.transactionStatusHistory
    .flatMap(({ transactionStatusMessage: said, transactionStatusMessageCode: code, ...time }) => {
      const at = momentInKarachi((time.updatedAt ?? time.modifiedDatetime ?? "").trim().replace(" ", "T"));
      const state = stateOf(code, said);
      return state && !Number.isNaN(at.getTime()) ? [{ at, state, said, reason: reasonOf(said) }] : [];
    })
    .sort(byTime);
}

/** By the code first: the words differ between its calls, and some stand in them as `{14}`. */
const statesByCode = new Map<string | undefined, ParcelState>([
  ["0001", "booked"],
  ["0003", "picked"],
  ["0004", "in-transit"],
  ["0005", "delivered"],
  ["0006", "returned"],
  ["0007", "returned"],
  ["0008", "attempted"],
  ["0013", "attempted"],
  ["0040", "returning"],
]);

const statesByTerm: readonly [RegExp, ParcelState][] = [
  [/un-?assigned|cancel|expired/i, "cancelled"],
  [/out for return|return in-?transit|return.*(start|transit)/i, "returning"],
  [/return/i, "returned"],
  [/out for delivery/i, "out-for-delivery"],
  [/under (review|verification)|attempt|refus|not available/i, "attempted"],
  [/en-?route|in-?transit|transfer|departed/i, "in-transit"],
  [/deliver(ed)?\b/i, "delivered"],
  [/picked|warehouse|in stock|received/i, "picked"],
  [/unbooked|booked|at merchant/i, "booked"],
];

/** Maps a PostEx status to a parcel state; undefined for an unknown status, which changes nothing. */
export function stateOf(code: string | undefined, said: string): ParcelState | undefined {
  // `0004` is said of both.
  if (/out for delivery/i.test(said)) return "out-for-delivery";
  return statesByCode.get(code) ?? statesByTerm.find(([words]) => words.test(said))?.[1];
}

function reasonOf(said: string): AttemptReason {
  if (/\bRFD\b|refus/i.test(said)) return "refused";
  if (/\bCNA\b|not available|unavailable/i.test(said)) return "not-available";
  if (/\bICA\b|address/i.test(said)) return "bad-address";
  if (/\bOPN\b|open/i.test(said)) return "wants-to-open";
  return "";
}
