import { z } from "zod";
import { orderProgress } from "#contract/orders.ts";

const named = z.object({ name: z.string() });

/** Every mail the shop sends, with what its template needs to know. */
export const mailContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome"), data: named }),
  z.object({
    kind: z.literal("recovery-code"),
    data: z.object({ code: z.string(), minutes: z.number() }),
  }),
  z.object({ kind: z.literal("password-changed"), data: named }),
  /** To who works in the back office. */
  z.object({ kind: z.literal("staff-password-changed"), data: named }),
  /** To the old address. */
  z.object({ kind: z.literal("email-changed"), data: named }),
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

/** The id of the order that a mail is about, if it is about one. */
export function orderOf(mail: { kind: string; data: unknown }): string | undefined {
  const content = mailContent.safeParse(mail);
  return content.success && "orderId" in content.data.data ? content.data.data.orderId : undefined;
}

export type MailContent = z.output<typeof mailContent>;
export type MailKind = MailContent["kind"];
export type MailData = { [Content in MailContent as Content["kind"]]: Content["data"] };
