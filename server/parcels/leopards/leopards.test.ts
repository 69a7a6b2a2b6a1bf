import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { startLeopards } from "../../testing/stand-ins/leopards.ts";
import { CourierTimeoutError } from "../courier.ts";
import { createLeopards } from "./leopards.ts";
import { trustedLink } from "./leopards-label.ts";

const standIn = await startLeopards();
afterAll(standIn.close);
const { leopards: account } = readConfig(standIn.env);
if (!account) throw new Error("There is no account.");
const leopards = createLeopards(account);

afterEach(() => {
  standIn.faults.length = 0;
  standIn.labelUrl = undefined;
});

let made = 0;
const parcel = (changes: object = {}) => {
  made += 1;
  return {
    reference: `UF-${made}`,
    name: "Dr Hina Baig",
    phone: "03001234567",
    address: "12 Gulgasht",
    city: "MULTAN",
    contents: "2 x uniform",
    pieces: 2,
    grams: 900,
    collects: 4_350,
    ...changes,
  };
};
async function book(changes: object = {}) {
  const booked = await leopards.book(parcel(changes));
  if (booked.outcome === "refused") throw new Error(booked.problem);
  return booked;
}

test("it books by the number of the city, in grams, whether the status is a number or a text", async () => {
  for (const _ of [1, 2]) expect((await book()).trackingNumber).toMatch(/^LE\d{10}$/);
  expect(standIn.packets.at(-1)).toMatchObject({
    booked_packet_weight: 900,
    booked_packet_collect_amount: 4_350,
    destination_city: 612,
  });
});

test("it delivers to the cities that may be sent to, however that is written", async () => {
  expect(await leopards.cities()).toEqual(["LAHORE", "KARACHI", "MULTAN", "Dera Ghazi Khan"]);
  expect(await leopards.book(parcel({ city: "GWADAR" }))).toMatchObject({ outcome: "refused" });
});

test("what it refuses says why, from errors by field one level down", async () => {
  standIn.faults.push("refused");
  expect(await leopards.book(parcel())).toEqual({ outcome: "refused", problem: "Consignee is blocked" });
  expect(await leopards.book(parcel({ phone: "12" }))).toEqual({
    outcome: "refused",
    problem: "Consignee Phone is required",
  });
});

test("a parcel is found by our reference, and none that it does not know or has called off", async () => {
  const asked = parcel();
  await leopards.book(asked);
  const number = standIn.packets.at(-1)?.track_number ?? "";
  expect(await leopards.find(asked.reference, new Date())).toBe(number);
  expect(await leopards.find("UF-404", new Date())).toBeUndefined();
  expect(await leopards.cancel(number)).toBeUndefined();
  expect(await leopards.find(asked.reference, new Date())).toBeUndefined();
});

test("without a clear no it is not known whether it has a parcel", async () => {
  const locked = createLeopards({ ...account, apiPassword: "wrong" });
  await expect(locked.find("UF-1", new Date())).rejects.toThrow(CourierTimeoutError);
  await expect(locked.cities()).rejects.toThrow(CourierTimeoutError);
  // Its words, for staff who wait for them.
  expect(await locked.cancel("LE7700000017")).toBe("Invalid API credentials");
});

test("a list that one bad number fails is asked for singly, and long ones in parts of twenty", async () => {
  const numbers: string[] = [];
  for (let index = 0; index < 21; index += 1) numbers.push((await book()).trackingNumber);
  standIn.calls.delete("trackBookedPacket");
  expect([...(await leopards.track(numbers)).keys()].sort()).toEqual(numbers);
  expect(standIn.calls.get("trackBookedPacket")).toBe(2);
  standIn.calls.delete("trackBookedPacket");
  const few = numbers.slice(0, 3);
  expect([...(await leopards.track([...few, "LE0000000000"])).keys()]).toEqual(few);
  expect(standIn.calls.get("trackBookedPacket")).toBe(5);
});

test("a parcel is called off until it is fetched, and a second time without harm", async () => {
  const { trackingNumber } = await book();
  expect(await leopards.cancel(trackingNumber)).toBeUndefined();
  expect(await leopards.cancel(trackingNumber)).toBeUndefined();
  const fetched = await book();
  standIn.happen(fetched.trackingNumber, "Shipment picked in LAHORE");
  expect(await leopards.cancel(fetched.trackingNumber)).toBe("CN is in process and cannot be cancelled");
});

