import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { clockInKarachi } from "#contract/values/karachi-time.ts";
import { readJson, sendJson, sendPdf } from "./answers.ts";

/** Faults of the next bookings, one each. */
export type PostExFault =
  /** Books without an answer. */
  | "silent-after-booking"
  /** Books, and the proxy in front of it answers with a page. */
  | "broken-after-booking"
  /** Neither books nor answers. */
  | "silent"
  /** A page of the proxy in front of it. */
  | "broken"
  /** HTTP 200 with another code in the body. */
  | "refused";

type Parcel = {
  trackingNumber: string;
  order: { orderRefNumber: string; cityName: string; invoicePayment: number; items: number };
  cancelled: boolean;
  /** The shipper's advice: 1 return, 2 try again. */
  advice: { statusId: 1 | 2; remarks: string }[];
  /** In the order of their reports, not of their times. */
  history: { transactionStatusMessage: string; transactionStatusMessageCode: string; updatedAt: string }[];
};

export type PostExStandIn = {
  url: string;
  token: string;
  parcels: Parcel[];
  faults: PostExFault[];
  /** Faults of the next advice on undelivered parcels, one each. */
  adviceFaults: Extract<PostExFault, "silent" | "refused">[];
  /** Whether bulk requests fail, as happens at times. */
  bulkFails: boolean;
  answersAfter: number;
  /** Whether it accepts a reference repeatedly, which the real one does not. */
  takesTwice: boolean;
  happen(trackingNumber: string, code: string, words: string, at?: Date): void;
  close(): Promise<void>;
};

const cities = ["Lahore", "Karachi", "Multan", "ISLAMABAD", "D.I. Khan"];

/**
 * PostEx by its guide 4.1.9 and its users' reports, with its oddities: codes as texts, HTTP 200 with errors, Spring's
 * error body without a token, unknown fields dropped, times without a zone, an unordered history. In memory only.
 */
