import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OfficeOrder, pollOrder } from "#contract/order-views/office-orders.ts";
import { answerCalls, refusal } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { useLiveOrder } from "./use-live-order.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const orderOf = (name: string, parcels: readonly object[] = []) =>
  ({ id: "one", name, shipping: { parcels } }) as unknown as OfficeOrder;

function Shown({ loaded }: { loaded: { order: OfficeOrder; mark: string } }) {
  const { order, isLost } = useLiveOrder(loaded);
  return (
    <p>
      <span>{order.name}</span>
      {isLost && <span> lost</span>}
    </p>
  );
}

/** Advances the clock and lets due calls complete. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

async function openPage(parcels: readonly object[] = []) {
  let answer: { status?: number; body: unknown } = { body: { order: null, mark: "1" } };
  const calls = answerCalls({ [pollOrder.path]: async () => answer });
  const { screen } = await showPage(
    "/orders/one",
    <Shown loaded={{ order: orderOf("Ayesha", parcels), mark: "1" }} />,
  );
  return {
    calls,
    screen,
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}

test("polls with the mark of its answer every ten seconds, and shows a change", async () => {
  const { calls, screen, answerWith } = await openPage();
  await pass(9.9);
  expect(calls).toHaveLength(0);
  await pass(0.2);
  expect(calls.map(({ query }) => query.get("mark"))).toEqual(["1"]);
  answerWith({ body: { order: orderOf("Hira"), mark: "2" } });
  await pass(10.1);
  await expect.element(screen.getByText("Hira")).toBeVisible();
  await pass(10.1);
  expect(calls.map(({ query }) => query.get("mark"))).toEqual(["1", "1", "2"]);
});

test("polls every two seconds while a courier is asked", async () => {
  const { calls } = await openPage([{ state: "asked" }]);
  await pass(2.1);
  expect(calls).toHaveLength(1);
});

test("says so while the shop does not answer, and goes on afterwards", async () => {
  const { screen, answerWith } = await openPage();
  answerWith({ status: 503, body: refusal("UNAVAILABLE", "The shop is away") });
  await pass(10.1);
  await expect.element(screen.getByText("lost")).toBeVisible();
  answerWith({ body: { order: orderOf("Hira"), mark: "2" } });
  await pass(10.1);
  await expect.element(screen.getByText("Hira")).toBeVisible();
  await expect.element(screen.getByText("lost")).not.toBeInTheDocument();
});
