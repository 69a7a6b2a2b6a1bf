import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { limitAllWork } from "#server/testing/limit-work.ts";
import { isOfBackOffice, withRouteConfigs } from "#server/testing/note-routes.ts";
import { workClasses } from "./admission.ts";

/** Pages that are under way, each of which ends when it is called. */
const pages: (() => void)[] = [];

const [{ app, post }, routes] = await withRouteConfigs(() =>
  createTestShop({
    workLimits: limitAllWork({
      atOnce: 1,
      waiting: 1,
      queueTimeout: Number.POSITIVE_INFINITY,
      deadline: Number.POSITIVE_INFINITY,
    }),
    pages: () =>
      new Promise((resolve) => {
        pages.push(() =>
          resolve(new Response("<html></html>", { headers: { "content-type": "text/html" } })),
        );
      }),
  }),
);

const routesOf = (work: unknown) =>
  [...routes].flatMap(([route, config]) => (config.work === work ? [route] : [])).sort();

test("serves checkout requests and requests about orders first", () => {
  expect(routesOf("orders")).toEqual([
    "GET /payments/getTransferAccounts",
    "GET /payments/leave",
    "GET /pricing/getPricing",
    "POST /api/coupons/verifyCouponAtCheckout",
    "POST /delivery/getDeliveryDates",
    "POST /orders/answerOrder",
    "POST /orders/claimTransfer",
    "POST /orders/createOrder",
    "POST /orders/createOrderAsGuest",
    "POST /orders/getAdvance",
    "POST /orders/getOrderToConfirm",
    "POST /orders/mendDelivery",
    "POST /orders/proveOrder",
    "POST /orders/requestCancel",
    "POST /orders/trackOrder",
    "POST /orders/updateOrder",
    "POST /payments/:gateway/notice",
    "POST /payments/:gateway/return",
    "POST /payments/getPayment",
    "POST /payments/startPayment",
  ]);
});

test("the queue of pages is as long as a usual machine works off within their deadline", () => {
  const pageTime = 20;
  const { waiting, deadline } = workClasses.browsing;
  expect(waiting * pageTime).toBeLessThanOrEqual(deadline);
  // Three phones that open a list ask for it, its filters and what it is drawn of, at the same moment.
  expect(waiting).toBeGreaterThan(30);
});

test("only figures and files of the back office come last", () => {
  expect(routesOf("reports")).toEqual([
    "GET /api/admin/aftercare/exportGarments",
    "GET /api/admin/aftercare/garments",
    "GET /api/admin/books/entries",
    "GET /api/admin/books/export",
    "GET /api/admin/books/get",
    "GET /api/admin/books/open",
    "GET /api/admin/books/payoutRows",
    "GET /api/admin/cloth/get",
    "GET /api/admin/cloth/list",
    "GET /api/admin/couriers/offers",
    "GET /api/admin/dashboard/get",
    "GET /api/admin/orders/export",
    "GET /api/admin/payouts/list",
    "GET /api/admin/products/export",
    "GET /api/admin/stock/export",
    "POST /api/admin/payouts/apply",
    "POST /api/admin/payouts/ask",
    "POST /api/admin/payouts/preview",
    "POST /api/admin/products/import",
    "POST /api/admin/stock/import",
  ]);
});

test("every other call of the back office is of people who are signed in, or about to be", () => {
  const others = [...routes].filter(([route]) => isOfBackOffice(route) && route.includes("/api/admin/"));
  expect(new Set(others.map(([, { work }]) => work))).toEqual(new Set(["signedIn", "login", "reports"]));
});

test("treats unmarked routes as browsing; refuses busy visitors at once, while orders go on", async () => {
  const first = app.inject({ url: "/products" });
  await expect.poll(() => pages.length).toBe(1);
  const second = app.inject({ url: "/size-chart" });
  // Injected requests are sent a little later.
  await nextTurn();
  const third = await post("/products/getProducts");
  expect([third.statusCode, third.headers["retry-after"], third.json().code]).toEqual([503, "5", "BUSY"]);
  expect((await post("/orders/trackOrder", { OrderID: "TB-1" })).statusCode).toBe(404);
  expect((await post("/users/login", { email: "a@example.com", password: "marked bolan" })).statusCode).toBe(
    401,
  );
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  const inBrowser = await app.inject({ url: "/about", headers: { accept: "text/html" } });
  expect([inBrowser.statusCode, inBrowser.headers["retry-after"]]).toEqual([503, "5"]);
  expect(inBrowser.body).toContain("Your cart is kept");
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(inBrowser.body) ?? [];
  const digest = createHash("sha256").update(style).digest("base64");
  expect(inBrowser.headers["content-security-policy"]).toContain(`style-src 'sha256-${digest}'`);
  const inUrdu = await app.inject({ url: "/ur/about", headers: { accept: "text/html" } });
  expect(inUrdu.body).toContain('<html lang="ur" dir="rtl">');
  expect(inUrdu.body).toMatch(/<h1>ایک لمحہ.*<h2>One moment/s);
  expect((await app.inject({ url: "/about" })).json().code).toBe("BUSY");
  expect(pages.length).toBe(1);
  pages[0]?.();
  expect((await first).statusCode).toBe(200);
  await expect.poll(() => pages.length).toBe(2);
  pages[1]?.();
  expect((await second).statusCode).toBe(200);
  expect((await post("/products/getProducts")).statusCode).toBe(200);
});

test.each(["/checkout", "/ur/order-track", "/payment/1"])("%s has a place of the orders", async (path) => {
  const before = pages.length;
  const browsing = app.inject({ url: "/about" });
  const page = app.inject({ url: path });
  await expect.poll(() => pages.length).toBe(before + 2);
  for (const end of pages.slice(before)) end();
  expect([(await browsing).statusCode, (await page).statusCode]).toEqual([200, 200]);
});

test("a slow request body occupies no slot, and gets one once it has arrived", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const body = JSON.stringify({ OrderID: "TB-1" });
  const head = `POST /orders/trackOrder HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const slow = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(head + body.slice(0, 3));
      return socket;
    }),
  );
  // Bodies are read in the order they were sent.
  const other = await fetch(`http://127.0.0.1:${port}/orders/trackOrder`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(other.status).toBe(404);
  const answers = slow.map(async (socket) => {
    const [answer] = await once(socket.end(body.slice(3)), "data");
    return String(answer).slice(0, 12);
  });
  expect(await Promise.all(answers)).toEqual(slow.map(() => "HTTP/1.1 404"));
});
