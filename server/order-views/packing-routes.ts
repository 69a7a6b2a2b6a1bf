import type { SlipOrder } from "#contract/order-views/packing.ts";
import * as contract from "#contract/order-views/packing.ts";
import { reason } from "#contract/values/reason.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { readOrdersByIds } from "#server/orders/reading/read-orders.ts";
import { readPackingSlips } from "#server/parcels/packing-slips.ts";
import { checkIn } from "#server/parcels/returns/check-in.ts";
import { usualLessDue } from "#server/parcels/returns/usual-less-due.ts";
import { sendCheckedIn } from "#server/parcels/send-checked-in.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { moveWork } from "#server/workshop/move-work.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { findToSend, listOrdersToSend, readOrderToSend } from "./orders-to-send.ts";

export function registerPackingRoutes(app: ShopApp, { database, shop, couriers }: Services): void {
  const { pool } = database;

  mountForStaff(app, contract.listOrdersToSend, ({ query }) =>
    listOrdersToSend(database, query.list, query.after),
  );

  mountForStaff(app, contract.findToSend, async ({ query }) => ({
    id: (await findToSend(pool, query.q)) ?? null,
  }));

  mountForStaff(app, contract.getOrderToSend, async ({ query, reply }) => {
    const order = await readOrderToSend(pool, query.id);
    return order ? { order } : sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });

  mountForStaff(app, contract.notePacked, ({ body, staff }) =>
    moveWork({ pool, staff }, body.ids, "packed", { onlyForward: true, acknowledged: body.acknowledged }),
  );

  mountForStaff(app, contract.checkInParcel, async ({ body, staff, reply }) => {
    const lessDue = await usualLessDue(pool, body.id, body.parcel);
    return sendCheckedIn(reply, await checkIn({ pool, staff }, { ...body, lessDue, fee: 0 }));
  });

  mountForStaff(app, contract.getPackingSlips, async ({ query, staff }) => {
    const { name, logo, phone, email, streetAddress, ntn, strn } = shop;
    const orders = await readOrdersByIds(pool, query.ids);
    const slips = await readPackingSlips(pool, couriers, query.ids);
    return {
      shop: { name, logo, phone, email, streetAddress, ntn, strn },
      orders: orders.map(
        ({ ahead, ...order }): SlipOrder => ({
          ...order,
          ...(ahead && isOfficeRole(staff.role) && { ahead }),
          slips: slips.get(order.id) ?? [],
        }),
      ),
    };
  });
}
