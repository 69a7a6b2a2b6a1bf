import { checkIn as checkInCall } from "#contract/parcels/came-back.ts";
import * as contract from "#contract/parcels/office-parcels.ts";
import { reason } from "#contract/values/reason.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { listParcels } from "#server/orders/reading/parcel-rows.ts";
import { sendError, sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { sign } from "#server/platform/secrets/signed-token.ts";
import { sendObjection } from "../orders/actions/objections.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { bookedParcels, bookParcel, cancelParcel, noteListed } from "./book-parcels.ts";
import { type Courier, CourierTimeoutError, type LabelledParcel } from "./courier.ts";
import { noteParcel } from "./note-parcel.ts";
import { offerCouriers } from "./offer-couriers.ts";
import { pollParcels } from "./poll-parcels.ts";
import { checkIn } from "./returns/check-in.ts";
import { sendCheckedIn } from "./send-checked-in.ts";
import { sendUnavailable } from "./send-unavailable.ts";

export function registerParcelBackOfficeRoutes(
  app: ShopApp,
  { database, couriers, secretKey, settings }: Services,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listCouriers, async ({ staff }) => ({
    couriers: usualFirst([...couriers.values()], settings().usualCourier).map((courier) => ({
      id: courier.id,
      name: courier.name,
      isByHand: courier.isByHand,
      tellsPayments: courier.payments !== undefined,
      // Part of it is a secret.
      pushPath: isOfficeRole(staff.role) ? pushPath(secretKey, courier) : "",
    })),
  }));

  mountForStaff(app, contract.offerCouriers, { work: "reports" }, async ({ query, staff }) => {
    const found = await offerCouriers({ pool, couriers, usual: settings().usualCourier }, query.orders);
    return isOfficeRole(staff.role) ? found : { ...found, orders: found.orders.map(withoutPrices) };
  });

  mountForStaff(app, contract.noteParcel, async ({ body, staff, reply }) => {
    const result = await noteParcel({ pool, staff }, couriers, body);
    switch (result.outcome) {
      case "noted":
        return { message: "Saved" };
      case "unknown":
        return sendNotFound(reply, reason("NO_SUCH_PARCEL"));
      case "number-taken": {
        const fields = { number: reason("NUMBER_OF_ANOTHER_PARCEL") };
        return sendError(reply, "INVALID", reason("NUMBER_OF_ANOTHER_PARCEL"), { fields });
      }
      default:
        return sendObjection(reply, result);
    }
  });

  mountForStaff(app, contract.listParcels, async ({ query, staff }) => {
    const found = await listParcels(pool, query.orderId);
    if (isOfficeRole(staff.role)) return found;
    return { ...found, parcels: found.parcels.map(({ worth: _, ...parcel }) => parcel) };
  });

  mountForStaff(app, contract.bookParcels, async ({ body, staff, reply }) => {
    const namesSum = body.orders.some(({ part }) => part?.collects !== undefined);
    if (namesSum && !isOfficeRole(staff.role))
      return sendError(reply, "FORBIDDEN", reason("ROLE_DOES_NOT_INCLUDE"));
    const courier = couriers.get(body.courier);
    if (!courier) {
      const fields = { courier: reason("NO_SUCH_COURIER") };
      return sendError(reply, "INVALID", reason("NO_SUCH_COURIER"), { fields });
    }
    const results = [];
    for (const order of body.orders)
      results.push(await bookParcel({ pool, staff }, courier, order, body.acknowledged));
    return { results };
  });

  mountForStaff(app, contract.cancelParcel, async ({ body, staff, reply }) => {
    try {
      const result = await cancelParcel({ pool, staff }, couriers, body.id);
      switch (result.outcome) {
        case "cancelled":
          return { message: "The booking is cancelled" };
        case "unknown":
          return sendNotFound(reply, reason("NO_SUCH_PARCEL"));
        case "refused":
          return sendError(
            reply,
            "NOT_PENDING",
            reason("COURIER_REFUSES", { courier: "The courier", said: result.problem }),
          );
        default:
          return sendObjection(reply, result);
      }
    } catch (error) {
      return sendUnavailable(reply, error);
    }
  });

  mountForStaff(app, checkInCall, async ({ body, staff, reply }) =>
    sendCheckedIn(reply, await checkIn({ pool, staff }, body)),
  );

  mountForStaff(app, contract.getLabels, async ({ query, reply }) => {
    const loads = await sortByCourier(query.ids);
    if (!loads) return sendError(reply, "INVALID", reason("CHOOSE_BOOKED_PARCELS"));
    try {
      const sheets = [];
      for (const { courier, parcels } of loads)
        for (let first = 0; first < parcels.length; first += courier.labelsAtOnce)
          sheets.push(await courier.labels(parcels.slice(first, first + courier.labelsAtOnce)));
      return sendPdf(reply, "labels", await joinPdfs(sheets));
    } catch (error) {
      return sendUnavailable(reply, error);
    }
  });

  mountForStaff(app, contract.makeLoadSheet, async ({ body, staff, reply }) => {
    const loads = await sortByCourier(body.ids);
    if (!loads) return sendError(reply, "INVALID", reason("CHOOSE_BOOKED_PARCELS"));
    try {
      const sheets = [];
      for (const { courier, parcels } of loads) {
        const sheet = await courier.loadSheet(parcels.map(({ trackingNumber }) => trackingNumber));
        if (sheet.outcome === "refused")
          return sendError(
            reply,
            "NOT_PENDING",
            reason("COURIER_REFUSES", { courier: courier.name, said: sheet.problem }),
          );
        sheets.push(sheet.pdf);
      }
      await noteListed({ pool, staff }, body.ids);
      return sendPdf(reply, "load-sheet", await joinPdfs(sheets));
    } catch (error) {
      return sendUnavailable(reply, error);
    }
  });

  /** These parcels by their courier; undefined unless each is booked with a courier that the shop knows. */
  async function sortByCourier(ids: readonly string[]) {
    const parcels = await bookedParcels(pool, ids);
    if (parcels.length !== new Set(ids).size) return undefined;
    const loads = new Map<Courier, LabelledParcel[]>();
    for (const { courier: id, ...parcel } of parcels) {
      const courier = couriers.get(id);
      if (!courier) return undefined;
      loads.set(courier, [...(loads.get(courier) ?? []), parcel]);
    }
    return [...loads].map(([courier, its]) => ({ courier, parcels: its }));
  }
}

