import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { attemptReasons, parcelAnswers, parcelState } from "#contract/orders/parcels.ts";
import { instant } from "#contract/values/instant.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { reason } from "#contract/values/reason.ts";
import { shipping } from "#contract/values/staff-roles.ts";
import { sentence } from "#contract/values/text.ts";
import { parcelId } from "./office-parcels.ts";

/**
 * Work on parcels: `to-answer`: staff decide after a failed delivery; `booked`: to be handed to the courier; `asked`:
 * the courier has to answer; `refused`: to be booked again; `on-the-way`: with the courier, back to the shop too;
 * `returned`: to be checked in; `called-off`: their courier no longer carries them, or does so although their order was
 * cancelled or sent otherwise.
 */
export const parcelLists = [
  "to-answer",
  "booked",
  "asked",
  "refused",
  "on-the-way",
  "returned",
  "called-off",
] as const;
export type ParcelList = (typeof parcelLists)[number];

const waitingParcel = z.object({
  id: z.string(),
  order: z.object({ id: z.string(), OrderID: z.string(), name: z.string(), phone: z.string() }),
  courier: z.string(),
  /** Whether its courier has labels and load sheets. */
  hasPapers: z.boolean(),
  reference: z.string(),
  trackingNumber: z.string(),
  state: parcelState,
  city: z.string(),
  pieces: z.number().int(),
  collects: z.number().int(),
  /** Why the courier refused it, has not answered, or did not accept staff's decision. */
  problem: z.string(),
  askedAt: instant,
  /** When the courier reported the state that it has; without a report, when it was booked. */
  since: instant,
  listedAt: instant.nullable(),
  toldAt: instant.nullable(),
  whatsApp: z.string(),
  /** The last failed delivery, and the deadline for staff's decision. */
  attempt: z
    .object({ at: instant, until: instant, reason: z.enum(attemptReasons), said: z.string() })
    .nullable(),
});
export type WaitingParcel = z.infer<typeof waitingParcel>;

export const listParcelWork = endpoint({
  method: "GET",
  path: "/api/admin/parcels/work",
  roles: shipping,
  summary: "Parcels that need action, oldest first.",
  query: z.object({ list: z.enum(parcelLists).default("to-answer"), ...pageQuery }),
  success: {
    status: 200,
    body: pageOf(waitingParcel).extend({
      counts: z.record(z.enum(parcelLists), z.number().int()),
    }),
  },
});

export const answerAttempt = endpoint({
  method: "POST",
  path: "/api/admin/parcels/answer",
  roles: shipping,
  summary:
    "Decides on a parcel whose delivery failed: try again, with another phone if given, or return it. Once for each attempt; the message to the courier is retried until it answers.",
  body: z.object({
    id: parcelId,
    /** Of the failed attempt. */
    attemptedAt: instant,
    answer: z.enum(parcelAnswers, reason("CHOOSE_AN_ANSWER")),
    /** Where the rider reaches the customer, if not at the order's phone. */
    phone: z.union([z.literal("").transform(() => undefined), phoneNumber]).optional(),
    remarks: sentence(120).default(""),
  }),
  success: messageSuccess,
});

export const noteCustomerInformed = endpoint({
  method: "POST",
  path: "/api/admin/parcels/noteTold",
  roles: shipping,
  summary: "Records that the customer of a parcel got its number on WhatsApp.",
  body: z.object({ id: parcelId }),
  success: messageSuccess,
});
