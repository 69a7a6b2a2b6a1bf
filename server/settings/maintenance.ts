import type { FastifyReply, FastifyRequest } from "fastify";
import { logout } from "#contract/accounts.ts";
import * as catalog from "#contract/catalog.ts";
import { getDeliveryDates } from "#contract/delivery.ts";
import { getAllMeasurementSets } from "#contract/measurement-sets.ts";
import { getAllOrdersForUser, trackOrder } from "#contract/orders.ts";
import { exportOwnData } from "#contract/own-data.ts";
import { getAllReviewsByProduct } from "#contract/reviews.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Seconds after which a closed shop asks to be visited again. */
export const reopensIn = 300;

/** Calls that change nothing although they are not GET, and the one that ends a session. */
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
    logout,
  ].map(({ path }) => path),
);

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const ofStaff = /^\/api\/admin(\/|$)/i;

function isWrite({ method, routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && !reading.has(method) && !ofStaff.test(url) && !goesOn.has(url);
}

/** Whether the shop is closed for whoever asks: staff who are signed in find it open. */
export async function isClosedFor(
  app: ShopApp,
  { settings }: Pick<Services, "settings">,
  request: FastifyRequest,
): Promise<boolean> {
  return settings().maintenance && (await app.findStaff(request)) === undefined;
}

/**
 * Refuses what shoppers would change while the shop is closed. What was open before stays readable; pages tell themselves
 * (server/pages/routes.ts). To be called before any route is there.
 */
export function registerMaintenance(app: ShopApp, services: Pick<Services, "settings">): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!services.settings().maintenance || !isWrite(request)) return done();
    isClosedFor(app, services, request).then(
      (closed) => (closed ? void refuseClosed(reply) : done()),
      (error: Error) => done(error),
    );
  });
}

function refuseClosed(reply: FastifyReply): FastifyReply {
  const sentence = "The shop is closed for maintenance. Your cart is kept: try again in a few minutes.";
  return refuse(reply, "CLOSED", sentence, { retryAfter: reopensIn });
}
