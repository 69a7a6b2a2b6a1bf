import { z } from "zod";
import { trackedReturn } from "#contract/returns/tracked-returns.ts";
import { claimedUserId } from "#contract/values/claimed-user-id.ts";
import { orderId } from "#contract/values/order-id.ts";
import { findProvince, provinces } from "#contract/values/provinces.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { lineItem, orderedLine } from "../cart/line-item.ts";
import { deliveryPromise } from "../delivery/delivery.ts";
import { endpoint } from "../http/endpoint.ts";
import { transferWays } from "../payments/transfer-ways.ts";
import { linesPerOrderLimit } from "../values/limits.ts";
import { phoneNumber } from "../values/phone.ts";
import { plainText } from "../values/plain-text.ts";
import {
  emailAddress,
  line,
  paragraph,
  postalCode,
  requiredLine,
  requiredParagraph,
} from "../values/text.ts";
import { openCustomerActions } from "./order-actions.ts";
import { trackedParcel } from "./parcels.ts";

export const orderProgress = z.enum(["Pending", "Dispatched", "Delivered", "Cancelled"]);
export type OrderProgress = z.infer<typeof orderProgress>;

/** One of the seven, in any case and common spelling. */
export function provinceMeant(missing: EncodedReason) {
  return requiredLine(100, missing)
    .transform((typed) => findProvince(typed))
    .pipe(z.enum(provinces, missing));
}

export const deliveryDetails = z.object({
  name: requiredLine(100, reason("ENTER_YOUR_NAME")),
  email: emailAddress,
  phone: phoneNumber,
  city: requiredLine(100, reason("ENTER_YOUR_CITY")),
  postal_code: postalCode,
  area: line(100).default(""),
  province: provinceMeant(reason("CHOOSE_YOUR_PROVINCE")),
  address: requiredParagraph(200, reason("ENTER_YOUR_ADDRESS")),
  delivery_instruction: paragraph(500).default(""),
});
export type DeliveryDetails = z.output<typeof deliveryDetails>;

const totalAmount = z
  .union([z.string(), z.number().int().nonnegative().transform(String)], reason("SEND_THE_TOTAL_IN_RUPEES"))
  .pipe(
    z
      .string()
      .overwrite(plainText)
      .trim()
      .regex(/^\d{1,9}$/, reason("SEND_THE_TOTAL_IN_RUPEES")),
  )
  .transform(Number);

/** `cash`: on delivery, the default; `transfer`: in advance, to an account of the shop. */
export const paymentMethods = ["cash", "transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const placeOrderBody = deliveryDetails.extend({
  items: z
    .array(orderedLine, reason("YOUR_CART_IS_EMPTY"))
    .min(1, reason("YOUR_CART_IS_EMPTY"))
    .max(linesPerOrderLimit, reason("TOO_MANY_LINES", { most: linesPerOrderLimit })),
  /** The total that the shopper saw; the order is placed only if the shop computes the same. */
  totalAmount,
  /** Ignored: a guest's order has no account. */
  userID: z.unknown().optional(),
  coupon: z
    .union([line(40), z.null()])
    .optional()
    .transform((code) => code || undefined),
  paymentMethod: z.enum(paymentMethods, reason("CHOOSE_HOW_TO_PAY")).optional(),
  /**
   * The advance in rupees, of an order in cash, that the shopper saw; the order is placed only if the shop asks for the
   * same. Without it the customer learns of it from tracking and by mail.
   */
  advance: z.number().int().nonnegative().max(999_999_999).optional(),
  /** Of the page: text messages are sent in it. An unknown one means the first. */
  language: z.string().max(35).optional(),
});
export type PlaceOrder = z.output<typeof placeOrderBody>;

