import type { FastifyReply, FastifyRequest } from "fastify";
import * as catalog from "#contract/catalog/catalog.ts";
import { getAllReviewsByProduct } from "#contract/catalog/reviews.ts";
import { logout } from "#contract/customers/accounts.ts";
import { getAllMeasurementSets } from "#contract/customers/measurement-sets.ts";
import { exportOwnData } from "#contract/customers/own-data.ts";
import { getDeliveryDates } from "#contract/delivery/delivery.ts";
import { getAllOrdersForUser, trackOrder } from "#contract/orders/orders.ts";
import { getPayment } from "#contract/payments/gateway-payments.ts";
import { reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";

/** Seconds. */
export const reopensIn = 300;

/** Calls other than GET that change nothing, and logout. */
const goesOn: ReadonlySet<string> = new Set(
  [
    catalog.getProducts,
    catalog.getProductById,
    catalog.getLatestProducts,
    catalog.getAllSizePictures,
    getAllReviewsByProduct,
    getDeliveryDates,
    exportOwnData,
    getAllOrdersForUser,
    trackOrder,
    getAllMeasurementSets,
    getPayment,
    logout,
  ].map(({ path }) => path),
);

/** Gateways' notices of payments begun before the shop was closed. */
const ofGateways = /^\/payments\/:gateway\//;

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const ofStaff = /^\/api\/admin(\/|$)/i;

function isWrite({ method, routeOptions: { url } }: FastifyRequest): boolean {
  if (url === undefined || reading.has(method) || ofStaff.test(url)) return false;
  return !goesOn.has(url) && !ofGateways.test(url);
}

/** Whether the shop is closed for this request: for signed-in staff it is open. */
export async function isClosedFor(
  app: ShopApp,
  { settings }: Pick<Services, "settings">,
  request: FastifyRequest,
): Promise<boolean> {
  return settings().maintenance && (await app.findStaff(request)) === undefined;
}

/**
 * Refuses shoppers' changes while the shop is closed. API reads stay open; pages check it themselves
 * (server/pages/routes.ts).
 */
export function registerMaintenance(app: ShopApp, services: Pick<Services, "settings">): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!services.settings().maintenance || !isWrite(request)) return done();
    isClosedFor(app, services, request).then(
      (closed) => (closed ? void sendClosedError(reply) : done()),
      (error: Error) => done(error),
    );
  });
}

function sendClosedError(reply: FastifyReply): FastifyReply {
  const sentence = reason("CLOSED_FOR_MAINTENANCE");
  return sendError(reply, "CLOSED", sentence, { retryAfter: reopensIn });
}
