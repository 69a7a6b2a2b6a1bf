import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { showPage } from "#web/testing/show-page.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

const order = {
  history: [],
  orderProgress: "Pending",
  promise: { leavesBy: "2099-11-30", arrivesFrom: "2099-12-02", arrivesBy: "2099-12-03" },
  work: [],
  payment: { received: 0, balance: 5000 },
  items: [],
};

async function open(changes: object) {
  const shown = { ...order, ...changes } as unknown as ComponentProps<typeof OrderTimeline>["order"];
  return (await showPage("/order-track", <OrderTimeline order={shown} />)).screen;
}

test.each([
  ["an order that is paid at the door", {}, 1],
  ["an order that waits for a transfer", { ahead: { dueNow: 5000, atDoor: 0 } }, 0],
  ["an order whose transfer has come", { ahead: { dueNow: 0, atDoor: 0 } }, 1],
])("shows the dates of %s only where they hold", async (_, changes, times) => {
  const screen = await open(changes);
  await expect.element(screen.getByText(/^Questions\?|Questions\?/)).toBeVisible();
  expect(screen.getByText(/30 Nov/).elements()).toHaveLength(times);
});

test.each([
  ["our own rider", { courier: "Own rider", consignmentNumber: "" }, /^Courier: our rider$/],
  [
    "a courier of which the number alone is known",
    { courier: "Other, by hand", consignmentNumber: "772-1" },
    /^Consignment number 772-1$/,
  ],
])("describes a parcel with %s for customers", async (_, dispatch, said) => {
  const screen = await open({ orderProgress: "Dispatched", dispatch });
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByText(/by hand|Own rider/).elements()).toEqual([]);
});
