import { type Executor, readFirst } from "#database/query.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { orderOf } from "#server/platform/jobs/mail-kinds.ts";
import type { ClaimedMail } from "./outgoing-mails.ts";

export type Standing = {
  isKnown: boolean;
  isShoppersDoing: boolean;
};

// An order that staff took, sent or had confirmed shows that somebody answers to its address; that of an account is like any
// other until its owner has given a code that went there.
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
 * How the shop stands to whom a mail about an order goes. Free text of people it does not know is kept out of the mail: it
 * would be the sender's advertisement on the shop's paper. Mails about no order are of the shop's own making.
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
 * Whether a mail about an order has to wait for somebody of the shop, because whoever places and cancels orders with this
 * address has used up the mails that they may cause: one an hour to an address that the shop does not know, ten to any
 * other. What staff do is always mailed. Counts the mail at its first try alone, so what was put off or is sent once more
 * by hand goes out.
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
