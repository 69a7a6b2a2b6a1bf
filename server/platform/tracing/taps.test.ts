import { afterAll, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { limitAllWork } from "#server/testing/limit-work.ts";
import { startCollector } from "#server/testing/stand-ins/collector.ts";

const collector = await startCollector();
afterAll(collector.close);
const shop = await createTestShop({
  env: {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: "0",
    RATE_LIMIT_FACTOR: "1",
  },
  // A tap occupies no slot: thousands from one sender delay no work.
  workLimits: limitAllWork({ atOnce: 0, waiting: 0, queueTimeout: 0, deadline: 0 }),
});

const tap = {
  traceId: "a".repeat(32),
  spanId: "b".repeat(16),
  page: "/selectedItem/:id",
  control: "button",
  madeAgo: 1_400,
  answeredAgo: 500,
};
const keep = (body: object) => shop.post("/traces/keepTap", body);

test("a tap becomes the beginning of its trace, as long as it took", async () => {
  const sentAt = Date.now();
  const answer = await keep(tap);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ kept: true });
  await expect.poll(() => collector.spans.length).toBe(1);
  const [span] = collector.spans;
  expect(span).toMatchObject({
    name: "tap",
    service: "tabeeb-browser",
    traceId: tap.traceId,
    spanId: tap.spanId,
    attributes: { "http.route": "/selectedItem/:id", "tabeeb.control": "button" },
  });
  expect(span?.parentSpanId).toBeUndefined();
  const { startTimeUnixNano: begun = 0, endTimeUnixNano: ended = 0 } = span ?? {};
  expect(ended - begun).toBeCloseTo(900, 0);
  expect(Math.abs(begun - (sentAt - 1_400))).toBeLessThan(1_000);
});

test.each([
  ["nothing", {}],
  ["an address instead of its pattern", { ...tap, page: "/selectedItem/marked" }],
  ["words of a control", { ...tap, control: "Marked" }],
  ["an id that is none", { ...tap, traceId: "0".repeat(32) }],
  ["a longer id", { ...tap, spanId: "b".repeat(17) }],
  ["a time to come", { ...tap, madeAgo: -1 }],
  ["a long time ago", { ...tap, madeAgo: 60_001 }],
  ["more than is asked", { ...tap, name: "Marked" }],
])("%s is refused", async (_what, body) => {
  const answer = await keep(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "INVALID", fields: expect.any(Object) });
});

test("at most ten a second are reported, and 120 a minute accepted from one address", async () => {
  const answers = [];
  for (let count = 0; count < 130; count += 1) answers.push(await keep(tap));
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect(taken.length).toBeLessThanOrEqual(120);
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(taken.some((answer) => answer.json().kept === false)).toBe(true);
});
