import { z } from "zod";
import { reviewFits } from "#contract/catalog/reviews.ts";
import { endpoint } from "#contract/http/endpoint.ts";
import { order } from "#contract/orders/orders.ts";
import { transferWays } from "#contract/payments/transfer-ways.ts";
import { typedPassword } from "#contract/values/passwords.ts";
import { measurementSet } from "./measurement-sets.ts";

const moment = z.string();
const maybeMoment = moment.nullable();

const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

const orderEvent = z.object({
  what: z.string(),
  at: moment,
  by: z.enum(["customer", "guest", "shop"]),
  reason: z.string(),
  changes: z.array(change),
});

const ownTransfer = z.object({
  at: moment,
  how: z.enum(transferWays),
  reference: z.string(),
  amount: z.number().int(),
  state: z.string(),
  answer: z.string(),
});

const ownOrder = order.omit({ userID: true, version: true }).extend({
  source: z.string(),
  cancelReason: z.string(),
  reductionReason: z.string(),
  confirmedAt: maybeMoment,
  askedToConfirmAt: maybeMoment,
  events: z.array(orderEvent),
  transfers: z.array(ownTransfer),
});

/**
 * Excludes digests of secrets, which are unreadable, and the notes of staff
 * (docs/decisions/037-data-export-and-erasure.md).
 */
export const ownData = z.object({
  exportedAt: moment,
  account: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailConfirmedAt: maybeMoment,
    phone: z.string(),
    address: z.string(),
    wantsTexts: z.boolean(),
    /** That the shop writes to them in. */
    language: z.string(),
    createdAt: moment,
  }),
  /** Newest first. Includes guests' orders with the account's address once the address is confirmed. */
  orders: z.array(ownOrder),
  reviews: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      productId: z.string(),
      rating: z.number(),
      fit: z.enum(reviewFits).nullable(),
      review: z.string(),
      createdAt: moment,
      updatedAt: moment,
      hiddenAt: maybeMoment,
      reply: z.string().nullable(),
      repliedAt: maybeMoment,
      size: z.string().nullable(),
      height: z.number().nullable(),
      weight: z.number().nullable(),
      pictures: z.array(z.object({ id: z.string(), sentAt: moment, shownAt: maybeMoment })),
    }),
  ),
  measurements: z.array(measurementSet.extend({ createdAt: moment })),
  /** From the contact page, with the account's address once it is confirmed. */
  messages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      createdAt: moment,
      answeredAt: maybeMoment,
    }),
  ),
  /** Mails of the last thirty days. */
  mails: z.array(
    z.object({ about: z.string(), recipient: z.string(), createdAt: moment, sentAt: maybeMoment }),
  ),
  sessions: z.array(z.object({ device: z.string(), startedAt: moment, lastSeenAt: moment })),
  newEmail: z.string().nullable(),
  recoveries: z.array(z.object({ email: z.string(), askedAt: moment, usedAt: maybeMoment })),
  /** The key by which a per-customer coupon limit is counted. */
  couponUses: z.array(z.object({ code: z.string(), countedBy: z.string(), times: z.number().int() })),
});
export type OwnData = z.infer<typeof ownData>;

const ownPassword = z.object({ currentPassword: typedPassword });

export const exportOwnData = endpoint({
  method: "POST",
  path: "/users/exportOwnData",
  summary: "All data that the shop stores about the customer, as one file.",
  body: ownPassword,
  success: { status: 200, body: ownData },
});

export const deleteAccount = endpoint({
  method: "POST",
  path: "/users/deleteAccount",
  summary:
    "Deletes the customer's account with all its data. Orders stay without personal data; those on their way keep the address until they have arrived.",
  body: ownPassword,
  success: {
    status: 200,
    body: z.object({
      message: z.literal("Account deleted"),
      openOrders: z.array(z.string()),
    }),
  },
});
