import { beforeEach, expect, test } from "vitest";
import { placedOrders } from "#web/cart/placed-orders.ts";
import { setUser } from "#web/session/user-store.ts";
import { sampleLine } from "#web/testing/sample-line.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { PlacedItems } from "./placed-items.tsx";

beforeEach(() => setUser(undefined));

const placed = {
  orderNumber: "TB-7K4M-9QX2-BC3D",
  lines: [sampleLine],
  total: 5000,
  customer: "",
  promise: { leavesBy: "2099-11-30", arrivesFrom: "2099-12-02", arrivesBy: "2099-12-03" },
};

test.each([
  ["paid at the door says when it comes", {}, 1],
  ["paid ahead shows no date before its money has come", { isAhead: true as const }, 0],
])("an order that is %s", async (_, changes, dates) => {
  placedOrders.remember({ ...placed, ...changes });
  const { screen } = await showPage("/", <PlacedItems orderNumber={placed.orderNumber} />);
  await expect.element(screen.getByText("Rs. 5,000")).toBeVisible();
  expect(screen.getByText(/30 Nov/).elements()).toHaveLength(dates);
});
