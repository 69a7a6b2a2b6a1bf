import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LiveOrders as Answer, getLiveOrders } from "#contract/reports/live-orders.ts";
import { clearSessionEnd } from "#web/back-office/ui/session-end.ts";
import { answerCalls, refusal } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { LiveOrders } from "./live-orders.tsx";
import { markSeen } from "./live-orders-store.ts";
import { LostConnection } from "./new-orders.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.title = "Orders";
});

afterEach(() => {
  markSeen();
  clearSessionEnd();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let orders = 0;
function anAnswer({ newOrders = 0, isStart = false } = {}): Answer {
  const made = Array.from({ length: newOrders }, () => {
    orders += 1;
    return { id: `order ${orders}`, OrderID: `TB-${orders}` };
  });
  return {
    newOrders: made,
    isStart,
    isClosed: false,
    openWork: {} as Answer["openWork"],
    waiting: [],
    upTo: upTo(orders),
  };
}
const upTo = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** Renders the back office; the given function answers its calls and may refuse or throw. */
async function openOffice(answer: () => { status?: number; body: unknown }) {
  const calls = answerCalls({ [getLiveOrders.path]: async () => answer() });
  const { screen } = await showPage(
    "/orders",
    <>
      <LiveOrders />
      <LostConnection />
    </>,
  );
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 5_000 });
  return { calls, screen };
}

/** Advances the clock and lets due calls complete. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test("polls ten seconds after a response, from its time on, and counts new orders in the title", async () => {
  let next = anAnswer({ newOrders: 1, isStart: true });
  const { calls } = await openOffice(() => ({ body: next }));
  expect(document.title).toBe("Orders");
  const started = next;
  await pass(9.9);
  expect(calls).toHaveLength(1);
  next = { ...anAnswer({ newOrders: 2 }) };
  await pass(0.2);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.query.get("after")).toBe(started.upTo);
  await vi.waitFor(() => expect(document.title).toBe("(2) Orders"));
  // A repeated response has no new orders.
  await pass(10.1);
  expect(calls).toHaveLength(3);
  expect(document.title).toBe("(2) Orders");
});

test("retries one failed poll silently and shows a second failure until the server responds", async () => {
  let isAway = false;
  const { calls, screen } = await openOffice(() => {
    if (isAway) throw new TypeError("Failed to fetch");
    return { body: anAnswer() };
  });
  isAway = true;
  await pass(10.1);
  expect(calls).toHaveLength(2);
  const lost = () => screen.getByText(/No connection to the shop/).query();
  expect(lost()).toBeNull();
  await pass(5.1);
  await vi.waitFor(() => expect(lost()).not.toBeNull());
  await pass(60);
  // One retry every five seconds, without limit.
  expect(calls.length).toBeGreaterThanOrEqual(14);
  expect(calls.length).toBeLessThanOrEqual(15);
  isAway = false;
  await pass(5.1);
  await vi.waitFor(() => expect(lost()).toBeNull());
});

test("stops polling after the session has ended, and the title shows it", async () => {
  let status = 200;
  const { calls } = await openOffice(() =>
    status === 200 ? { body: anAnswer() } : { status, body: refusal("NOT_LOGGED_IN", "Log in first") },
  );
  status = 401;
  await pass(10.1);
  await vi.waitFor(() => expect(document.title).toBe("(signed out) Orders"));
  await pass(120);
  expect(calls).toHaveLength(2);
  status = 200;
  clearSessionEnd();
  await pass(10.1);
  expect(calls).toHaveLength(3);
  await vi.waitFor(() => expect(document.title).toBe("Orders"));
});

test("one of two tabs polls; the other receives its responses and takes over when it stops", async () => {
  let isStart = true;
  const { calls } = await openOffice(() => ({ body: anAnswer({ isStart }) }));
  isStart = false;
  const other = new BroadcastChannel("live-orders");
  const heard = vi.fn<(message: unknown) => void>();
  other.addEventListener("message", ({ data }) => heard(data));
  const tell = async (message: object) => {
    other.postMessage(message);
    // Messages between tabs take real time, which fake timers do not advance.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  for (const _ of [1, 2, 3]) {
    await pass(9);
    await tell({ kind: "answer", answer: anAnswer({ newOrders: 1 }) });
  }
  expect(calls).toHaveLength(1);
  expect(document.title).toBe("(3) Orders");
  await tell({ kind: "seen" });
  expect(document.title).toBe("Orders");
  expect(heard).not.toHaveBeenCalled();
  await pass(12.1);
  expect(calls).toHaveLength(2);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ kind: "answer", answer: { isStart: false } });
  other.close();
});
