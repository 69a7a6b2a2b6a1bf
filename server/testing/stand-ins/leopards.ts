import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { clockInKarachi, dayInKarachi } from "#contract/values/karachi-time.ts";
import { readJson, sendJson, sendPdf } from "./answers.ts";
import { answerAdvice, type LeopardsAdvice, listAdvice } from "./leopards-advice.ts";
import { type LeopardsPacket, problemsOf, tracked } from "./leopards-packets.ts";
import { paidDetails, shippingCharges } from "./leopards-payments.ts";

/** Faults of the next bookings, one each. */
export type LeopardsFault =
  /** Books without an answer. */
  | "silent-after-booking"
  /** Neither books nor answers. */
  | "silent"
  /** Gives no answer, and books when `bookLate` is called. */
  | "late"
  /** A page of the proxy in front of it. */
  | "broken"
  /** HTTP 200 with errors by field. */
  | "refused";

export type LeopardsStandIn = {
  env: Record<string, string>;
  packets: LeopardsPacket[];
  faults: LeopardsFault[];
  /** The shop's advice on undelivered packets. */
  advice: LeopardsAdvice[];
  calls: Map<string, number>;
  /** Replaces the address of the next packets' label. */
  labelUrl?: string | undefined;
  /** Whether price requests stay unanswered. */
  isSlow?: boolean;
  isLocked?: boolean;
  bookLate(): void;
  /** A scan of a packet, reported twice, as happens at times. */
  happen(number: string, words: string, options?: { at?: Date; reason?: string }): void;
  /** Pays a parcel out, with the number of its invoice. */
  pay(number: string, invoice: string, day: string): void;
  close(): Promise<void>;
};

const account = { api_key: "k-demo", api_password: "p-demo" };

/** Deliverability is yes or no in one row and a text in the next. */
const cities = [
  {
    id: 789,
    name: "LAHORE",
    shipment_type: ["overnight"],
    allow_as_origin: true,
    allow_as_destination: true,
  },
  {
    id: 592,
    name: "KARACHI",
    shipment_type: ["overnight"],
    allow_as_origin: true,
    allow_as_destination: "1",
  },
  {
    id: 612,
    name: "MULTAN",
    shipment_type: ["overnight"],
    allow_as_origin: true,
    allow_as_destination: "true",
  },
  { id: 475, name: "Dera Ghazi Khan", shipment_type: [], allow_as_origin: false, allow_as_destination: true },
  { id: 900, name: "GWADAR", shipment_type: [], allow_as_origin: false, allow_as_destination: false },
];

/**
 * Leopards by its API document 2.0 and its users' reports, with its oddities: the status a number or a text, the
 * error 0, "0", "null", a text or texts by field, keys with spaces, amounts with two decimals, scans reported twice,
 * a list that one bad number fails, references accepted repeatedly. In memory only.
 */
