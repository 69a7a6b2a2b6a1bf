import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { deliverNext } from "#server/notifications/mail/deliver-mail.ts";
import type { PageHandler } from "#server/pages/render-page.ts";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person } from "#server/testing/guest-order.ts";
import { limitAllWork } from "#server/testing/limit-work.ts";
import { personalLines } from "#server/testing/pii-markers.ts";
import { type ReceivedSpan, startCollector } from "#server/testing/stand-ins/collector.ts";
import { readConfig } from "../config.ts";
import { startTraces } from "./traces.ts";

const collector = await startCollector();
afterAll(collector.close);

const pages: PageHandler = async (_request, { api }) => {
  await api.getProductById({ body: { id: "mall-road-v-neck-set" } });
  await api.getAllReviewsByProduct({ body: { id: "mall-road-v-neck-set" } });
  const headers = { "content-type": "text/html", "cache-control": "public, max-age=0, must-revalidate" };
  return new Response("<html></html>", { headers });
};

const all = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: "1" };
/** Traces only requests with a sampling header. */
const nothing = { ...all, OTEL_TRACES_SAMPLER_ARG: "0" };

const shop = await createTestShop({ env: all, pages });
const quiet = await createTestShop({
  env: nothing,
  workLimits: limitAllWork({ atOnce: 1, waiting: 50, queueTimeout: 10_000, deadline: 10_000 }),
});

let traces = 0;
function newTrace() {
  traces += 1;
  const traceId = traces.toString(16).padStart(32, "a");
  return { traceId, header: { traceparent: `00-${traceId}-00000000000000b1-01` } };
}

/** On a busy machine there is one before anything. */
const wait = "wait for a turn";

const spansOf = (id: string) => collector.spans.filter(({ traceId }) => traceId === id);
const namesOf = (spans: readonly ReceivedSpan[]) => spans.map(({ name }) => name);
const childrenOf = (spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);

/** The spans of a trace once the request that it began with is among them, which ends last. */
async function arrived(
  traceId: string,
  name: RegExp,
): Promise<{ request: ReceivedSpan; spans: ReceivedSpan[] }> {
  const find = () => spansOf(traceId).find((span) => name.test(span.name));
  await expect.poll(find).toBeDefined();
  const request = find();
  if (!request) throw new Error("It was there before.");
  return { request, spans: spansOf(traceId) };
}

describe("an order", async () => {
  await addCoupon(shop.database, { code: "TRACED500" });
  const { traceId, header } = newTrace();
  const answer = await shop.post(
    "/orders/createOrderAsGuest?from=marked",
    guestOrder({ coupon: "TRACED500", totalAmount: "4500" }),
    { ...header, "user-agent": "marked browser" },
  );

  test("is traced from the request through its transaction to its statements", async () => {
    expect(answer.statusCode).toBe(201);
    const { request, spans } = await arrived(traceId, /^POST /);
    expect(request).toMatchObject({
      name: "POST /orders/createOrderAsGuest",
      kind: 2,
      parentSpanId: "00000000000000b1",
      service: "tabeeb",
      attributes: {
        "http.request.method": "POST",
        "http.route": "/orders/createOrderAsGuest",
        "http.response.status_code": 201,
        "tabeeb.work": "orders",
        "tabeeb.request_id": expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    const [transaction, ...others] = spans.filter(({ name }) => name === "transaction");
    if (!transaction) throw new Error(`No transaction: ${namesOf(spans)}`);
    expect(others).toEqual([]);
    expect(transaction.parentSpanId).toBe(request.spanId);
    const statements = childrenOf(spans, transaction);
    expect(namesOf(statements)).toEqual([
      "begin",
      "update coupons, insert coupon_customers",
      expect.stringContaining("insert orders"),
      "commit",
    ]);
    const insert = statements[2];
    expect(insert?.attributes).toMatchObject({
      "db.system.name": "postgresql",
      "db.query.text": expect.stringMatching(/insert into orders[\s\S]*\$\d/),
    });
    for (const each of spans) {
      expect(each.startTimeUnixNano).toBeGreaterThanOrEqual(request.startTimeUnixNano - 1);
      expect(each.endTimeUnixNano).toBeLessThanOrEqual(request.endTimeUnixNano + 1);
    }
  });

  test("is in the log by its trace", async () => {
    const lines = shop
      .logged()
      .split("\n")
      .filter((line) => line.includes(traceId));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ route: "/orders/createOrderAsGuest", msg: "answered", trace_id: traceId }),
    ]);
  });
});

