import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { acknowledged, actionQuestions, openParcelActions } from "#contract/orders/order-actions.ts";
import { attemptReasons, parcelState } from "#contract/orders/parcels.ts";
import { instant } from "#contract/values/instant.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { orderId } from "#contract/values/order-id.ts";
import { batchOf, orderIds } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { shipping } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

const parcelItem = z.object({ id: z.string(), name: z.string(), pieces: z.number().int() });

export const officeParcel = z.object({
  id: z.string(),
  courier: z.string(),
  reference: z.string(),
  state: parcelState,
  city: z.string(),
  pieces: z.number().int(),
  /** Empty for bookings that predate partial parcels. */
  items: z.array(
    parcelItem.extend({
      isStocked: z.boolean(),
      /** Returned pieces that were neither checked in nor sent again. */
      toCheckIn: z.number().int(),
    }),
  ),
  grams: z.number().int(),
  collects: z.number().int(),
  /** Rupees of what is due now for its pieces, whether or not its rider collects them; absent for a packer. */
  worth: z.number().int().optional(),
  trackingNumber: z.string(),
  /** The courier's refusal, or why it has not answered. */
  problem: z.string(),
  /** Called off, but not yet confirmed by its courier. */
  isCallingOff: z.boolean(),
  actions: openParcelActions,
  askedAt: instant,
  /** Time of its last load sheet. */
  listedAt: instant.nullable(),
  /** Time of its last failed delivery, which an answer names. */
  attemptedAt: instant.nullable(),
  steps: z.array(
    z.object({ state: parcelState, reason: z.enum(attemptReasons), said: z.string(), at: instant }),
  ),
});
export type OfficeParcel = z.infer<typeof officeParcel>;

const courier = z.object({
  id: z.string(),
  name: z.string(),
  /** Without an API: staff record what happens to its parcels. */
  isByHand: z.boolean(),
  /** Whether its payouts can be queried. */
  tellsPayments: z.boolean(),
  /** Path of its webhook below the shop's address; empty for a packer. */
  pushPath: z.string(),
});
export type OfficeCourier = z.infer<typeof courier>;

export const listCouriers = endpoint({
  method: "GET",
  path: "/api/admin/couriers/list",
  roles: shipping,
  summary: "The couriers that the shop can book with automatically.",
  success: {
    status: 200,
    body: z.object({ couriers: z.array(courier) }),
  },
});

export const orderParcels = z.object({
  parcels: z.array(officeParcel),
  open: z.array(parcelItem),
  toCollect: z.number().int(),
});
export type OrderParcels = z.infer<typeof orderParcels>;

export const listParcels = endpoint({
  method: "GET",
  path: "/api/admin/parcels/list",
  roles: shipping,
  summary: "The parcels of an order, oldest first.",
  query: z.object({ orderId }),
  success: { status: 200, body: orderParcels },
});

const offer = z.object({
  courier: z.string(),
  /** Its name for the order's city; null where unknown, or on timeout. */
  city: z.string().nullable(),
  /** Whether it delivers there; null on timeout. */
  isServed: z.boolean().nullable(),
  /** Rupees for delivering the order; null where unknown, and for a packer. */
  price: z.number().int().nullable(),
});
export type CourierOffer = z.infer<typeof offer>;

export const offerCouriers = endpoint({
  method: "GET",
  path: "/api/admin/couriers/offers",
  roles: shipping,
  summary:
    "The couriers that deliver to the cities of these orders, with their charges if they answer within seconds, and the one that the shop would choose.",
  query: z.object({ orders: orderIds }),
  success: {
    status: 200,
    body: z.object({
      orders: z.array(
        z.object({
          id: z.string(),
          suggested: z.string().nullable(),
          /** Rupees that its rider collects. */
          collects: z.number().int(),
          /** Usual weight of its pieces. */
          grams: z.number().int(),
          offers: z.array(offer),
        }),
      ),
      cities: z.array(z.object({ courier: z.string(), names: z.array(z.string()) })),
    }),
  },
});
export type OrderOffers = z.infer<typeof offerCouriers.success.body>["orders"][number];

export const parcelId = requiredLine(40, reason("NAME_THE_PARCEL"));

const count = z
  .number(reason("COUNT_THE_PIECES"))
  .int(reason("COUNT_THE_PIECES"))
  .min(0, reason("COUNT_THE_PIECES"))
  .max(quantityLimit, reason("COUNT_THE_PIECES"));

