import { afterEach, expect, test, vi } from "vitest";
import { deliverOrders } from "#contract/order-views/office-orders.ts";
import { ToastPlace } from "#web/shell/toast-place.tsx";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { DeliverDialog } from "./deliver-dialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const orders = [1, 2, 3].map((number) => ({
  id: `0190a6f0-0000-7000-8000-00000000000${number}`,
  OrderID: `TB-${number}111-1111-1111`,
}));

test("asks once about some of many delivered orders and shows each refusal with its reason", async () => {
  const [first, second, third] = orders;
  const questions = [{ code: "NOT_ALL_SENT", question: "Not all of it has left the shop." }];
  const results = [
    [
      { ...first, outcome: "changed" },
      { ...second, outcome: "ask-first", questions },
      { ...third, outcome: "refused", why: "A parcel of it is returning: check it in." },
    ],
    [{ ...second, outcome: "changed" }],
  ];
  const calls = answerCalls({ [deliverOrders.path]: () => ({ body: { results: results.shift() } }) });
  const onClose = vi.fn<() => void>();
  const onDone = vi.fn<() => Promise<void>>(async () => {});
  const { screen } = await showPage(
    "/orders",
    <>
      <ToastPlace />
      <DeliverDialog orders={orders} open onClose={onClose} onDone={onDone} />
    </>,
  );
  await expect.element(screen.getByRole("heading", { name: "Were all 3 delivered?" })).toBeVisible();
  const send = (name: string) =>
    (screen.getByRole("button", { name, exact: true }).element() as HTMLElement).click();
  send("Mark delivered");
  await expect.element(screen.getByText("Not all of it has left the shop.")).toBeVisible();
  await expect.element(screen.getByText("1 order delivered")).toBeVisible();
  await expect
    .element(screen.getByText(`Not delivered: ${third?.OrderID}: A parcel of it is returning: check it in.`))
    .toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  send("Mark delivered all the same");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.map(({ body }) => body)).toEqual([
    { ids: orders.map(({ id }) => id), acknowledged: [] },
    { ids: [second?.id], acknowledged: ["NOT_ALL_SENT"] },
  ]);
});