test("an uncached page reports its rendering and its calls", async () => {
  const { traceId, header } = newTrace();
  expect(
    (await shop.app.inject({ url: "/ur/selectedItem/marked-product", headers: header })).statusCode,
  ).toBe(200);
  const { request, spans } = await arrived(traceId, /^GET /);
  expect(request.name).toBe("GET /selectedItem/:id");
  const [rendering] = childrenOf(spans, request).filter(({ name }) => name !== wait);
  expect(rendering).toMatchObject({ name: "render page", attributes: { "http.route": "/selectedItem/:id" } });
  const calls = rendering ? childrenOf(spans, rendering) : [];
  expect(namesOf(calls)).toEqual([
    "in process POST /products/getProductById",
    "in process POST /reviews/getAllReviewsByProduct",
  ]);
  for (const call of calls)
    expect(childrenOf(spans, call).filter(({ attributes }) => attributes["db.query.text"])).not.toEqual([]);
});

test("a cached page, a file and a probe", async () => {
  await shop.app.inject({ url: "/selectedItem/kept" });
  const { traceId, header } = newTrace();
  await shop.app.inject({ url: "/selectedItem/kept", headers: header });
  await shop.app.inject({ url: "/assets/none.js", headers: newTrace().header });
  await shop.app.inject({ url: "/healthz", headers: newTrace().header });
  const { spans } = await arrived(traceId, /^GET /);
  expect(namesOf(spans).filter((name) => name !== wait)).toEqual(["GET /selectedItem/:id"]);
  await sleep(2_500);
  expect(collector.spans.filter(({ name }) => /assets|healthz/.test(name))).toEqual([]);
});

test("a mail is a trace of its own, and so is its sending", async () => {
  const delivery = {
    database: shop.database,
    shop: shop.services.shop,
    uploads: shop.services.uploads,
    secretKey: shop.services.secretKey,
    takeOf: shop.app.takeOf,
    origin: shop.services.origin,
    log: shop.app.log,
    traces: shop.services.traces,
    send: async () => {},
    mailServer: { met() {}, over() {} },
    cut: new AbortController().signal,
  };
  while (await deliverNext(delivery));
  const isMail = ({ name }: ReceivedSpan) => name === "mail order-placed";
  await expect.poll(() => collector.spans.some(isMail)).toBe(true);
  const mail = collector.spans.find(isMail);
  expect(mail?.parentSpanId).toBeUndefined();
  expect(namesOf(spansOf(mail?.traceId ?? ""))).toContain("send mail");
});

test("traces a failed statement by its code alone", async () => {
  const { services, database } = shop;
  const failing = () => database.pool.query("select $1::integer", ["marked"]);
  await expect(services.traces?.root({ name: "failing work" }, failing)).rejects.toThrow("marked");
  await expect.poll(() => namesOf(collector.spans)).toContain("failing work");
  const work = collector.spans.find(({ name }) => name === "failing work");
  const [statement] = work ? childrenOf(collector.spans, work) : [];
  expect(statement).toMatchObject({
    name: "select",
    status: { code: 2 },
    attributes: { "error.type": "22P02", "db.query.text": "select $1::integer" },
  });
});

