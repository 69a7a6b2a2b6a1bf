import { sql } from "kysely";
import { z } from "zod";
import { orderProgress } from "#contract/orders.ts";

const named = z.object({ name: z.string() });

/** Every mail the shop sends, with what its template needs to know. */
export const mailContent = z.discriminatedUnion("kind", [
  /** To an address that nobody has proven, so without the name: it would be whatever somebody wants to tell a stranger. */
  z.object({ kind: z.literal("welcome"), data: z.object({}) }),
  z.object({
    kind: z.literal("recovery-code"),
    data: z.object({ code: z.string(), minutes: z.number() }),
  }),
  /** `staysHere` where a customer who is logged in has changed it. */
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
  /** `device` in the shop's words, empty where it is not known; `at` as ISO 8601. */
  z.object({ kind: z.literal("new-device"), data: named.extend({ at: z.string(), device: z.string() }) }),
  /** To who works in the back office. */
  z.object({ kind: z.literal("staff-password-changed"), data: named }),
  /** To the old address. */
  z.object({ kind: z.literal("email-changed"), data: named }),
  /** Of this mail nothing stays once it has left, so what it says may be gone when it is looked at. */
  z.object({
    kind: z.literal("account-deleted"),
    data: z.object({ name: z.string().default(""), openOrders: z.array(z.string()).default([]) }),
  }),
  /** The order is read when the mail is made. */
  z.object({ kind: z.literal("order-placed"), data: z.object({ orderId: z.string() }) }),
  z.object({
    kind: z.literal("order-changed"),
    data: z.object({ orderId: z.string(), progress: orderProgress }),
  }),
  /** The shop has the wish to cancel what is being sewn, or has answered that it cannot be. */
  z.object({ kind: z.literal("cancel-asked"), data: z.object({ orderId: z.string() }) }),
  z.object({ kind: z.literal("cancel-declined"), data: z.object({ orderId: z.string() }) }),
  /** The event of its history tells what was edited. */
  z.object({
    kind: z.literal("order-edited"),
    data: z.object({ orderId: z.string(), eventId: z.string() }),
  }),
  /** The courier or the consignment number has changed, or the order has not arrived yet: the event tells which. */
  z.object({
    kind: z.literal("dispatch-corrected"),
    data: z.object({ orderId: z.string(), eventId: z.string() }),
  }),
  /** To the shop itself, where it wants one for each order. */
  z.object({ kind: z.literal("order-announced"), data: z.object({ orderId: z.string() }) }),
  /** To the shop itself. */
  z.object({
    kind: z.literal("contact-message"),
    data: z.object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() }),
  }),
]);

/** In SQL: mails with a code, which is for nobody else and soon worth nothing. */
export const carriesCode = sql<boolean>`kind in ('recovery-code', 'email-code')`;

/** In SQL: mails to who has deleted their account, of which nothing stays. */
export const saysFarewell = sql<boolean>`kind = 'account-deleted'`;

/** In SQL: mails that are emptied once they have left, and cannot be sent again. */
export const isEmptied = sql<boolean>`(${carriesCode} or ${saysFarewell})`;

/** The id of the order that a mail is about, if it is about one. */
export function orderOf(mail: { kind: string; data: unknown }): string | undefined {
  const content = mailContent.safeParse(mail);
  return content.success && "orderId" in content.data.data ? content.data.data.orderId : undefined;
}

export type MailContent = z.output<typeof mailContent>;
export type MailKind = MailContent["kind"];
export type MailData = { [Content in MailContent as Content["kind"]]: Content["data"] };
