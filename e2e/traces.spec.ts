import { type ReceivedSpan, startCollector } from "#server/testing/stand-ins/collector.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { test as base, expect } from "./support/shop-test.ts";
import { orderNow, readyToOrder } from "./support/shopper.ts";

type Collector = Awaited<ReturnType<typeof startCollector>>;

// A shop of its own, all of whose visits are traced.
const test = base.extend<object, { traced: { origin: string; collector: Collector } }>({
  traced: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
    async ({}, use) => {
      const collector = await startCollector();
      const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: "1" };
      await withProductionShop({ env }, ({ origin }) => use({ origin, collector }));
      await collector.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// Elsewhere each would open the shop again.
test.describe.configure({ mode: "default" });

/** From a span up to the one that its trace began with. */
function wayUp(spans: readonly ReceivedSpan[], span: ReceivedSpan): ReceivedSpan[] {
  const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return above ? [span, ...wayUp(spans, above)] : [span];
}

const sampled = /^00-[\da-f]{32}-[\da-f]{16}-01$/;

test.describe("a shop that is traced", () => {
  test.use({ baseURL: async ({ traced }, use) => use(traced.origin) });

  test("traces an order from the tap to the statement, without personal data @alone", async ({
    page,
    traced,
  }) => {
    test.slow();
    const { collector } = traced;
    const email = `traced.${Date.now()}.journey@example.com`;
    await readyToOrder(page, email);
    const placed = page.waitForRequest(/\/orders\/createOrder/);
    await orderNow(page);
    expect(await (await placed).headerValue("traceparent")).toMatch(sampled);

    const stored = () =>
      collector.spans.filter(({ attributes }) =>
        /insert into orders\b/.test(String(attributes["db.query.text"] ?? "")),
      );
    await expect
      .poll(() =>
        stored()
          .flatMap((span) => wayUp(collector.spans, span))
          .map(({ name }) => name),
      )
      .toEqual([expect.stringContaining("orders"), "POST /orders/createOrderAsGuest", "tap"]);
    const [statement] = stored();
    const [, request, tap] = statement ? wayUp(collector.spans, statement) : [];
    expect(tap).toMatchObject({
      service: "tabeeb-browser",
      attributes: { "http.route": "/checkout", "tabeeb.control": "button" },
    });
    expect(tap && tap.endTimeUnixNano - tap.startTimeUnixNano).toBeGreaterThanOrEqual(
      request ? request.endTimeUnixNano - request.startTimeUnixNano : Number.POSITIVE_INFINITY,
    );
    expect(collector.text()).not.toMatch(/journey|3001234567/i);
    expect(collector.text()).not.toContain(email);
  });

  test("gives everybody the same page @alone", async ({ request }) => {
    const pages = await Promise.all([1, 2].map(async () => (await request.get("/")).text()));
    expect(pages[0]).toContain("tracedShare");
    expect(pages[0]).toBe(pages[1]);
  });
});

test("a shop that is not traced loads nothing for it, and no call says that it is @alone", async ({
  page,
}) => {
  const scripts: string[] = [];
  const traced: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
    if (request.headers().traceparent !== undefined) traced.push(request.url());
  });
  await readyToOrder(page, `untraced.${Date.now()}.journey@example.com`);
  await orderNow(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes("trace-taps"))).toEqual([]);
  expect(traced).toEqual([]);
});
