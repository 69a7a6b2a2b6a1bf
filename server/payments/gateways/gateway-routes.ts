import type { FastifyRequest } from "fastify";
import { prefixOf } from "#contract/languages.ts";
import * as contract from "#contract/payments/gateway-payments.ts";
import { reason } from "#contract/values/reason.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendHandOverPage, sendUnknownReturnPage } from "#server/platform/http/plain-pages.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendError, sendFieldError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { parseOrderNumber } from "#server/platform/order-number.ts";
import type { Services } from "#server/services.ts";
import { GatewayTimeoutError, type Heard, type PaymentGateway, type Sent } from "./payment-gateway.ts";
import { findPayment, readPayment } from "./payment-rows.ts";
import { reconcilePayment, type Settling } from "./settle-payments.ts";
import { startPayment } from "./start-payment.ts";
import { createTakeOfPayments } from "./take-of-payments.ts";

export function settlingOf(
  { database, gateways, schedule, failures }: Services,
  log: Settling["log"],
): Settling {
  return { pool: database.pool, gateways, schedule, failures: failures.watch("payments"), log };
}

export function registerGatewayRoutes(app: ShopApp, services: Services): void {
  const { database, gateways } = services;
  const { pool } = database;
  const context = settlingOf(services, app.log);
  const takeOfPayments = createTakeOfPayments(app, services);

  const starts = { access: "anyone", limits: ["startPayment"], work: "orders" } as const;
  mount(app, contract.startPayment, starts, async ({ body, request, reply }) => {
    const gateway = gateways.get(body.gateway);
    if (!gateway) {
      return sendFieldError(reply, "INVALID", "gateway", reason("GATEWAY_NOT_OFFERED"));
    }
    const number = parseOrderNumber(body.OrderID);
    const tries = number === undefined ? undefined : await takeOfPayments(request, number);
    if (tries?.outcome === "refused") return sendTooManyError(reply, tries.seconds);
    try {
      const { OrderID: orderNumber, language } = body;
      const result = await startPayment(context, { orderNumber, gateway, language });
      switch (result.outcome) {
        case "started":
          return { payment: result.payment };
        case "unknown":
          return sendNotFound(reply, reason("NO_ORDER_WITH_NUMBER"));
        case "nothing-due":
          return sendError(reply, "NOT_PENDING", reason("NOTHING_DUE_NOW"));
      }
    } catch (error) {
      if (!(error instanceof GatewayTimeoutError)) throw error;
      context.failures.met(error);
      return sendError(reply, "BUSY", reason("GATEWAY_SILENT", { gateway: gateway.name }), {
        retryAfter: 30,
      });
    }
  });

  const asks = { access: "anyone", limits: ["payment"], work: "orders" } as const;
  mount(app, contract.getPayment, asks, async ({ body, reply }) => {
    reply.header("cache-control", "no-store");
    const payment = await readPayment(pool, body.payment);
    if (!payment) return sendNotFound(reply, reason("NO_SUCH_PAYMENT"));
    const { shown, toTake } = payment;
    const told = { gateway: shown.gateway, reference: toTake.reference, instrument: "" };
    if (shown.state === "open") await reconcilePayment(pool, told);
    return { payment: shown };
  });

  registerLeaving(app, services);
  app.register(async (forms: ShopApp) => registerHearing(forms, services));
}

function pageOf({ id, language }: { id: string; language: Parameters<typeof prefixOf>[0] }): string {
  return `${prefixOf(language)}/payment/${id}`;
}

function registerLeaving(app: ShopApp, { database, gateways, shop, origin }: Services): void {
  const options = {
    schema: { hide: true },
    onRequest: app.limit("payment"),
    config: { work: "orders" },
  } as const;
  app.get("/payments/leave", options, async (request, reply) => {
    const { payment: id = "" } = request.query as { payment?: string };
    const payment = await readPayment(database.pool, String(id));
    if (!payment) return sendNotFound(reply, reason("NO_SUCH_PAYMENT"));
    const { toTake, shown, language, isOver } = payment;
    const gateway = gateways.get(shown.gateway);
    // The page says what has become of it, and offers to pay once more.
    if (isOver || !gateway) return reply.redirect(pageOf({ id, language }), 303);
    const to = gateway.leave(toTake, `${origin()}/payments/${gateway.id}/return`);
    return sendHandOverPage(request, reply, { shopName: shop.name, gateway: gateway.name, language, to });
  });
}