test("it says what carrying a parcel costs, where the shop has said from where", async () => {
  const asked = { city: "MULTAN", grams: 900, collects: 4_350 };
  expect(await leopards.quote(asked)).toBe(341);
  expect(await leopards.quote({ ...asked, city: "GWADAR" })).toBeUndefined();
  expect(await createLeopards({ ...account, originCity: "" }).quote(asked)).toBeUndefined();
});

test("a label is fetched from Leopards, and from nowhere else", async () => {
  const booked = await book();
  const labelled = { trackingNumber: booked.trackingNumber, labelUrl: booked.labelUrl ?? null };
  expect((await leopards.labels([labelled])).subarray(0, 5).toString()).toBe("%PDF-");
  const elsewhere = createServer((_request, response) => response.end("%PDF-1.4 stolen"));
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  for (const labelUrl of [`http://127.0.0.1:${port}/slip`, "file:///etc/passwd", "not a link", null])
    await expect(leopards.labels([{ ...labelled, labelUrl }])).rejects.toThrow("no link of its own");
  elsewhere.close();
  const gone = { ...labelled, labelUrl: `${new URL(account.url).origin}/slip/LE404` };
  await expect(leopards.labels([gone])).rejects.toThrow("no PDF");
});

test.each([
  ["http://new.leopardscod.com/slip/1", "https://new.leopardscod.com/slip/1"],
  ["https://merchantapi.leopardscourier.com/slip/1", "https://merchantapi.leopardscourier.com/slip/1"],
  ["https://leopardscourier.com.evil.example/slip/1", undefined],
  ["https://evilleopardscourier.com/slip/1", undefined],
  ["https://user@merchantapi.leopardscourier.com/slip/1", undefined],
  ["https://merchantapi.leopardscourier.com:8443/slip/1", undefined],
  ["javascript://leopardscourier.com/%0aalert(1)", undefined],
])("of %s it follows %s", (link, followed) => {
  expect(trustedLink(link, "https://merchantapi.leopardscourier.com/api/")?.href).toBe(followed);
});

test("what no key opens, or no page is an answer of, is silence, and tells nothing of the key", async () => {
  standIn.faults.push("broken");
  await expect(leopards.book(parcel())).rejects.toThrow(CourierTimeoutError);
  const away = createLeopards({ ...account, url: "http://127.0.0.1:1/api/" });
  const failure = await away
    .quote({ city: "MULTAN", grams: 1, collects: 0 })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CourierTimeoutError);
  expect(JSON.stringify([failure, (failure as Error).message, (failure as Error).cause])).not.toContain(
    "k-demo",
  );
});

test("its settings go together", () => {
  expect(readConfig({}).leopards).toBeUndefined();
  expect(() => readConfig({ LEOPARDS_API_KEY: "k" })).toThrow("go together");
  expect(readConfig({ ...standIn.env, LEOPARDS_URL: "https://x.example/api" }).leopards?.url).toBe(
    "https://x.example/api/",
  );
});

test("a load sheet is made once for each parcel, and refused with its reason", async () => {
  const numbers = [(await book()).trackingNumber, (await book()).trackingNumber];
  const sheet = await leopards.loadSheet(numbers);
  expect(sheet.outcome === "made" && sheet.pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await leopards.loadSheet(numbers)).toEqual({
    outcome: "refused",
    problem: "CN not found or already on a load sheet",
  });
});

test("what it asks about a parcel is answered by the number of its question", async () => {
  const { trackingNumber } = await book();
  const advice = { answer: "try-again", remarks: "Call 03007654321" } as const;
  expect(await leopards.advise(trackingNumber, advice)).toBe("it asks nothing about this parcel");
  standIn.happen(trackingNumber, "Pending", { reason: "No response" });
  expect(await leopards.advise(trackingNumber, advice)).toBeUndefined();
  expect(await leopards.advise(trackingNumber, { answer: "send-back", remarks: "" })).toBeUndefined();
  expect(standIn.advice).toMatchObject([
    { cn_number: trackingNumber, shipper_advice_status: "RA", shipper_remarks: "Call 03007654321" },
    { cn_number: trackingNumber, shipper_advice_status: "RT" },
  ]);
});
