import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { sampleLine } from "#web/testing/sample-line.ts";
import { showPage } from "#web/testing/show-page.tsx";
import OrderConfirmPage from "./order-confirm-page.tsx";

const order = {
  OrderID: "TB-1111-1111-1111",
  orderProgress: "Pending",
  isConfirmed: false,
  totalAmount: 5000,
  payment: { received: 0, balance: 5000 },
  items: [{ ...sampleLine, id: "line-1" }],
  work: [],
  actions: ["confirm", "cancelAsCustomer"],
};

async function open(changes: object) {
  const loaderData = { order: { ...order, ...changes } };
  const props = { loaderData, params: { id: "1", token: "t" } } as unknown as ComponentProps<
    typeof OrderConfirmPage
  >;
  return (await showPage("/order-confirm/1/t", <OrderConfirmPage {...props} />)).screen;
}

const question = "Please tell us whether we should sew and send this order.";

test.each([
  ["is paid to the rider", {}, `${question} You pay in cash when it is delivered.`, "Cash on delivery"],
  [
    "is paid ahead",
    { ahead: { dueNow: 5000, atDoor: 0 } },
    `${question} We start when your payment arrives.`,
    "Total, paid ahead",
  ],
  [
    "has been paid",
    { ahead: { dueNow: 0, atDoor: 0 }, payment: { received: 5000, balance: 0 } },
    question,
    "Total, paid ahead",
  ],
  [
    "is paid in part",
    { payment: { received: 2000, balance: 3000 } },
    `${question} You pay Rs. 3,000 in cash when it is delivered.`,
    "Total",
  ],
])("shows how an order that %s is paid on its confirmation", async (_, changes, text, total) => {
  const screen = await open(changes);
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(total, { exact: true })).toBeVisible();
});