/** Returns of browsers and notices of gateways: accepted from any site and never trusted. */
function registerHearing(app: ShopApp, services: Services): void {
  const { database, shop } = services;
  const { pool } = database;
  const gatewayOf = (request: FastifyRequest): PaymentGateway | undefined => {
    const { gateway } = request.params as { gateway: string };
    return [...services.gateways.values()].find(({ id }) => id === gateway);
  };
  app.removeAllContentTypeParsers();
  const types = ["application/json", "application/x-www-form-urlencoded"];
  app.addContentTypeParser(types, { parseAs: "string" }, (_request, body, done) => done(null, body));
  const hearing = { schema: { hide: true }, bodyLimit: 16 * 1024 } as const;
  const config = { work: "orders", fromAnySite: true } as const;

  /** Has the gateway queried about the reported payment; undefined where there is no such payment. */
  async function follow(
    request: FastifyRequest,
    gateway: PaymentGateway,
    heard: Exclude<Heard, { outcome: "forged" }>,
  ) {
    const about = { gateway: gateway.id, reference: heard.reference };
    const payment = await findPayment(pool, about);
    if (!payment) {
      request.log.warn(about, "a gateway reports a payment that the shop did not start");
      return undefined;
    }
    if (heard.outcome === "continue") return payment;
    const { paisa = payment.amount * 100, currency = "PKR", instrument } = heard;
    if (paisa !== payment.amount * 100 || currency !== "PKR")
      request.log.warn({ ...about, paisa, currency }, "a gateway reports a different amount");
    const state = await reconcilePayment(pool, { ...about, instrument });
    if (state !== "open") request.log.warn({ ...about, state }, "a gateway reports a settled payment again");
    return payment;
  }

  app.post(
    "/payments/:gateway/return",
    { ...hearing, onRequest: app.limit("payment"), config },
    async (request, reply) => {
      const gateway = gatewayOf(request);
      if (!gateway) return sendNotFound(reply, reason("NO_SUCH_PAYMENT"));
      const heard = gateway.readReturn(sentBy(request));
      if (heard.outcome === "forged") noteForged(request, gateway, heard);
      const payment = heard.outcome === "forged" ? undefined : await follow(request, gateway, heard);
      if (!payment || heard.outcome === "forged") {
        reply.code(403);
        return sendUnknownReturnPage(request, reply, { shopName: shop.name, gateway: gateway.name });
      }
      if (heard.outcome === "continue") {
        const { language } = payment;
        const page = { shopName: shop.name, gateway: gateway.name, language, to: heard.to };
        return sendHandOverPage(request, reply, page);
      }
      return reply.redirect(pageOf(payment), 303);
    },
  );

  app.post(
    "/payments/:gateway/notice",
    { ...hearing, onRequest: app.limit("gatewayNotice"), config },
    async (request, reply) => {
      const gateway = gatewayOf(request);
      if (!gateway) return sendNotFound(reply, reason("NO_SUCH_PAYMENT"));
      const heard = gateway.readNotice(sentBy(request));
      if (heard.outcome === "forged") {
        noteForged(request, gateway, heard);
        return sendError(reply, "FORBIDDEN", reason("NOT_FROM_GATEWAY"));
      }
      await follow(request, gateway, heard);
      return gateway.noticeAnswer();
    },
  );
}

function noteForged(
  { log }: FastifyRequest,
  { id }: PaymentGateway,
  { problem }: Heard & { outcome: "forged" },
): void {
  log.warn({ gateway: id, problem }, "a gateway notice has a wrong signature");
}

function sentBy({ headers, query, body }: FastifyRequest): Sent {
  return {
    contentType: headers["content-type"] ?? "",
    headers,
    query: query as Record<string, string>,
    body: typeof body === "string" ? body : "",
  };
}
