import { z } from "zod";
import { lineItem } from "#contract/cart/line-item.ts";
import { deliveryPromise } from "#contract/delivery/delivery.ts";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery, version } from "#contract/http/paging.ts";
import { type LanguageTag, languageTags } from "#contract/languages.ts";
import { orderText } from "#contract/notifications/texts.ts";
import { changeResults } from "#contract/orders/change-results.ts";
import { customerFlag, customerOfOrder } from "#contract/orders/customer-flags.ts";
import { invoice } from "#contract/orders/invoices.ts";
import { nextStep } from "#contract/orders/next-step.ts";
import { acknowledged, openActions, verdicts } from "#contract/orders/order-actions.ts";
import { orderEventKinds } from "#contract/orders/order-event-kinds.ts";
import { ledgerEntry } from "#contract/orders/order-ledger.ts";
import { orderMoney } from "#contract/orders/order-money.ts";
import { order, orderProgress, placeOrderBody, workStage, workStages } from "#contract/orders/orders.ts";
import { parcelState } from "#contract/orders/parcels.ts";
import { piecesOfItem } from "#contract/orders/pieces.ts";
import { withScanRead } from "#contract/orders/scan.ts";
import { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { orderParcels } from "#contract/parcels/office-parcels.ts";
import { officePayment } from "#contract/payments/office-gateway-payments.ts";
import { reportedTransfer } from "#contract/payments/reported-transfers.ts";
import { staffNote } from "#contract/staff/staff-note.ts";
import { instant } from "#contract/values/instant.ts";
import { orderId } from "#contract/values/order-id.ts";
import { batchOf, orderBatch, orderIds } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { office, workshop } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

const day = z.iso.date(reason("ENTER_A_DAY"));

const orderLanguages = languageTags as [LanguageTag, ...LanguageTag[]];

const source = z.enum(["web", "phone"]);

export const orderSorts = ["date", "-date", "total", "-total"] as const;
export type OrderSort = (typeof orderSorts)[number];

const orderListEntry = z.object({
  id: z.string(),
  OrderID: z.string(),
  createdAt: instant,
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  pieces: z.number().int(),
  totalAmount: z.number().int(),
  orderProgress,
  isConfirmed: z.boolean(),
  /** Progress of the workshop; null before it begins. */
  work: workStage.nullable(),
  /** The most urgent state among its parcels that are not handed over; null where there is none. */
  parcel: parcelState.nullable(),
  /** Its courier and its number; empty while it has none. */
  courier: z.string(),
  consignmentNumber: z.string(),
  /** Ids of its booked parcels of which labels and load sheets can be printed. */
  toPrint: z.array(z.string()),
  isCancelAsked: z.boolean(),
  isPaymentSaid: z.boolean(),
  askedAt: instant.nullable(),
  cashReceivedOn: day.nullable(),
  source,
  marks: z.array(customerFlag),
  /** Permitted actions, some after a confirmation. */
  actions: openActions,
});
export type OrderListEntry = z.infer<typeof orderListEntry>;

export const listOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders/list",
  roles: workshop,
  summary:
    "Orders by date or total; every word of `q` begins a word of the name, e-mail or address, or is part of the number, phone or mailbox.",
  query: z.object({
    q: line(200).transform(withScanRead).optional(),
    status: orderProgress.optional(),
    /** `no`: pending and unconfirmed. */
    confirmed: z.enum(["yes", "no"]).optional(),
    /** Of pending ones, the workshop's progress; `waiting`: not begun. */
    work: z.enum(["waiting", ...workStages]).optional(),
    /**
     * `cancel`: a cancellation request is open; `payment`: the customer reported a payment, or a gateway did
     * ambiguously.
     */
    asked: z.enum(["cancel", "payment"]).optional(),
    /** `open`: delivered, cash not yet received; `owed`: returned, and overpaid. */
    cash: z.enum(["open", "received", "owed"]).optional(),
    city: line(100).optional(),
    /** With a piece that has this choice: `cap`, `name_engraving`, `custom_size`, or the id of a merchant's option. */
    option: line(40).optional(),
    /** Days in Karachi, both included. */
    from: day.optional(),
    to: day.optional(),
    sort: z.enum(orderSorts).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(orderListEntry) },
});