/** Some pieces of an order, for a separate parcel. */
const part = z.object({
  /**
   * Number of the order's parcels that staff saw: an idempotency check, so that a repeated request makes one parcel.
   */
  parcels: z.number().int().min(0),
  items: z
    .array(z.object({ id: z.uuid(), pieces: count }))
    .min(1)
    .max(100),
  /** Rupees that the rider collects; by default their share of the rest to pay. A packer may not name them. */
  collects: z
    .number(reason("ENTER_WHOLE_RUPEES"))
    .int(reason("ENTER_WHOLE_RUPEES"))
    .min(0, reason("ENTER_WHOLE_RUPEES"))
    .max(10_000_000, reason("ENTER_WHOLE_RUPEES"))
    .optional(),
});

export const bookParcels = endpoint({
  method: "POST",
  path: "/api/admin/parcels/book",
  roles: shipping,
  summary:
    "Books orders with a courier: one parcel each, of all pieces that are in none yet or of some. Booking is retried until the courier has answered, and no parcel is booked twice; the order shows the outcome.",
  body: z.object({
    courier: requiredLine(40, reason("NAME_THE_COURIER")),
    orders: batchOf(
      z.object({
        id: orderId,
        /** The courier's name for the city, where it differs from the order's; remembered for the next parcel. */
        city: line(100).default(""),
        /** By default the usual weight of such pieces. */
        grams: z
          .number(reason("ENTER_THE_WEIGHT"))
          .int(reason("ENTER_THE_WEIGHT"))
          .min(1, reason("ENTER_THE_WEIGHT"))
          .max(50_000, reason("ENTER_THE_WEIGHT"))
          .optional(),
        /** By default all that is in no parcel yet. */
        part: part.optional(),
      }),
    ),
    acknowledged,
  }),
  success: {
    status: 200,
    body: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          OrderID: z.string().nullable(),
          /**
           * `refused`: it may not be sent; `under-way`: nothing is left to send; `unpaid`: an advance is missing;
           * `changed`: its parcels have changed meanwhile; `too-many`, `too-much`: more pieces or rupees than are left;
           * `cancel-asked`: a cancellation request is open; `ask-first`: it needs confirmation.
           */
          outcome: z.enum([
            "asked",
            "refused",
            "under-way",
            "unpaid",
            "changed",
            "too-many",
            "too-much",
            "cancel-asked",
            "ask-first",
            "unknown",
          ]),
          questions: actionQuestions.optional(),
          /** Why it is not booked. */
          why: z.string().optional(),
        }),
      ),
    }),
  },
});
export type BookResult = z.infer<typeof bookParcels.success.body>["results"][number];

export const noteParcel = endpoint({
  method: "POST",
  path: "/api/admin/parcels/note",
  roles: shipping,
  summary:
    "Enters the progress of a parcel without courier tracking; its order becomes dispatched and delivered with it. Courier and number are entered as it leaves.",
  body: z.object({
    id: parcelId,
    state: z.enum(["picked", "attempted", "delivered", "returned"], reason("SAY_WHAT_HAPPENED")),
    carrier: line(60).default(""),
    number: line(60).default(""),
  }),
  success: messageSuccess,
});

export const cancelParcel = endpoint({
  method: "POST",
  path: "/api/admin/parcels/cancel",
  roles: shipping,
  summary:
    "Cancels the booking of a parcel that the courier has not picked up; the order can be booked again.",
  body: z.object({ id: parcelId }),
  success: messageSuccess,
});

/** Most parcels on one load sheet. */
const parcelsAtOnce = 100;
const chosenParcels = z
  .array(z.uuid(reason("CHOOSE_BOOKED_PARCELS")), reason("CHOOSE_BOOKED_PARCELS"))
  .min(1, reason("CHOOSE_BOOKED_PARCELS"))
  .max(parcelsAtOnce, reason("TOO_MANY_PARCELS", { most: parcelsAtOnce }));

export const getLabels = endpoint({
  method: "GET",
  path: "/api/admin/parcels/labels",
  roles: shipping,
  summary: "The couriers' labels of booked parcels, as one PDF, in this order for each courier.",
  query: z.object({
    ids: line(parcelsAtOnce * 37)
      .min(1, reason("CHOOSE_BOOKED_PARCELS"))
      .transform((ids) => ids.split(","))
      .pipe(chosenParcels),
  }),
  success: { status: 200, body: z.unknown() },
});

export const makeLoadSheet = endpoint({
  method: "POST",
  path: "/api/admin/parcels/loadSheet",
  roles: shipping,
  summary:
    "The load sheets that riders sign for these booked parcels, as one PDF; the parcels are marked as listed.",
  body: z.object({ ids: chosenParcels }),
  success: { status: 200, body: z.unknown() },
});
