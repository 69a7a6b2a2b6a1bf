import { type Executor, readFirst } from "#database/query.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { orderOf } from "#server/platform/jobs/mail-kinds.ts";
import type { ClaimedMail } from "./outgoing-mails.ts";

export type Standing = {
  isKnown: boolean;
  isShoppersDoing: boolean;
};

// An order that staff took, sent or had confirmed proves its address; an account's address is unproven until its
// owner has given the code mailed to it.
function selectStanding(executor: Executor, event: string, orderId: string) {
  return readFirst(executor)<Standing>`
    select o.source = 'phone'
        or exists (select from users u where u.id = o.user_id and lower(u.email) = lower(o.email)
          and u.email_proven_at is not null)
        or exists (select from orders e where lower(e.email) = lower(o.email)
          and (e.progress in ('Dispatched', 'Delivered') or e.confirmed_at is not null or e.source = 'phone'))
        as "isKnown",
      case when ${event}::text like 'order-placed:%' then o.source = 'web'
        else exists (select from order_history h where h.order_id = o.id and h.actor in ('guest', 'customer')
          and ${event}::text = 'order-changed:' || h.id)
          or exists (select from order_events e where e.order_id = o.id and e.actor in ('guest', 'customer')
            and ${event}::text = 'order-event:' || e.id) end as "isShoppersDoing"
    from orders o where o.id = ${orderId}::uuid`;
}

const ofNoOrder: Standing = { isKnown: true, isShoppersDoing: false };

/**
 * Whether the recipient of a mail about an order is known to the shop. To unknown ones no free text is sent: it could
 * be the sender's advertisement. Other mails contain only the shop's text.
 */
export async function checkRecipient(
  executor: Executor,
  mail: Pick<ClaimedMail, "event" | "kind" | "data">,
): Promise<Standing> {
  const orderId = orderOf(mail);
  if (orderId === undefined) return ofNoOrder;
  const standing = await selectStanding(executor, mail.event, orderId);
  return standing ?? { isKnown: false, isShoppersDoing: false };
}

/**
 * Whether a mail about an order is held for approval by staff, because customers' actions with this address have used
 * up their limit: one mail an hour to an unknown address, ten to any other. Actions of staff are always mailed.
 * Counted at the first try only, so deferred and manually resent mails go out.
 */
export async function isHeldBack(
  takeOf: ShopApp["takeOf"],
  mail: ClaimedMail,
  { isKnown, isShoppersDoing }: Standing,
): Promise<boolean> {
  if (mail.attempts > 1 || !isShoppersDoing) return false;
  const limit = isKnown ? "mailsToKnownAddress" : "mailsToStranger";
  return (await takeOf(limit, mailboxOf(mail.recipient))).outcome === "refused";
}
