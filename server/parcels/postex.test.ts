import { afterAll, expect, test } from "vitest";
import { startPostEx } from "../testing/stand-ins/postex.ts";
import { createPostEx, stateOf } from "./postex.ts";

const standIn = await startPostEx();
afterAll(standIn.close);
const postEx = createPostEx({ url: standIn.url, token: standIn.token, pickupCode: "001" });

test("advice is accepted for failed deliveries alone, and a refusal is reported", async () => {
  const booked = await postEx.book({
    reference: "TB-ADVICE",
    name: "Dr Hina Baig",
    phone: "03001234567",
    address: "12 Gulgasht",
    city: "Multan",
    contents: "1 x uniform",
    pieces: 1,
    grams: 450,
    collects: 5_000,
  });
  if (booked.outcome !== "booked") throw new Error(booked.problem);
  const { trackingNumber } = booked;
  const again = { answer: "try-again", remarks: "Call 0301 7654321" } as const;
  expect(await postEx.advise(trackingNumber, again)).toBe("SHIPPER ADVICE NOT ALLOWED AT THIS STATUS");
  standIn.happen(trackingNumber, "0013", "Attempted: CNA");
  expect(await postEx.advise(trackingNumber, again)).toBeUndefined();
  expect(await postEx.advise(trackingNumber, { answer: "send-back", remarks: "" })).toBeUndefined();
  expect(await postEx.advise("26000000000000", again)).toBe("INVALID TRACKING NUMBER");
  expect(standIn.parcels[0]?.advice).toEqual([
    { statusId: 2, remarks: "Call 0301 7654321" },
    { statusId: 1, remarks: "" },
  ]);
});

test.each([
  ["0003", "PostEx WareHouse", "picked"],
  ["0004", "Delivery En-Route", "in-transit"],
  ["0004", "Out For Delivery", "out-for-delivery"],
  [undefined, "OUT FOR RETURN", "returning"],
  [undefined, "Return In-Transit", "returning"],
  [undefined, "Returned", "returned"],
  [undefined, "Un-Assigned By Me", "cancelled"],
  [undefined, "Under Verification", "attempted"],
  [undefined, "Transferred", "in-transit"],
  [undefined, "In Stock", "picked"],
  [undefined, "Delivered", "delivered"],
  [undefined, "{14}", undefined],
] as const)("%s %s is %s", (code, words, state) => {
  expect(stateOf(code, words)).toBe(state);
});
