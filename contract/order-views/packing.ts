import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { unpricedOption } from "#contract/options/invented.ts";
import { acknowledged, verdicts } from "#contract/orders/order-actions.ts";
import { order } from "#contract/orders/orders.ts";
import { withScanRead } from "#contract/orders/scan.ts";
import { checkIn } from "#contract/parcels/came-back.ts";
import { parcelId } from "#contract/parcels/office-parcels.ts";
import { orderId } from "#contract/values/order-id.ts";
import { orderBatch, orderIds } from "#contract/values/order-ids.ts";
import { everyone, shipping } from "#contract/values/staff-roles.ts";
import { line } from "#contract/values/text.ts";
import { garment, job, moved } from "#contract/workshop/job-tickets.ts";
import { packingSlip, sender } from "./printed-orders.ts";

/*
 * Calls of those who pack and send. Their answers have no fields of money but what riders collect, so that no page can
 * show another.
 */

/** `pack`: sewn, or from stock and confirmed; `book`: packed, with pieces in no parcel. */
export const packingLists = ["pack", "book"] as const;
export type PackingList = (typeof packingLists)[number];

const orderToSend = job.extend({
  name: z.string(),
  city: z.string(),
  pieces: z.number().int(),
  /** Rupees that riders are to collect. */
  collects: z.number().int(),
});
export type OrderToSend = z.infer<typeof orderToSend>;

export const listOrdersToSend = endpoint({
  method: "GET",
  path: "/api/admin/packing/list",
  roles: shipping,
  summary: "Orders to pack or to book, those due first at the top.",
  query: z.object({ list: z.enum(packingLists).default("pack"), ...pageQuery }),
  success: { status: 200, body: pageOf(orderToSend) },
});

export const findToSend = endpoint({
  method: "GET",
  path: "/api/admin/packing/find",
  roles: shipping,
  summary: "The order with this number, or with a parcel of this tracking number; null where there is none.",
  query: z.object({ q: line(200).transform(withScanRead) }),
  success: { status: 200, body: z.object({ id: z.string().nullable() }) },
});

const packedItem = garment
  .pick({
    id: true,
    name: true,
    product_code: true,
    category: true,
    images: true,
    sizes: true,
    parts: true,
    custom_size: true,
    color: true,
    fabric_type: true,
    trouser: true,
    trouserOptions: true,
    cap: true,
    name_engraving: true,
    quantity: true,
  })
  .extend({ options: z.array(unpricedOption).optional() });
export type PackedItem = z.infer<typeof packedItem>;

const addressed = order.pick({
  id: true,
  OrderID: true,
  createdAt: true,
  name: true,
  phone: true,
  city: true,
  postal_code: true,
  area: true,
  province: true,
  address: true,
  delivery_instruction: true,
  dispatch: true,
});

const orderInPacking = orderToSend
  .omit({ actions: true })
  .extend(addressed.shape)
  .extend({ actions: verdicts, items: z.array(packedItem) });
export type OrderInPacking = z.infer<typeof orderInPacking>;

export const getOrderToSend = endpoint({
  method: "GET",
  path: "/api/admin/packing/get",
  roles: shipping,
  summary: "One order for packing: garments, address and the amount that its rider collects.",
  query: z.object({ id: orderId }),
  success: { status: 200, body: z.object({ order: orderInPacking }) },
});

export const notePacked = endpoint({
  method: "POST",
  path: "/api/admin/packing/notePacked",
  roles: shipping,
  summary: "Marks pending orders as packed; others are left unchanged.",
  body: z.object({ ids: orderBatch, acknowledged }),
  success: moved,
});

export const checkInParcel = endpoint({
  method: "POST",
  path: "/api/admin/packing/checkIn",
  roles: shipping,
  summary:
    "Checks in one returned parcel, without entries of money: the amount due falls by what the parcel was to collect and what was paid ahead for its pieces, and no fee is entered.",
  body: checkIn.body.omit({ lessDue: true, fee: true }).extend({ parcel: parcelId }),
  success: messageSuccess,
});

const slipOrder = addressed.extend({
  items: z.array(packedItem),
  /** Rupees that are awaited before it is sent, and those to collect afterwards; only for the office. */
  ahead: z.object({ dueNow: z.number().int(), atDoor: z.number().int() }).optional(),
  slips: z.array(packingSlip),
});
export type SlipOrder = z.infer<typeof slipOrder>;

export const getPackingSlips = endpoint({
  method: "GET",
  path: "/api/admin/packing/slips",
  roles: everyone,
  summary: "The packing slips of these orders, in their order; unknown ones are left out.",
  query: z.object({ ids: orderIds }),
  success: { status: 200, body: z.object({ shop: sender, orders: z.array(slipOrder) }) },
});