const actor = z.object({ kind: z.enum(["guest", "customer", "staff", "shop"]), name: z.string().nullable() });
export type OrderActor = z.infer<typeof actor>;

export const orderChange = z.object({ what: z.string(), before: z.string(), after: z.string() });
export type OrderChange = z.infer<typeof orderChange>;

const orderEvent = z.object({
  event: z.enum([...orderProgress.options, "Confirmed", ...orderEventKinds]),
  at: instant,
  actor,
  reason: z.string(),
  changes: z.array(orderChange),
});
export type OrderEvent = z.infer<typeof orderEvent>;

const orderNote = z.object({ id: z.string(), note: z.string(), at: instant, name: z.string() });
export type OrderNote = z.infer<typeof orderNote>;

const orderMail = z.object({
  id: z.string(),
  kind: z.string(),
  progress: orderProgress.nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  hasFailed: z.boolean(),
});
export type OrderMail = z.infer<typeof orderMail>;

/** An order with all its stored data. */
export const officeOrder = order.omit({ userID: true, email: true, history: true, actions: true }).extend({
  source,
  version,
  /** Actions now, their confirmations, and why some are refused. */
  actions: verdicts,
  /** The one step that it wants next, of those that the asking role may take. */
  next: nextStep,
  /**
   * The promised day that counts now: to leave, then to arrive. Days left are negative once it is late. Null while it
   * waits for its payment, and once it has arrived or is cancelled.
   */
  due: z.object({ what: z.enum(["leave", "arrive"]), on: day, daysLeft: z.number().int() }).nullable(),
  /** Only for roles that see parcels. */
  shipping: orderParcels.nullable(),
  reductionReason: z.string(),
  confirmedAt: instant.nullable(),
  askedAt: instant.nullable(),
  cashReceivedOn: day.nullable(),
  cancelReason: z.string(),
  history: z.array(orderEvent),
  /** Where the pieces of each line are, in the order of the lines. */
  pieces: z.array(piecesOfItem),
  /** Only for the office; null for the workshop. */
  office: z
    .object({
      email: z.string(),
      /** Of its mails, texts and papers. */
      language: z.enum(orderLanguages),
      customerId: z.string().nullable(),
      /** All customers of its phone, including this one; null where the phone was erased. */
      customer: customerOfOrder.nullable(),
      notes: z.array(orderNote),
      money: orderMoney,
      /**
       * The deduction when the rest of a partly delivered order is cancelled, with its confirmation; null where there
       * is no rest.
       */
      rest: z.object({ lessDue: z.number().int(), question: z.string() }).nullable(),
      /** Amounts due and paid, oldest first. */
      ledger: z.array(ledgerEntry),
      invoices: z.array(invoice),
      /** NTN or CNIC of the buyer, for the invoice; empty for none. */
      buyerNumber: z.string(),
      /** Transfers that its customer reported, newest first. */
      transfers: z.array(reportedTransfer),
      payments: z.array(officePayment),
      mails: z.array(orderMail),
      texts: z.array(orderText),
      isTextedNot: z.boolean(),
      /** Not confirmed in time: its pieces and its coupon are released. */
      isReleased: z.boolean(),
      /** Working days of the whole workshop that it takes while no capacity is reserved for it; else null. */
      workdaysNotHeld: z.number().int().nullable(),
      /**
       * Address where the customer confirms or cancels it, with a WhatsApp message; null once it is no longer pending.
       */
      confirmLink: z.object({ address: z.string(), whatsApp: z.string() }).nullable(),
    })
    .nullable(),
});
export type OfficeOrder = z.infer<typeof officeOrder>;

/** Differs after any change of what the role sees of the order. */
const mark = line(100);

export const getOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/get",
  roles: workshop,
  summary: "One order with its items, history, notes and mails.",
  query: z.object({ id: orderId }),
  success: { status: 200, body: z.object({ order: officeOrder, mark }) },
});

export const pollOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/poll",
  roles: workshop,
  summary:
    "The order, if it has changed since the answer with this mark. An open page asks every ten seconds.",
  query: z.object({ id: orderId, mark }),
  success: { status: 200, body: z.object({ order: officeOrder.nullable(), mark }) },
});

