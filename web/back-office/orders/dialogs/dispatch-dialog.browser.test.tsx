import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { dispatchOrders } from "#contract/order-views/office-orders.ts";
import { ToastPlace } from "#web/shell/toast-place.tsx";
import { answerCalls, refusal } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { DispatchDialog } from "./dispatch-dialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const orders = [
  { id: "0190a6f0-0000-7000-8000-000000000001", OrderID: "TB-1111-1111-1111", name: "Sana", city: "Multan" },
  { id: "0190a6f0-0000-7000-8000-000000000002", OrderID: "TB-2222-2222-2222", name: "Bilal", city: "Quetta" },
];

async function open() {
  const onClose = vi.fn<() => void>();
  const onDone = vi.fn<() => Promise<void>>(async () => {});
  const { screen } = await showPage(
    "/orders",
    <>
      <ToastPlace />
      <DispatchDialog orders={orders} open onClose={onClose} onDone={onDone} />
    </>,
  );
  const courier = screen.getByRole("combobox", { name: "Courier" });
  await expect.element(courier).toBeVisible();
  const dispatch = screen.getByRole("button", { name: "Dispatch", exact: true });
  // Use the keyboard: without styles, the page behind the dialog covers its buttons.
  const send = () => userEvent.type(courier, "{Enter}");
  const numberOf = (id: string) =>
    screen.getByRole("textbox", { name: new RegExp(`^Consignment number of ${id}`) });
  return { screen, courier, dispatch, send, numberOf, onClose, onDone };
}

test("parcels do not go without a courier", async () => {
  const calls = answerCalls({});
  const { courier, send, numberOf } = await open();
  await numberOf("TB-1111-1111-1111").fill("LE 7700");
  await send();
  await expect.element(courier).toHaveAccessibleDescription("Name the courier");
  await expect.element(courier).toHaveFocus();
  await expect.element(numberOf("TB-1111-1111-1111")).toHaveValue("LE 7700");
  expect(calls).toEqual([]);
});

test("dispatches each order with its own tracking number and names the refused ones by number", async () => {
  const [first, second] = orders;
  const calls = answerCalls({
    [dispatchOrders.path]: () => ({
      body: {
        results: [
          { id: first?.id, OrderID: first?.OrderID, outcome: "changed" },
          {
            id: second?.id,
            OrderID: second?.OrderID,
            outcome: "cancel-asked",
            why: "She wants to cancel it.",
          },
        ],
      },
    }),
  });
  const { screen, courier, send, numberOf, onClose, onDone } = await open();
  await courier.fill("Leopards");
  await numberOf("TB-2222-2222-2222").fill("  QT-9  ");
  await send();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(calls.map(({ body }) => body)).toEqual([
    {
      courier: "Leopards",
      orders: [
        { id: first?.id, consignmentNumber: "" },
        { id: second?.id, consignmentNumber: "QT-9" },
      ],
      acknowledged: [],
    },
  ]);
  await expect.element(screen.getByText("1 order dispatched")).toBeVisible();
  await expect
    .element(screen.getByText("Not dispatched: TB-2222-2222-2222: She wants to cancel it."))
    .toBeVisible();
});

test("asks once for the orders that need confirmation and resends only those", async () => {
  const [first, second] = orders;
  const questions = [{ code: "NOT_CONFIRMED", question: "The customer has not confirmed it." }];
  const results = [
    [
      { id: first?.id, OrderID: first?.OrderID, outcome: "changed" },
      { id: second?.id, OrderID: second?.OrderID, outcome: "ask-first", questions },
    ],
    [{ id: second?.id, OrderID: second?.OrderID, outcome: "changed" }],
  ];
  const calls = answerCalls({ [dispatchOrders.path]: () => ({ body: { results: results.shift() } }) });
  const { screen, courier, send, numberOf, onClose, onDone } = await open();
  await courier.fill("TCS");
  await send();
  await expect.element(screen.getByText("The customer has not confirmed it.")).toBeVisible();
  await expect
    .element(screen.getByRole("alert").filter({ hasText: "The customer has not confirmed it." }))
    .toHaveFocus();
  await expect.element(numberOf("TB-1111-1111-1111")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Dispatch all the same" })).toBeVisible();
  // A list clears its selection when done, and the dialog unmounts with it.
  expect(onDone).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await send();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls[1]?.body).toEqual({
    courier: "TCS",
    orders: [{ id: second?.id, consignmentNumber: "" }],
    acknowledged: ["NOT_CONFIRMED"],
  });
});

test("preserves the dialog's input after a failed dispatch", async () => {
  answerCalls({
    [dispatchOrders.path]: () => ({
      status: 503,
      body: refusal("BUSY", "The shop is busy. Try again in a moment."),
    }),
  });
  const { screen, courier, dispatch, send, onClose, onDone } = await open();
  await courier.fill("Own rider");
  await send();
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("The shop is busy. Try again in a moment.");
  await expect.element(courier).toHaveValue("Own rider");
  await expect.element(dispatch).toBeEnabled();
  expect(onDone).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test("a number stays with its order when the list is read again while the dialog is open", async () => {
  const calls = answerCalls({ [dispatchOrders.path]: () => ({ body: { results: [] } }) });
  function Refreshed() {
    const [listed, setListed] = useState(orders);
    return (
      <>
        <DispatchDialog orders={listed} open onClose={() => undefined} onDone={async () => {}} />
        <button type="button" onClick={() => setListed(listed.slice(1))}>
          Read again
        </button>
      </>
    );
  }
  const { screen } = await showPage("/orders", <Refreshed />);
  const second = screen.getByRole("textbox", { name: /^Consignment number of TB-2222/ });
  await expect.element(second).toBeVisible();
  // Behind the dialog, where nobody can click.
  screen.container.querySelector<HTMLElement>("button:not(dialog button)")?.click();
  await second.fill("QT-9");
  const courier = screen.getByRole("combobox", { name: "Courier" });
  await courier.fill("TCS");
  await userEvent.type(courier, "{Enter}");
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    orders: [
      { id: orders[0]?.id, consignmentNumber: "" },
      { id: orders[1]?.id, consignmentNumber: "QT-9" },
    ],
  });
});
