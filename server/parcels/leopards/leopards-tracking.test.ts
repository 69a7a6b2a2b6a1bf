import { expect, test } from "vitest";
import { packetList, stateOf, stepsOf } from "./leopards-tracking.ts";

test.each([
  ["Pickup Request not Send", "booked"],
  ["Pickup Request Sent", "booked"],
  ["Shipment picked in LAHORE", "picked"],
  ["Arrived at Station in MULTAN", "in-transit"],
  ["Dispatched to MULTAN", "in-transit"],
  ["Assigned to courier in MULTAN", "out-for-delivery"],
  ["Delivered", "delivered"],
  ["Pending", "attempted"],
  ["Undelivered", "attempted"],
  ["Being Return", "returning"],
  ["Ready for Return", "returning"],
  ["Returned to shipper", "returned"],
  ["Delivered to vendor", "returned"],
  ["Cancelled", "cancelled"],
  ["AC", "out-for-delivery"],
  ["pn2", "attempted"],
  ["RN1", "returning"],
  ["DW", "returned"],
  ["Something that it has never said", undefined],
] as const)("%s is %s", (words, state) => {
  expect(stateOf(words)).toBe(state);
});

const tracked = (packet: object) => {
  const [first] = packetList.parse([{ track_number: "LE7700000017", ...packet }]);
  return first ? stepsOf(first) : [];
};

test("scans are reported once, by their times, in any spelling and clock", () => {
  const twice = { Status: "Dispatched to MULTAN", Activity_datetime: "2026-11-22 14:05:31", Reason: "" };
  expect(
    tracked({
      status_remarks: [],
      "Tracking Detail": [
        {
          Staus: "Pending",
          "Activity Date": "23/11/2026",
          Activity_Time: "02:30 PM",
          Reason: "Customer not available",
        },
        twice,
        twice,
        { Status: "Unheard of", Activity_datetime: "2026-11-22 15:00:00" },
        { Status: "Arrived at Station in LAHORE", Activity_Date: "2026/11/22", Activity_Time: "09:10" },
        { Status: "Delivered", Activity_datetime: "yesterday" },
      ],
    }),
  ).toEqual([
    {
      at: new Date("2026-11-22T04:10:00Z"),
      state: "in-transit",
      said: "Arrived at Station in LAHORE",
      reason: "",
    },
    { at: new Date("2026-11-22T09:05:31Z"), state: "in-transit", said: "Dispatched to MULTAN", reason: "" },
    {
      at: new Date("2026-11-23T09:30:00Z"),
      state: "attempted",
      said: "Pending: Customer not available",
      reason: "not-available",
    },
  ]);
});

test("of a day without times what usually comes later is later", () => {
  const on = { "Activity Date": "2026-11-22" };
  const steps = tracked({
    "Tracking Detail": [
      { Status: "Delivered", ...on },
      { Status: "Assigned to courier in LAHORE", ...on },
      { Status: "Shipment picked in LAHORE", ...on },
    ],
  });
  expect(steps.map(({ state }) => state)).toEqual(["picked", "out-for-delivery", "delivered"]);
});

test("what is called off has no scan, and says so by its status", () => {
  const scans = [{ Status: "Pickup Request Sent", Activity_datetime: "2026-11-22 10:00:00" }];
  const ended = { booked_packet_status: "Cancelled", activity_date: "23/11/2026" };
  expect(tracked({ ...ended, "Tracking Detail": scans }).at(-1)?.state).toBe("cancelled");
  expect(tracked({ booked_packet_status: "Booked", booking_date: "22/11/2026" })).toMatchObject([
    { state: "booked", at: new Date("2026-11-21T19:00:00Z") },
  ]);
  expect(tracked({ "Tracking Detail": "none" })).toEqual([]);
});

test.each([
  ["Refused to receive", "refused"],
  ["No response from customer", "not-available"],
  ["Incomplete address", "bad-address"],
  ["Customer wants to open parcel", "wants-to-open"],
  ["Strike in the city", ""],
])("%s is %s", (said, reason) => {
  const scan = { Status: "Pending", Activity_datetime: "2026-11-22 10:00:00", Reason: said };
  expect(tracked({ "Tracking Detail": [scan] })).toMatchObject([{ reason }]);
});