export const dispatchOrders = endpoint({
  method: "POST",
  path: "/api/admin/orders/dispatch",
  roles: workshop,
  summary: "Dispatches pending orders. Each succeeds or fails on its own.",
  body: z.object({
    courier: requiredLine(60, reason("NAME_THE_COURIER")),
    orders: batchOf(z.object({ id: orderId, consignmentNumber: line(60).default("") })),
    acknowledged,
  }),
  success: changeResults,
});

export const deliverOrders = endpoint({
  method: "POST",
  path: "/api/admin/orders/deliver",
  roles: office,
  summary: "Marks dispatched orders as delivered. Each succeeds or fails on its own.",
  body: z.object({ ids: orderBatch, acknowledged }),
  success: changeResults,
});

export const listConfirmLinks = endpoint({
  method: "GET",
  path: "/api/admin/orders/confirmLinks",
  roles: office,
  summary:
    "The text and the phone with which each customer is asked to confirm, for pending unconfirmed orders in the order of the ids.",
  query: z.object({ ids: orderIds }),
  success: {
    status: 200,
    body: z.object({
      orders: z.array(
        z.object({
          id: z.string(),
          OrderID: z.string(),
          name: z.string(),
          phone: z.string(),
          totalAmount: z.number().int(),
          askedAt: instant.nullable(),
          whatsApp: z.string(),
        }),
      ),
    }),
  },
});

export const noteAsked = endpoint({
  method: "POST",
  path: "/api/admin/orders/noteAsked",
  roles: office,
  summary: "Records that the customer of a pending order was asked to confirm it.",
  body: z.object({ id: orderId }),
  success: messageSuccess,
});

export const confirmOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/confirm",
  roles: office,
  summary: "Records that the customer has confirmed a pending order, such as on the phone.",
  body: z.object({ id: orderId }),
  success: messageSuccess,
});

export const confirmOrders = endpoint({
  method: "POST",
  path: "/api/admin/orders/confirmMany",
  roles: office,
  summary:
    "Records that the customers of pending orders have confirmed. Each succeeds or fails on its own; one that was confirmed before counts as changed.",
  body: z.object({ ids: orderBatch }),
  success: changeResults,
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/admin/orders/addNote",
  roles: office,
  summary: "Adds a note for the staff alone.",
  body: z.object({ id: orderId, note: staffNote }),
  success: { status: 201, body: messageSuccess.body },
});

export const quoteOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/quote",
  roles: office,
  summary: "The price and the delivery days of an order of these items, by the rules of the checkout.",
  body: placeOrderBody
    .pick({ items: true, coupon: true })
    .extend({ phone: line(40).default(""), city: line(100).default(""), province: line(100).default("") }),
  success: {
    status: 200,
    body: z.object({
      items: z.array(lineItem),
      /** Advance in whole rupees by the shop's rules, were it cash on delivery; staff may take another amount. */
      advance: z.number().int(),
      takesTransfers: z.boolean(),
      /** The dates of an order placed now; without a place, anywhere in Pakistan. */
      promise: deliveryPromise,
      subtotal: z.number().int(),
      discount: z.number().int(),
      delivery: z.number().int(),
      totalAmount: z.number().int(),
    }),
  },
});

export const takeOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/take",
  roles: office,
  summary: "Places an order for a customer on the phone, by the rules of the checkout.",
  body: placeOrderBody.omit({ userID: true }).extend(staffDeliveryDetails.shape),
  takesIdempotencyKey: true,
  success: {
    status: 201,
    body: z.object({
      success: z.literal(true),
      OrderID: z.string(),
      message: z.string(),
      /** Absent where an answer from before this key is repeated. */
      id: z.string().optional(),
    }),
  },
});

export const setOrderLanguage = endpoint({
  method: "POST",
  path: "/api/admin/orders/setLanguage",
  roles: office,
  summary: "The language that the customer of an order is written to in.",
  body: z.object({
    id: orderId,
    language: z.enum(orderLanguages, reason("CHOOSE_A_LANGUAGE")),
  }),
  success: { status: 200, body: z.object({ message: z.literal("Language Changed") }) },
});
