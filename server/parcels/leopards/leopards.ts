import { z } from "zod";
import { courierName } from "#contract/orders/couriers.ts";
import { type Courier, CourierTimeoutError, type ParcelStep } from "../courier.ts";
import { type Answer, askOf, type LeopardsAccount } from "./leopards-calls.ts";
import { adviseOn, makeLoadSheet } from "./leopards-handover.ts";
import { fetchLabel } from "./leopards-label.ts";
import { askForPayments } from "./leopards-payments.ts";
import { packetList, stepsOf } from "./leopards-tracking.ts";

const citiesKept = 3_600_000;

const trackedAtOnce = 20;

/** The number of the usual kind of shipment among those that its tariff knows. */
const overnight = 1;

const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .transform((value) => ["true", "1"].includes(String(value)));
const cityList = z.array(
  z.object({ id: z.coerce.number().int(), name: z.string(), allow_as_destination: flag.catch(false) }),
);
const booked = z.object({
  track_number: z.coerce.string().min(1),
  slip_link: z.string().optional().catch(undefined),
});
const shipments = z
  .array(
    z.object({
      track_number: z.coerce.string().min(1),
      booked_packet_order_id: z.coerce.string(),
      booked_packet_status: z.string().nullish(),
    }),
  )
  .nullish();
const rupees = z.coerce.number().min(0).catch(0);
const tariff = z.object({
  shipment_charges: z.coerce.number().positive(),
  cash_handling: rupees,
  insurance_charges: rupees,
  gst_amount: rupees,
  fuel_surcharge_amount: rupees,
});
const push = z.object({
  data: z.array(z.object({ cn_number: z.coerce.string().min(1).max(60) })).max(500),
});

/**
 * Leopards, by its API 2.0: keys in the body, cities by number, weights in grams, and no key against booking twice: it
 * takes our reference as often as it is sent.
 */
export function createLeopards(account: LeopardsAccount): Courier {
  const ask = askOf(account);
  let known: { ids: Map<string, number>; until: number } | undefined;

  async function cityIds(): Promise<Map<string, number>> {
    if (known && performance.now() < known.until) return known.ids;
    const answer = await ask("getAllCities", {});
    const list = cityList.safeParse(answer.outcome === "done" && answer.content.city_list);
    if (!list.success) throw new CourierTimeoutError("Leopards gave no list of cities.");
    const ids = new Map(
      list.data.filter((city) => city.allow_as_destination).map(({ name, id }) => [name.trim(), id]),
    );
    known = { ids, until: performance.now() + citiesKept };
    return ids;
  }

  async function trackList(numbers: readonly string[]): Promise<Map<string, ParcelStep[]>> {
    const answer = await ask("trackBookedPacket", { track_numbers: numbers.join(",") });
    const list = packetList.safeParse(answer.outcome === "done" && answer.content.packet_list);
    if (list.success) return new Map(list.data.map((packet) => [packet.track_number, stepsOf(packet)]));
    // One number that it does not know fails them all.
    const found = new Map<string, ParcelStep[]>();
    if (numbers.length > 1)
      for (const number of numbers)
        for (const [each, steps] of await trackList([number])) found.set(each, steps);
    return found;
  }

  return {
    id: "leopards",
    name: courierName("leopards"),
    isByHand: false,
    labelsAtOnce: 1,
    settlesWithin: 60,
    cities: async () => [...(await cityIds()).keys()],
    async quote({ city, grams, collects }) {
      const ids = await cityIds();
      const [from, to] = [ids.get(account.originCity), ids.get(city)];
      if (from === undefined || to === undefined) return undefined;
      const route = { origin_city: from, destination_city: to, shipment_type: overnight };
      const query = { packet_weight: grams, cod_amount: collects, ...route };
      const answer = await ask("getTariffDetails", query, { method: "GET" });
      const charges = tariff.safeParse(answer.outcome === "done" && answer.content.packet_charges);
      if (!charges.success) return undefined;
      return Math.round(Object.values(charges.data).reduce((sum, charge) => sum + charge, 0));
    },
    async book(parcel) {
      const destination = (await cityIds()).get(parcel.city);
      if (destination === undefined)
        return { outcome: "refused", problem: `Leopards knows no city ${parcel.city}` };
      const answer = await ask("bookPacket", {
        booked_packet_weight: parcel.grams,
        booked_packet_no_piece: parcel.pieces,
        booked_packet_collect_amount: parcel.collects,
        booked_packet_order_id: parcel.reference,
        origin_city: "self",
        destination_city: destination,
        shipment_id: account.shipperId,
        shipment_name_eng: "self",
        shipment_email: "self",
        shipment_phone: "self",
        shipment_address: "self",
        consignment_name_eng: parcel.name,
        consignment_phone: parcel.phone,
        consignment_address: parcel.address,
        special_instructions: parcel.contents,
      });
      if (answer.outcome === "failed") return { outcome: "refused", problem: answer.problem };
      const packet = booked.safeParse(answer.content);
      if (!packet.success) throw new CourierTimeoutError("Leopards took the parcel and gave no number.");
      const { track_number: trackingNumber, slip_link: labelUrl } = packet.data;
      return { outcome: "booked", trackingNumber, ...(labelUrl && { labelUrl }) };
    },
    async find(reference) {
      const answer = await ask("getShipmentDetailsByOrderID", { shipment_order_id: [reference] });
      if (answer.outcome === "failed" && /not found|no (record|data|shipment|packet)/i.test(answer.problem))
        return undefined;
      const list = shipments.safeParse(answer.outcome === "done" ? answer.content.data : false);
      if (!list.success) throw new CourierTimeoutError("Leopards does not say whether it has the parcel.");
      return list.data?.find(
        ({ booked_packet_order_id: theirs, booked_packet_status: status }) =>
          theirs.replace(/^#/, "") === reference && !/cancel/i.test(status ?? ""),
      )?.track_number;
    },
    async track(numbers) {
      const found = new Map<string, ParcelStep[]>();
      for (let first = 0; first < numbers.length; first += trackedAtOnce)
        for (const [number, steps] of await trackList(numbers.slice(first, first + trackedAtOnce)))
          found.set(number, steps);
      return found;
    },
    async cancel(trackingNumber) {
      const answer = await ask("cancelBookedPackets", { cn_numbers: trackingNumber });
      return problemOfCancel(answer, trackingNumber);
    },
    async labels([parcel]) {
      if (!parcel) throw new CourierTimeoutError("No label was asked for.");
      return fetchLabel(account, parcel);
    },
    loadSheet: (numbers) => makeLoadSheet(account, ask, numbers),
    payments: (parcels) => askForPayments(ask, parcels),
    advise: (number, advice) => adviseOn(ask, number, advice),
    pushes: {
      isSecret: true,
      numbersIn(body) {
        const read = push.safeParse(body);
        return read.success ? read.data.data.map(({ cn_number }) => cn_number) : undefined;
      },
      taken: { status: 202, body: [{ status: 1, errors: [] }] },
      unreadable: { status: 400, body: [{ status: 0, errors: ["data with cn_number was expected"] }] },
    },
  };
}

function problemOfCancel(answer: Answer, trackingNumber: string): string | undefined {
  if (answer.outcome === "done") return undefined;
  const problem = answer.of[trackingNumber] ?? answer.problem;
  // By a try whose answer was lost.
  return /already cancel/i.test(problem) ? undefined : problem;
}
