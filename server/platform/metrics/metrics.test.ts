import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { limitAllWork } from "#server/testing/limit-work.ts";
import { readConfig } from "../config.ts";
import { queueMail } from "../jobs/queue-mail.ts";
import { recordFailure } from "../jobs/work-failures.ts";
import { serveMetrics } from "./serve-metrics.ts";

const { app, database, services, post } = await createTestShop({
  workLimits: limitAllWork({ atOnce: 1, waiting: 0, queueTimeout: 0, deadline: 0 }),
});

const read = () => services.metrics.registry.metrics();

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

test("answers are counted by the pattern of their route, never by what stands in it", async () => {
  await post("/orders/trackOrder", { OrderID: "TB-ABCD-EFGH-JKMN" });
  await app.inject("/share/no-such-product.jpg");
  await app.inject("/share/neither.jpg");
  const text = await read();
  expect(text).toContain('tabeeb_answers_total{route="/orders/trackOrder",method="POST",status="404"} 1');
  expect(text).toContain('tabeeb_answers_total{route="/share/:id.jpg",method="GET",status="404"} 2');
  expect(text).toMatch(/tabeeb_answer_seconds_count\{work="orders"\} 1\n/);
  expect(text).not.toMatch(/ABCD|neither/);
});

test("refusals are counted from zero, and every process names its version", async () => {
  const text = await read();
  expect(text).toContain('tabeeb_work_refused_total{work="orders"} 0');
  expect(text).toMatch(/tabeeb_build_info\{version="\d+\.\d+\.\d+"\} 1/);
});

test("a cache tells what it has found and what it had to make", async () => {
  await post("/products/getProducts?category=Men");
  await post("/products/getProducts?category=Men");
  const text = await read();
  expect(text).toContain('tabeeb_cache_lookups_total{cache="answers",outcome="kept"} 1');
  expect(text).toContain('tabeeb_cache_lookups_total{cache="answers",outcome="made"} 1');
  expect(text).toContain('tabeeb_cache_entries{cache="answers"} 1');
});

test("counts refused, running and waiting requests by class of work", async () => {
  const answers = await Promise.all([1, 2, 3].map((size) => post(`/products/getProducts?size=${size}`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503, 503]);
  const text = await read();
  expect(text).toContain('tabeeb_work_refused_total{work="browsing"} 2');
  expect(text).toContain('tabeeb_work{work="browsing",state="under way"} 0');
  expect(text).toMatch(/tabeeb_database_connections\{state="idle"\} [1-9]/);
});

test("/metrics has a port of its own, with the mails that wait and the work that fails", async () => {
  const port = await freePort();
  const stop = await serveMetrics({ metricsPort: port, metricsHost: "127.0.0.1" }, services);
  const { status, body } = await metricsAt(port);
  expect(status).toBe(200);
  expect(body).toContain('tabeeb_unsent_mails{what="waiting"} 0');
  expect(body).toContain("process_cpu_seconds_total");
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");

  expect((await post("/orders/createOrderAsGuest", guestOrder())).statusCode).toBe(201);
  await queueMail(database.pool, {
    kind: "welcome",
    recipient: "a@example.com",
    data: {},
    event: "welcome:1",
  });
  await recordFailure(database.pool, { work: "mails", part: "", reason: "ECONNREFUSED", times: 1 });
  const later = (await metricsAt(port)).body;
  expect(Number(/tabeeb_unsent_mails\{what="waiting"\} (\d+)/.exec(later)?.[1])).toBeGreaterThanOrEqual(2);
  expect(later).toContain('tabeeb_failing_work{work="mails"} 1');
  expect(later).not.toContain("ECONNREFUSED");

  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await app.inject("/metrics")).statusCode).toBe(404);
  await expect(serveMetrics({ metricsPort: port, metricsHost: "127.0.0.1" }, services)).rejects.toThrow(
    `METRICS_PORT ${port} cannot be used`,
  );
  await stop();
});

test("they listen on this machine alone, unless a host is set", () => {
  expect(readConfig({ HOST: "0.0.0.0", METRICS_PORT: "9464" }).metricsHost).toBe("127.0.0.1");
  expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }).metricsHost).toBe("0.0.0.0");
});

test("without its setting nothing is served", async () => {
  const stop = await serveMetrics({ metricsPort: undefined, metricsHost: "127.0.0.1" }, services);
  await stop();
});

async function metricsAt(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  return { status: response.status, body: await response.text() };
}

test("alerts and the dashboard ask for figures that there are", async () => {
  const files = ["docs/prometheus-alerts.yaml", "docs/grafana-dashboard.json", "docs/operating.md"];
  const text = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const asked = new Set(
    text.match(/\b(tabeeb|nodejs|process)_[a-z0-9_]+/g)?.map((name) => name.replace(/_(bucket|count)$/, "")),
  );
  const told = await read();
  expect([...asked].filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
});