describe("whose trace it is", () => {
  const track = (headers: Record<string, string> = {}) =>
    quiet.post("/orders/trackOrder", { OrderID: "TB-1234-1234-1234" }, headers);

  test("nothing is reported without a header or sampling, and a header reports only sampled requests", async () => {
    const before = collector.spans.length;
    await track();
    const { traceId, header } = newTrace();
    await track({ traceparent: header.traceparent.replace(/01$/, "00") });
    await track({ traceparent: "00-zz-00-01" });
    await sleep(2_500);
    expect(collector.spans.length).toBe(before);
    expect(spansOf(traceId)).toEqual([]);
  });

  test("a request that waits for a turn reports how long, and nothing of unreported ones gets into the trace", async () => {
    const { traceId, header } = newTrace();
    await Promise.all([track(), track(header), ...Array.from({ length: 20 }, () => track())]);
    const { request, spans } = await arrived(traceId, /^POST /);
    const turns = spans.filter(({ name }) => name === wait);
    for (const turn of turns)
      expect(turn).toMatchObject({ parentSpanId: request.spanId, attributes: { "tabeeb.work": "orders" } });
    expect(turns.length).toBeGreaterThan(0);
    // One statement finds an order; those of twenty others would stand beside it.
    expect(spans.filter(({ attributes }) => attributes["db.query.text"])).toHaveLength(1);
  });

  test("at most ten a second are reported because a header asks for it", async () => {
    await sleep(1_000);
    const asked = Array.from({ length: 30 }, newTrace);
    await Promise.all(asked.map(({ header }) => track(header)));
    const told = () => asked.filter(({ traceId }) => spansOf(traceId).length > 0).length;
    await expect.poll(told).toBeGreaterThanOrEqual(10);
    await sleep(2_500);
    // A slow machine needs more than a second for them.
    expect(told()).toBeLessThanOrEqual(20);
  });
});

test("nothing that the collector was sent tells of a person", async () => {
  const text = collector.text();
  expect(text).toContain("insert into orders");
  const { email, name, address, city, phone } = person;
  for (const part of [email, name, address, city, phone, "923007654321", "7654321"])
    expect(text).not.toContain(part);
  expect(await personalLines(text, shop.database)).toEqual([]);
});

describe("a collector that is away", () => {
  test("is logged once, holds up neither a request nor the end, and is logged again when it is back", async () => {
    collector.answerWith(503);
    const away = await startTraces({ url: `${collector.url}/v1/traces`, share: 1, serviceName: "away" });
    const heard: string[] = [];
    away.reportTo({
      met: (error) => void heard.push((error as { reason: string }).reason),
      over: () => void heard.push("over"),
    });
    await away.root({ name: "work" }, async () => {});
    const begun = performance.now();
    await away.stop();
    expect(performance.now() - begun).toBeLessThan(1_500);
    expect(collector.spans.filter(({ service }) => service === "away")).toEqual([]);

    await shop.post("/orders/trackOrder", { OrderID: "TB-1234-1234-1234" });
    const said = () => shop.logged().match(/"work":"traces"[^\n]*/g) ?? [];
    await expect.poll(() => said().length, { timeout: 15_000 }).toBe(1);
    expect(said()[0]).toMatch(/"reason":"[\w ]+".*background work fails/);
    collector.answerWith(200);
    await shop.post("/orders/trackOrder", { OrderID: "TB-1234-1234-1234" });
    await expect.poll(() => said().length, { timeout: 15_000 }).toBe(2);
    expect(said()[1]).toContain("succeeds again");
    expect(heard).not.toContain("over");
  });

  test("has what was done last when the shop stops", async () => {
    const stopped = await startTraces({
      url: `${collector.url}/v1/traces`,
      share: 1,
      serviceName: "stopped",
    });
    await stopped.root({ name: "last work" }, async () => {});
    await stopped.stop();
    expect(collector.spans.filter(({ service }) => service === "stopped")).toHaveLength(1);
  });
});

describe("settings", () => {
  test("switch it on by one, and say what cannot be used", () => {
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" }).tracing).toEqual({
      url: "http://collector:4318/v1/traces",
      share: 0.01,
      serviceName: "tabeeb",
    });
    const whole = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://c.example/own",
      OTEL_TRACES_SAMPLER_ARG: "0.5",
    };
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", ...whole }).tracing).toMatchObject({
      url: "https://c.example/own",
      share: 0.5,
    });
    for (const wrong of ["collector:4318", "ftp://collector", "nonsense"])
      expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toThrow(
        /The setting OTEL_EXPORTER_OTLP_ENDPOINT cannot be used/,
      );
    for (const wrong of ["2", "-1", "often"])
      expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: wrong })).toThrow(
        /The setting OTEL_TRACES_SAMPLER_ARG cannot be used/,
      );
  });
});
