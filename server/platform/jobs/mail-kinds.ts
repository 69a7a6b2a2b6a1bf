import { sql } from "kysely";
import { z } from "zod";
import { orderProgress } from "#contract/orders/orders.ts";
import { returnSteps } from "#contract/returns/tracked-returns.ts";

const named = z.object({ name: z.string() });

export const mailContent = z.discriminatedUnion("kind", [
  /** To an unconfirmed address, so without the name: it could be a message to somebody else. */
  z.object({ kind: z.literal("welcome"), data: z.object({}) }),
  z.object({
    kind: z.literal("recovery-code"),
    data: z.object({ code: z.string(), minutes: z.number() }),
  }),
  /** `staysHere` where a logged-in customer has changed it. */
  z.object({
    kind: z.literal("password-changed"),
    data: named.extend({ staysHere: z.boolean().optional() }),
  }),
  /** Confirms an address: of an account, or that an account is to have. */
  z.object({
    kind: z.literal("email-code"),
    data: z.object({ code: z.string(), minutes: z.number() }),
  }),
  /** To the address that an account still has. */
  z.object({ kind: z.literal("email-change-asked"), data: named }),
  /**
   * To both mailboxes of a change without the password; `name` and `newEmail` for a proven owner alone. `path` is
   * secret.
   */
  z.object({
    kind: z.literal("email-change-link"),
    data: named.extend({
      mailbox: z.enum(["old", "new"]),
      path: z.string(),
      newEmail: z.string(),
      minutes: z.number(),
    }),
  }),
  /** `device` in the shop's words, empty where it is not known; `at` as ISO 8601. */
  z.object({ kind: z.literal("new-device"), data: named.extend({ at: z.string(), device: z.string() }) }),
  z.object({ kind: z.literal("staff-password-changed"), data: named }),
  /** `path` is secret: with it a member of staff chooses a password, the first one or after it was forgotten. */
  z.object({
    kind: z.literal("staff-invitation"),
    data: named.extend({ path: z.string(), minutes: z.number() }),
  }),
  z.object({
    kind: z.literal("staff-recovery"),
    data: named.extend({ path: z.string(), minutes: z.number() }),
  }),
  z.object({ kind: z.literal("email-changed"), data: named }),
  /** Of this mail nothing stays once it has left, so what it says may be gone when it is looked at. */
  z.object({
    kind: z.literal("account-deleted"),
    data: z.object({ name: z.string().default(""), openOrders: z.array(z.string()).default([]) }),
  }),
  z.object({ kind: z.literal("order-placed"), data: z.object({ orderId: z.string() }) }),
  z.object({
    kind: z.literal("order-changed"),
    data: z.object({ orderId: z.string(), progress: orderProgress }),
  }),
  /** The shop has the wish to cancel what is being sewn, or has answered that it cannot be. */
  z.object({ kind: z.literal("cancel-asked"), data: z.object({ orderId: z.string() }) }),
  z.object({ kind: z.literal("cancel-declined"), data: z.object({ orderId: z.string() }) }),
  /** The reported transfer has arrived, or was not found: the reason is in the event. */
  z.object({ kind: z.literal("transfer-confirmed"), data: z.object({ orderId: z.string() }) }),
  z.object({
    kind: z.literal("transfer-declined"),
    data: z.object({ orderId: z.string(), eventId: z.string() }),
  }),
  /** Staff ask for some of it before it is sent. */
  z.object({ kind: z.literal("advance-asked"), data: z.object({ orderId: z.string() }) }),
  /** Nothing has come of what was to be paid by transfer. */
  z.object({ kind: z.literal("transfer-reminder"), data: z.object({ orderId: z.string() }) }),
  /** Nobody has confirmed it. */
  z.object({ kind: z.literal("confirm-reminder"), data: z.object({ orderId: z.string() }) }),
  /** The orders of its mailbox, whose numbers somebody has asked for. */
  z.object({ kind: z.literal("own-orders"), data: z.object({ orderId: z.string() }) }),
  /** It arrived a week ago. */
  z.object({ kind: z.literal("review-request"), data: z.object({ orderId: z.string() }) }),
  /** A request about a delivered garment, and the shop's answer: see the event. */
  z.object({
    kind: z.literal("aftercare"),
    data: z.object({
      orderId: z.string(),
      eventId: z.string(),
      request: z.string(),
      step: z.enum(returnSteps),
    }),
  }),
  /** The event of its history lists the edits. */
  z.object({
    kind: z.literal("order-edited"),
    data: z.object({ orderId: z.string(), eventId: z.string() }),
  }),
  /** The courier or the consignment number has changed, or the order has not arrived yet: see the event. */
  z.object({
    kind: z.literal("dispatch-corrected"),
    data: z.object({ orderId: z.string(), eventId: z.string() }),
  }),
  /** To the shop itself, where it wants one for each order. */
  z.object({ kind: z.literal("order-announced"), data: z.object({ orderId: z.string() }) }),
  z.object({
    kind: z.literal("contact-message"),
    data: z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() }),
  }),
]);

/** In SQL: mails with a code or link, which is secret and short-lived. */
export const carriesCode = sql<boolean>`kind in (
  'recovery-code', 'email-code', 'email-change-link', 'staff-invitation', 'staff-recovery')`;

/** In SQL: mails about a deleted account, of which nothing is stored. */
export const saysFarewell = sql<boolean>`kind = 'account-deleted'`;

/** In SQL: mails that are emptied once they have left, and cannot be sent again. */
export const isEmptied = sql<boolean>`(${carriesCode} or ${saysFarewell})`;

export function orderOf(mail: { kind: string; data: unknown }): string | undefined {
  const content = mailContent.safeParse(mail);
  return content.success && "orderId" in content.data.data ? content.data.data.orderId : undefined;
}

export type MailContent = z.output<typeof mailContent>;
export type MailKind = MailContent["kind"];
export type MailData = { [Content in MailContent as Content["kind"]]: Content["data"] };