export const orderItem = lineItem.extend({
  id: z.string(),
  /** Pieces returned with a parcel or cancelled while the order goes on; absent where there are none. */
  notTaken: z.number().int().positive().optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

/**
 * The engraved name and the measurements are personal: the order number alone only shows whether there are any.
 * `uniqueId`, which contains both, is the item's `id`.
 */
export const trackedItem = orderItem.extend({ name_engraving: z.boolean(), custom_size: z.boolean() });
export type TrackedItem = z.infer<typeof trackedItem>;

/** Progress of the workshop on an order that is still Pending on the wire; in the order of the work. */
export const workStages = ["started", "cut", "sewn", "packed"] as const;
export const workStage = z.enum(workStages);
export type WorkStage = z.infer<typeof workStage>;

/** A request to cancel an order in work: open, or declined by staff with a reason. */
const cancelRequest = z.object({
  state: z.enum(["pending", "declined"]),
  at: z.string(),
  answer: z.string(),
});

export const historyEntry = z.object({ orderProgress, at: z.string() });

/** Courier of a parcel; the tracking number is empty where there is none, as with the shop's own rider. */
export const dispatch = z.object({ courier: z.string(), consignmentNumber: z.string() });
export type Dispatch = z.infer<typeof dispatch>;

const orderPayment = z.object({
  /** Amount paid: received, and fees that couriers deducted from what they collected, less refunds. */
  received: z.number().int(),
  /** Still to be paid, to the rider unless it is sent before; negative for a refund. */
  balance: z.number().int(),
});
export type OrderPayment = z.infer<typeof orderPayment>;

const transferClaim = z.object({
  state: z.enum(["open", "confirmed", "declined"]),
  at: z.string(),
  how: z.enum(transferWays),
  amount: z.number().int(),
  /** Why it was declined; empty where it was not. */
  answer: z.string(),
  hasPicture: z.boolean(),
});
export type TransferClaim = z.infer<typeof transferClaim>;

const prepayment = z.object({
  /** Whole rupees to send now; 0 once they have arrived, or the order has gone on without. */
  dueNow: z.number().int(),
  /** Whole rupees that the rider collects afterwards. */
  atDoor: z.number().int(),
  claim: transferClaim.optional(),
});
export type Prepayment = z.infer<typeof prepayment>;

/**
 * The order as its number alone shows it: never the customer's name, phone, e-mail or address. Notes of staff, and
 * actions beyond cancelling, are empty unless the requester is the customer.
 */
export const trackedOrder = z.object({
  id: z.string(),
  OrderID: z.string(),
  /**
   * Present when this visitor is logged in as its customer, or has proven its phone or e-mail address within the hour.
   */
  isProven: z.literal(true).optional(),
  createdAt: z.string(),
  totalAmount: z.number().int(),
  subtotal: z.number().int(),
  discount: z.number().int(),
  delivery: z.number().int(),
  /** Rupees of reductions besides the coupon. */
  reduction: z.number().int(),
  payment: orderPayment,
  /** Absent where the rider collects all. */
  ahead: prepayment.optional(),
  coupon: z.string().nullable(),
  orderProgress,
  history: z.array(historyEntry),
  /** From dispatch on. */
  dispatch: dispatch.optional(),
  /** Tracking by integrated couriers, from pickup on. */
  parcels: z.array(trackedParcel).optional(),
  /** Requests about its lines after delivery, oldest first; absent where there are none. */
  aftercare: z.array(trackedReturn).optional(),
  /** The dates promised when it was placed; absent in orders that predate promises. */
  promise: deliveryPromise.optional(),
  /** Finished stages of the workshop, oldest first; empty before it begins. */
  work: z.array(z.object({ stage: workStage, at: z.string() })),
  /** Present when the customer has asked to cancel an order in work. */
  cancelRequest: cancelRequest.optional(),
  /** Optimistic lock, new after each edit; a change of the delivery names the one it was made from. */
  version: z.string(),
  items: z.array(trackedItem),
  /** Actions of its customer, or of anyone with its number. */
  actions: openCustomerActions,
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

export const order = trackedOrder.extend({
  items: z.array(orderItem),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  postal_code: z.string(),
  area: z.string(),
  province: z.string(),
  address: z.string(),
  delivery_instruction: z.string(),
  userID: z.string(),
});
export type Order = z.infer<typeof order>;

const orderPlaced = z.object({
  success: z.literal(true),
  OrderID: z.string(),
  message: z.string(),
  promise: deliveryPromise.optional(),
});

export const createOrderAsGuest = endpoint({
  method: "POST",
  path: "/orders/createOrderAsGuest",
  summary: "Places an order without an account.",
  body: placeOrderBody,
  takesIdempotencyKey: true,
  success: { status: 201, body: orderPlaced },
});

export const createOrder = endpoint({
  method: "POST",
  path: "/orders/createOrder",
  summary: "Places an order for the logged-in customer.",
  body: placeOrderBody.extend({ userID: claimedUserId }),
  takesIdempotencyKey: true,
  success: { status: 201, body: orderPlaced },
});

export const getAdvance = endpoint({
  method: "POST",
  path: "/orders/getAdvance",
  summary: "The advance and the cash on delivery of an order, by the rules of the shop, before it is placed.",
  body: placeOrderBody.pick({ items: true, coupon: true }).extend({
    /** Where it is given, earlier attempts count; an incomplete number counts as none. */
    phone: line(40).default(""),
  }),
  success: {
    status: 200,
    body: z.object({
      totalAmount: z.number().int(),
      dueNow: z.number().int(),
      atDoor: z.number().int(),
    }),
  },
});

export const getAllOrdersForUser = endpoint({
  method: "POST",
  path: "/orders/getAllOrdersForUser",
  summary: "The orders of the logged-in customer, newest first.",
  body: z.object({ id: claimedUserId }),
  success: { status: 200, body: z.object({ orders: z.array(order) }) },
});

export const updateOrder = endpoint({
  method: "POST",
  path: "/orders/updateOrder",
  summary: "Cancels a pending order: the customer's own, or any by the random id that tracking returned.",
  body: z.object({
    id: orderId,
    orderProgress: requiredLine(40, reason("NAME_THE_NEW_PROGRESS")),
  }),
  success: { status: 200, body: z.object({ message: z.literal("Order Updated") }) },
});

export const requestCancel = endpoint({
  method: "POST",
  path: "/orders/requestCancel",
  summary:
    "Asks the shop to cancel an order in work, by its random id; one whose work has not started is cancelled.",
  body: z.object({ id: orderId }),
  success: {
    status: 200,
    body: z.object({ message: z.enum(["Cancel Requested", "Order Updated"]), isCancelled: z.boolean() }),
  },
});

/**
 * Absent fields stay unchanged: a customer to whom the address is hidden need not type it again to change the phone.
 */
const changedDelivery = deliveryDetails
  .pick({ phone: true, city: true, postal_code: true, province: true, address: true })
  .partial()
  .extend({ area: line(100).optional(), delivery_instruction: paragraph(500).optional() });
export type ChangedDelivery = z.output<typeof changedDelivery>;

export const changeDelivery = endpoint({
  method: "POST",
  path: "/orders/mendDelivery",
  summary:
    "Changes the address and the phone of a pending order until the workshop starts it: the customer's own, or any by its random id and the phone that it was placed with.",
  body: changedDelivery.extend({
    id: orderId,
    /** Not needed of the logged-in customer of the order. */
    currentPhone: line(40).default(""),
    /**
     * Optimistic lock: refused (CHANGED_SINCE) when the order has been edited meanwhile. Absent, it is not compared.
     */
    version: line(20).optional(),
  }),
  success: { status: 200, body: z.object({ message: z.literal("Delivery Updated") }) },
});

export const trackOrder = endpoint({
  method: "POST",
  path: "/orders/trackOrder",
  summary: "An order by its number, without personal data.",
  // Accepts a pasted message that contains the number.
  body: z.object({
    OrderID: requiredParagraph(2000, reason("ENTER_YOUR_ORDER_NUMBER")).overwrite(plainText),
  }),
  success: { status: 200, body: z.object({ order: trackedOrder }) },
});
