import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { useOrderTracking } from "./track-form.tsx";

const OrderID = "TB-1111-1111-1111";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Tracking() {
  const { order, busy, track, reload, reloadAtTop } = useOrderTracking();
  return (
    <>
      <p>{!busy && order ? "shown" : "looking"}</p>
      <button type="button" onClick={() => track(OrderID)}>
        Track
      </button>
      <button type="button" onClick={() => reload(OrderID)}>
        Changed
      </button>
      <button type="button" onClick={() => reloadAtTop(OrderID)}>
        Cancelled
      </button>
    </>
  );
}

test("scrolls to a found order and up after a cancellation, and stays after any other change", async () => {
  const calls = answerCalls({ "/orders/trackOrder": () => ({ body: { order: { OrderID } } }) });
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const screen = await render(<Tracking />);
  const tops = () => scrolled.mock.calls.map(([to]) => (to as unknown as ScrollToOptions).top);
  await screen.getByRole("button", { name: "Track" }).click();
  await expect.poll(tops).toEqual([470]);
  await screen.getByRole("button", { name: "Changed" }).click();
  await expect.poll(() => calls.length).toBe(2);
  await expect.element(screen.getByText("shown")).toBeVisible();
  expect(tops()).toEqual([470]);
  await screen.getByRole("button", { name: "Cancelled" }).click();
  await expect.poll(tops).toEqual([470, 0]);
});