const withoutPrices = (order: contract.OrderOffers): contract.OrderOffers => ({
  ...order,
  offers: order.offers.map((offer) => ({ ...offer, price: null })),
});

function usualFirst(couriers: readonly Courier[], usual: string): Courier[] {
  return couriers.toSorted((one, other) => Number(other.id === usual) - Number(one.id === usual));
}

function sendPdf(reply: Parameters<typeof sendError>[0], name: string, content: Buffer) {
  return reply
    .type("application/pdf")
    .header("content-disposition", `inline; filename="${name}.pdf"`)
    .header("cache-control", "private, no-store")
    .send(content);
}

const purpose = "pushes of couriers";

export function pushPath(secretKey: Buffer, { id, pushes }: Pick<Courier, "id" | "pushes">): string {
  return `/couriers/${id}/${pushes.isSecret ? sign(secretKey, purpose, id) : "push"}`;
}

/**
 * The address for notices of a courier. Nothing in them is trusted, since they are not signed: the parcels are asked
 * about at the next turn. The sender learns nothing, not even whether there is such a parcel.
 */
export function registerParcelPushes(app: ShopApp, { database, couriers, secretKey }: Services): void {
  for (const courier of couriers.values()) {
    if (courier.isByHand) continue;
    app.post(
      pushPath(secretKey, courier),
      { schema: { hide: true }, onRequest: app.limit("track"), config: { work: "reports" } },
      async (request, reply) => {
        const numbers = courier.pushes.numbersIn(request.body);
        if (numbers) await pollParcels(database.pool, courier.id, numbers);
        const { status, body } = numbers ? courier.pushes.taken : courier.pushes.unreadable;
        return reply.code(status).send(body);
      },
    );
  }
}

/** Throws CourierTimeoutError where one of them cannot be read. */
export async function joinPdfs(files: readonly Buffer[]): Promise<Buffer> {
  const [only, ...others] = files;
  if (only && others.length === 0) return only;
  // Large, and not needed to print one sheet.
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const joined = await PDFDocument.create();
  for (const file of files) {
    const document = await PDFDocument.load(file).catch((error: unknown) => {
      throw new CourierTimeoutError("A courier sent a PDF that cannot be read.", { cause: error });
    });
    for (const page of await joined.copyPages(document, document.getPageIndices())) joined.addPage(page);
  }
  return Buffer.from(await joined.save());
}