export async function startPostEx({ port = 0, token = "t-demo" } = {}): Promise<PostExStandIn> {
  const parcels: Parcel[] = [];
  const faults: PostExFault[] = [];
  const adviceFaults: PostExStandIn["adviceFaults"] = [];
  let next = 26_112_300_000_017;
  const standIn = { bulkFails: false, answersAfter: 0, takesTwice: false };

  const answer = (response: ServerResponse, dist: unknown, message = "SUCCESSFULLY OPERATED", code = "200") =>
    sendJson(response, 200, { statusCode: code, statusMessage: message, dist });

  type Call = { response: ServerResponse; query: URLSearchParams; body: Record<string, unknown> };
  const calls = new Map<string, (call: Call) => unknown>([
    ["GET /v2/get-operational-city", ({ response }) => answer(response, cities.map(asCity))],
    ["POST /v3/create-order", ({ response, body }) => book(response, body)],
    ["GET /v1/get-all-order", ({ response, query }) => listAll(response, query)],
    ["GET /v1/track-bulk-order", ({ response, query }) => trackMany(response, query.get("TrackingNumbers"))],
    ["PUT /v1/cancel-order", ({ response, body }) => cancel(response, String(body.trackingNumber))],
    ["GET /v1/get-invoice", ({ response, query }) => label(response, query.get("trackingNumbers") ?? "")],
    ["POST /v2/generate-load-sheet", ({ response, body }) => loadSheet(response, body.trackingNumbers)],
    ["PUT /v2/save-shipper-advice", ({ response, body }) => advise(response, body)],
  ]);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "", "http://postex.invalid");
    const path = url.pathname.replace("/services/integration/api/order", "");
    if (request.headers.token !== token)
      return sendJson(response, 400, {
        timestamp: stamp(),
        status: 400,
        error: "Bad Request",
        message: "",
        path,
      });
    const body = request.method === "GET" ? {} : await readJson(request);
    const [, single] = /^\/v1\/track-order\/(.+)$/.exec(path) ?? [];
    if (single !== undefined) return trackOne(response, decodeURIComponent(single));
    const call = calls.get(`${request.method} ${path}`);
    if (call) return call({ response, query: url.searchParams, body });
    return sendJson(response, 404, { timestamp: stamp(), status: 404, error: "Not Found", path });
  }

  function label(response: ServerResponse, list: string) {
    const numbers = list.split(",");
    if (numbers.length > 10 || numbers.some((number) => !find(number)))
      return answer(response, null, "INVALID TRACKING NUMBERS", "400");
    return sendPdf(response, numbers);
  }

  function loadSheet(response: ServerResponse, numbers: unknown) {
    const listed = Array.isArray(numbers) ? numbers.map((number) => find(String(number))) : [];
    if (listed.length === 0 || listed.some((parcel) => !parcel || parcel.cancelled))
      return answer(response, null, "INVALID TRACKING NUMBERS", "400");
    return sendPdf(response, [["LOAD SHEET", ...listed.map((parcel) => parcel?.trackingNumber)].join("\n")]);
  }

  function advise(response: ServerResponse, body: Record<string, unknown>) {
    const fault = adviceFaults.shift();
    if (fault === "silent") return;
    if (fault === "refused") return answer(response, null, "SHIPPER ADVICE WINDOW IS CLOSED", "400");
    const parcel = find(String(body.trackingNumber));
    if (!parcel) return answer(response, null, "INVALID TRACKING NUMBER", "404");
    if (body.statusId !== 1 && body.statusId !== 2) return answer(response, null, "INVALID STATUS ID", "400");
    if (latestOf(parcel)?.transactionStatusMessageCode !== "0013")
      return answer(response, null, "SHIPPER ADVICE NOT ALLOWED AT THIS STATUS", "400");
    parcel.advice.push({ statusId: body.statusId, remarks: String(body.remarks ?? "") });
    answer(response, null, "SHIPPER ADVICE SAVED");
  }

  const find = (number: string) => parcels.find(({ trackingNumber }) => trackingNumber === number);

  /** The lost answer of a booking: a closed connection, or a proxy's page. */
  function breakOff(response: ServerResponse, fault: PostExFault) {
    if (fault.startsWith("broken"))
      response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad Gateway</html>");
  }

  async function book(response: ServerResponse, body: Record<string, unknown>) {
    const fault = faults.shift();
    if (fault === "silent" || fault === "broken") return breakOff(response, fault);
    const wrong = fault === "refused" ? "CUSTOMER IS BLOCKED" : problemOf(body);
    if (wrong !== undefined) return answer(response, null, wrong, "400");
    const reference = String(body.orderRefNumber);
    if (
      !standIn.takesTwice &&
      parcels.some(({ order, cancelled }) => order.orderRefNumber === reference && !cancelled)
    )
      return answer(response, null, "ORDER REFERENCE NUMBER ALREADY EXISTS", "400");
    const trackingNumber = String(next);
    next += 1;
    parcels.push({
      trackingNumber,
      cancelled: false,
      history: [],
      advice: [],
      order: {
        orderRefNumber: reference,
        cityName: String(body.cityName),
        invoicePayment: Number(body.invoicePayment),
        items: Number(body.items),
      },
    });
    if (fault?.endsWith("after-booking")) return breakOff(response, fault);
    if (standIn.answersAfter > 0) await sleep(standIn.answersAfter);
    answer(
      response,
      { trackingNumber, orderStatus: "UnBooked", orderDate: stamp() },
      "ORDER HAS BEEN CREATED",
    );
  }

  function listAll(response: ServerResponse, query: URLSearchParams) {
    if (!query.has("startDate") || !query.has("endDate"))
      return sendJson(response, 400, {
        timestamp: stamp(),
        status: 400,
        error: "Bad Request",
        message: "startDate",
      });
    if (parcels.length === 0) return answer(response, null, "RECORD NOT FOUND", "404");
    answer(
      response,
      // References come back with the number sign that some shops put before them.
      parcels.map(({ trackingNumber, order, cancelled }) => ({
        trackingResponse: {
          ...order,
          orderRefNumber: `#${order.orderRefNumber}`,
          trackingNumber,
          transactionStatus: cancelled ? "Cancelled" : "Unbooked",
        },
      })),
    );
  }

  function trackOne(response: ServerResponse, number: string) {
    const parcel = find(number);
    if (parcel) answer(response, tracked(parcel));
    else answer(response, null, "INVALID TRACKING NUMBER", "404");
  }

  function trackMany(response: ServerResponse, numbers: string | null) {
    if (numbers === null || standIn.bulkFails)
      return sendJson(response, 400, { timestamp: stamp(), status: 400, error: "Bad Request", message: "" });
    answer(
      response,
      numbers.split(",").map((trackingNumber) => {
        const parcel = find(trackingNumber);
        return { trackingNumber, trackingResponse: parcel ? tracked(parcel) : null, message: "" };
      }),
    );
  }

  function cancel(response: ServerResponse, number: string) {
    const parcel = find(number);
    if (!parcel) return answer(response, null, "INVALID TRACKING NUMBER", "404");
    if (parcel.history.some(({ transactionStatusMessageCode: code }) => code > "0002"))
      return answer(response, null, "ORDER CANNOT BE CANCELLED AT THIS STATUS", "400");
    parcel.cancelled = true;
    parcel.history.push(entry("0002", "Un-Assigned By Me", new Date()));
    answer(response, null, "ORDER HAS BEEN CANCELLED");
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  await once(server.listen({ port, host: "127.0.0.1" }), "listening");
  const { port: listening } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${listening}/services/integration/api/order`,
    token,
    parcels,
    faults,
    adviceFaults,
    happen: (number: string, code: string, words: string, at = new Date()) => {
      // Sometimes newest first.
      find(number)?.history.unshift(entry(code, words, at));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function problemOf(body: Record<string, unknown>): string | undefined {
  if (!/^03\d{9}$/.test(String(body.customerPhone))) return "INVALID CUSTOMER PHONE";
  if (!cities.includes(String(body.cityName))) return "INVALID CITY NAME";
  if (body.pickupAddressCode || body.storeAddressCode) return undefined;
  return "BOTH PICKUP ADDRESS CODE AND STORE ADDRESS CODE MUST NOT BE NULL AT THE SAME TIME";
}

/** The flags are yes or no in one answer, and words in the next. */
function asCity(operationalCityName: string, index: number) {
  const isDeliveryCity = index % 2 === 0 ? true : "true";
  return { operationalCityName, countryName: "Pakistan", isPickupCity: index === 0, isDeliveryCity };
}

function entry(code: string, words: string, at: Date) {
  return { transactionStatusMessage: words, transactionStatusMessageCode: code, updatedAt: stamp(at) };
}

function tracked({ trackingNumber, order, history }: Parcel) {
  return {
    ...order,
    trackingNumber,
    transactionStatus: history[0]?.transactionStatusMessage ?? "Unbooked",
    transactionStatusHistory: history,
  };
}

function latestOf({ history }: Parcel) {
  return history.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt)).at(-1);
}

function stamp(at = new Date()): string {
  return clockInKarachi(at).slice(0, 19).replace("T", " ");
}