export async function startLeopards({ port = 0 } = {}): Promise<LeopardsStandIn> {
  const packets: LeopardsPacket[] = [];
  const faults: LeopardsFault[] = [];
  const late: Record<string, unknown>[] = [];
  const made = new Map<string, number>();
  const advice: LeopardsAdvice[] = [];
  const loadSheets: string[][] = [];
  const standIn: Pick<LeopardsStandIn, "labelUrl" | "isSlow" | "isLocked"> = {};
  let next = 7_700_000_017;
  let origin = "";
  const find = (number: unknown) => packets.find(({ track_number }) => track_number === number);

  type Call = (response: ServerResponse, fields: Record<string, unknown>) => unknown;
  const calls = new Map<string, Call>([
    ["POST getAllCities", (response) => send(response, { status: 1, error: "0", city_list: cities })],
    ["POST bookPacket", book],
    ["POST getShipmentDetailsByOrderID", findByReference],
    ["POST trackBookedPacket", track],
    ["POST cancelBookedPackets", cancel],
    ["GET getTariffDetails", quote],
    ["POST generateLoadSheet", makeLoadSheet],
    ["POST downloadLoadSheet", downloadLoadSheet],
    ["POST shipperAdviceList", (response, { Cn_number }) => send(response, listAdvice(packets, Cn_number))],
    ["POST updateShipperAdvice", (response, { data }) => send(response, answerAdvice(packets, advice, data))],
    [
      "GET getPaymentDetails",
      (response, { cn_numbers }) => send(response, paidDetails(packets, String(cn_numbers))),
    ],
    [
      "GET getShippingCharges",
      (response, { cn_numbers }) => send(response, shippingCharges(packets, String(cn_numbers))),
    ],
  ]);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "", "http://leopards.invalid");
    const [, slip] = /^\/slip\/(\w+)$/.exec(url.pathname) ?? [];
    if (slip !== undefined) return label(response, slip);
    const [, name = ""] = /^\/api\/(\w+)\/(?:format\/json\/)?$/.exec(url.pathname) ?? [];
    const fields = request.method === "GET" ? Object.fromEntries(url.searchParams) : await readJson(request);
    made.set(name, (made.get(name) ?? 0) + 1);
    const call = calls.get(`${request.method} ${name}`);
    if (!call) return response.writeHead(404, { "content-type": "text/html" }).end("<html>Not Found</html>");
    const isOpen = fields.api_key === account.api_key && fields.api_password === account.api_password;
    if (!isOpen || standIn.isLocked) return send(response, { status: 0, error: "Invalid API credentials" });
    return call(response, fields);
  }

  function label(response: ServerResponse, number: string) {
    if (!find(number)) return response.writeHead(404).end();
    return sendPdf(response, [number]);
  }

  function keep(fields: Record<string, unknown>): LeopardsPacket {
    const packet = {
      track_number: `LE${next}`,
      booking_date: clockInKarachi(new Date()).slice(0, 10).split("-").reverse().join("/"),
      booked_packet_order_id: String(fields.booked_packet_order_id ?? ""),
      booked_packet_weight: Number(fields.booked_packet_weight),
      booked_packet_collect_amount: Number(fields.booked_packet_collect_amount),
      destination_city: Number(fields.destination_city),
      isCancelled: false,
      scans: [],
    };
    next += 1;
    packets.push(packet);
    return packet;
  }

  function book(response: ServerResponse, fields: Record<string, unknown>) {
    const fault = faults.shift();
    if (fault === "silent") return;
    if (fault === "late") {
      late.push(fields);
      return;
    }
    if (fault === "broken") {
      response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad Gateway</html>");
      return;
    }
    const wrong =
      fault === "refused" ? { consignment_phone: "Consignee is blocked" } : problemsOf(fields, cities);
    if (wrong) return send(response, { status: 0, error: wrong, track_number: null, slip_link: null });
    const packet = keep(fields);
    if (fault === "silent-after-booking") return;
    // A number the first time, a text the second.
    const status = packets.length % 2 === 0 ? "1" : 1;
    const slip_link = standIn.labelUrl ?? `${origin}/slip/${packet.track_number}`;
    send(response, { status, error: 0, track_number: packet.track_number, slip_link });
  }

  function findByReference(response: ServerResponse, { shipment_order_id: asked }: Record<string, unknown>) {
    const references = Array.isArray(asked) ? asked.map(String) : [];
    const data = packets
      .filter(({ booked_packet_order_id }) => references.includes(booked_packet_order_id))
      .map(({ scans, isCancelled, ...packet }) => ({
        ...packet,
        booked_packet_status: isCancelled ? "Cancelled" : (scans[0]?.Status ?? "Pickup Request not Send"),
      }));
    if (data.length === 0) return send(response, { status: 0, error: "Order ID not found" });
    send(response, { status: 1, error: "", data });
  }

  function track(response: ServerResponse, { track_numbers }: Record<string, unknown>) {
    const numbers = String(track_numbers).split(",");
    if (numbers.length > 20 || numbers.some((number) => !find(number)))
      return send(response, { status: 0, error: "Invalid tracking number", packet_list: null });
    const found = packets.filter(({ track_number }) => numbers.includes(track_number));
    send(response, { status: 1, error: 0, packet_list: found.map(tracked) });
  }

  function cancel(response: ServerResponse, { cn_numbers }: Record<string, unknown>) {
    const number = String(cn_numbers);
    const packet = find(number);
    if (!packet || packet.isCancelled)
      return send(response, { status: 0, error: { [number]: "CN already cancelled or not found" } });
    if (packet.scans.length > 0)
      return send(response, { status: "0", error: { [number]: "CN is in process and cannot be cancelled" } });
    packet.isCancelled = true;
    send(response, { status: "1", error: "null" });
  }

  function makeLoadSheet(response: ServerResponse, fields: Record<string, unknown>) {
    const numbers = Array.isArray(fields.cn_numbers) ? fields.cn_numbers.map(String) : [];
    const listed = new Set(loadSheets.flat());
    const wrong = numbers.filter(
      (number) => !find(number) || find(number)?.isCancelled || listed.has(number),
    );
    if (numbers.length === 0 || !fields.courier_name || !fields.courier_code)
      return send(response, { status: 0, error: "Courier name and code are required" });
    if (wrong.length > 0) {
      const told = wrong.map((number) => [number, "CN not found or already on a load sheet"]);
      return send(response, { status: 0, error: Object.fromEntries(told) });
    }
    send(response, { status: "1", error: "null", load_sheet_id: loadSheets.push(numbers) });
  }

  function downloadLoadSheet(
    response: ServerResponse,
    { load_sheet_id, response_type }: Record<string, unknown>,
  ) {
    const numbers = loadSheets[Number(load_sheet_id) - 1];
    if (!numbers || response_type !== "PDF")
      return send(response, { status: 0, error: "Invalid load sheet ID" });
    return sendPdf(response, [["LEOPARDS LOAD SHEET", ...numbers].join("\n")]);
  }

  function quote(response: ServerResponse, fields: Record<string, unknown>) {
    if (standIn.isSlow) return;
    const isKnown = (id: unknown) => cities.some((city) => String(city.id) === id);
    if (!isKnown(fields.origin_city) || !isKnown(fields.destination_city))
      return send(response, { status: 0, error: "Invalid origin or destination city", packet_charges: null });
    const packet_charges = {
      shipment_charges: "250",
      cash_handling: "30",
      insurance_charges: "0",
      gst_percentage: "16",
      gst_amount: "47.04",
      fuel_surcharge_percentage: "5",
      fuel_surcharge_amount: "14",
    };
    send(response, { status: 1, error: "0", packet_charges });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  await once(server.listen({ port, host: "127.0.0.1" }), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(standIn, {
    env: {
      LEOPARDS_URL: `${origin}/api/`,
      LEOPARDS_API_KEY: account.api_key,
      LEOPARDS_API_PASSWORD: account.api_password,
      LEOPARDS_SHIPPER_ID: "1",
      LEOPARDS_ORIGIN_CITY: "LAHORE",
    },
    packets,
    faults,
    advice,
    calls: made,
    bookLate: () => {
      for (const fields of late.splice(0)) keep(fields);
    },
    happen: (number: string, words: string, { at = new Date(), reason = "" } = {}) => {
      const day = dayInKarachi(at);
      const time = clockInKarachi(at).slice(11, 19);
      const scan = {
        Status: words,
        Status_With_City: words,
        Reciever_Name: "",
        Reason: reason,
        Activity_Date: day,
        Activity_Time: time,
        Activity_datetime: `${day} ${time}`,
      };
      find(number)?.scans.unshift(scan, scan);
    },
    pay: (number: string, invoice: string, day: string) => {
      const packet = find(number);
      if (packet) packet.paid = { invoice, day };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function send(response: ServerResponse, body: object): void {
  sendJson(response, 200, body);
}
