import { afterAll, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { startCollector } from "#server/testing/stand-ins/collector.ts";

const collector = await startCollector();
afterAll(collector.close);

const leaving = new AbortController();
let render = (_page: Response) => {};
const rendered = new Promise<Response>((resolve) => {
  render = resolve;
});
const shop = await createTestShop({
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: "1" },
  pages: () => {
    leaving.abort();
    return rendered.then((page) => page.clone());
  },
});
const origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });

const named = (name: string) => collector.spans.filter((span) => span.name === name);

test("traces a request once when its visitor disconnects", async () => {
  await expect(fetch(`${origin}/size-chart`, { signal: leaving.signal })).rejects.toThrow("aborted");
  await expect.poll(() => named("GET /size-chart")).toHaveLength(1);
  const [request] = named("GET /size-chart");
  expect(request?.attributes).toEqual({
    "http.request.method": "GET",
    "http.route": "/size-chart",
    "tabeeb.work": "browsing",
    "tabeeb.request_id": expect.any(String),
    "tabeeb.aborted": true,
  });
  render(new Response("<html></html>", { headers: { "content-type": "text/html" } }));
  await expect.poll(() => named("render page")).toHaveLength(1);
  expect(named("render page")[0]?.parentSpanId).toBe(request?.spanId);
  expect(named("GET /size-chart")).toHaveLength(1);
});

test("it is logged and counted as given up, not as answered", async () => {
  const lines = shop.logged().trim().split("\n");
  const ofRequests = lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined);
  expect(ofRequests).toMatchObject([{ msg: "given up", method: "GET", route: "/*", ms: expect.any(Number) }]);
  expect(ofRequests[0]).not.toHaveProperty("status");
  const figures = await shop.services.metrics.registry.metrics();
  expect(figures).toContain('tabeeb_answers_total{route="/*",method="GET",status="given up"} 1');
  expect(figures).toContain('tabeeb_answer_seconds_count{work="browsing"} 1');
});

test("one whose answer arrives is not said to be given up", async () => {
  expect((await fetch(`${origin}/size-chart`)).status).toBe(200);
  await expect.poll(() => named("GET /size-chart")).toHaveLength(2);
  const { attributes } = named("GET /size-chart")[1] ?? {};
  expect(attributes).toMatchObject({ "http.response.status_code": 200 });
  expect(attributes).not.toHaveProperty("tabeeb.aborted");
});
