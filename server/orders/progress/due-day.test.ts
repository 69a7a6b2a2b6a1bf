import { expect, test } from "vitest";
import { dueOf } from "./due-day.ts";

const promised = {
  progress: "Pending",
  waits: false,
  leavesBy: "2026-12-02",
  arrivesBy: "2026-12-06",
} as const;

test.each([
  ["has days left before it is to leave", {}, "2026-11-28", { what: "leave", on: "2026-12-02", daysLeft: 4 }],
  ["has no day left on the day itself", {}, "2026-12-02", { what: "leave", on: "2026-12-02", daysLeft: 0 }],
  ["is late the day after", {}, "2026-12-03", { what: "leave", on: "2026-12-02", daysLeft: -1 }],
  [
    "is to arrive once it is dispatched",
    { progress: "Dispatched" },
    "2026-12-03",
    { what: "arrive", on: "2026-12-06", daysLeft: 3 },
  ],
  ["has no day before its payment", { waits: true }, "2026-12-03", null],
  ["has no day once it has arrived", { progress: "Delivered" }, "2026-12-03", null],
  ["has no day once it is cancelled", { progress: "Cancelled" }, "2026-12-03", null],
  ["has no day without a promise", { leavesBy: undefined, arrivesBy: undefined }, "2026-12-03", null],
] as const)("an order %s", (_what, changes, today, due) => {
  expect(dueOf({ ...promised, ...changes }, today)).toEqual(due);
});
