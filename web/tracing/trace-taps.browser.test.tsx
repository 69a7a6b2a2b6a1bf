import { beforeEach, expect, test, vi } from "vitest";
import type { Tap } from "#contract/tracing/taps.ts";
import { transport } from "../shell/browser-api.ts";

/** Pending calls. */
const asked: { traceparent: string | undefined; answer(): void }[] = [];
transport.send = ({ headers }) =>
  new Promise((resolve) => {
    asked.push({ traceparent: headers.traceparent, answer: () => resolve({ status: 200, body: {} }) });
  });
await import("./trace-taps.ts");

const told: Tap[] = [];
vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
  told.push(JSON.parse(body));
  return Response.json({ kept: true });
});

const tap = () => document.querySelector("button")?.click();
const ask = () => void transport.send({ method: "POST", url: "/any", headers: {} });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  history.replaceState(null, "", "/cart");
  document.body.innerHTML = "<button>Tap</button>";
  asked.length = 0;
  told.length = 0;
});

test("reports a tap with two concurrent calls once, at the later answer", async () => {
  tap();
  ask();
  ask();
  asked[0]?.answer();
  await wait(200);
  asked[1]?.answer();
  await wait(1_500);
  expect(told).toMatchObject([{ page: "/cart", control: "button" }]);
  const { traceId, spanId, madeAgo = 0, answeredAgo = 0 } = told[0] ?? {};
  expect(asked.map(({ traceparent }) => traceparent)).toEqual(Array(2).fill(`00-${traceId}-${spanId}-01`));
  expect(madeAgo - answeredAgo).toBeGreaterThanOrEqual(190);
});

test("attributes a call that follows an answer to its tap", async () => {
  tap();
  ask();
  asked[0]?.answer();
  await wait(300);
  ask();
  await wait(700);
  expect(told).toEqual([]);
  asked[1]?.answer();
  await wait(1_500);
  expect(told).toHaveLength(1);
  const { madeAgo = 0, answeredAgo = 0 } = told[0] ?? {};
  expect(madeAgo - answeredAgo).toBeGreaterThanOrEqual(990);
});

test("sends a call without a tap unchanged", async () => {
  tap();
  await wait(600);
  ask();
  asked[0]?.answer();
  await wait(1_000);
  expect(asked).toMatchObject([{ traceparent: undefined }]);
  expect(told).toEqual([]);
});
