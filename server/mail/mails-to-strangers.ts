import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { ShopApp } from "../shop-app.ts";
import type { ClaimedMail } from "./outgoing-mails.ts";

type Standing = { isKnown: boolean; isShoppersDoing: boolean };

// An order that staff took, sent or had confirmed shows that somebody answers to its address; the address of an account is
// shown by nothing, but its own orders carry what its owner has typed.
const selectStanding = namedQuery(
  "judge-recipient-of-order",
  (param: Param<{ orderId: string; event: string }>) => sql<Standing>`
    select o.source = 'phone'
        or exists (select from users u where u.id = o.user_id and lower(u.email) = lower(o.email))
        or exists (select from orders e where lower(e.email) = lower(o.email)
          and (e.progress in ('Dispatched', 'Delivered') or e.confirmed_at is not null or e.source = 'phone'))
        as "isKnown",
      case when ${param("event")}::text like 'order-placed:%' then o.source = 'web'
        else exists (select from order_history h where h.order_id = o.id and h.actor in ('guest', 'customer')
          and ${param("event")}::text = 'order-changed:' || h.id)
          or exists (select from order_events e where e.order_id = o.id and e.actor in ('guest', 'customer')
            and ${param("event")}::text = 'order-event:' || e.id) end as "isShoppersDoing"
    from orders o where o.id = ${param("orderId")}::uuid`,
);

/**
 * Whether the shop has reason to believe that the person who ordered reads this address. Free text of anybody else is kept
 * out of mails to it: it would be the sender's advertisement on the shop's paper.
 */
export async function isKnownRecipient(executor: Executor, orderId: string): Promise<boolean> {
  const [standing] = await selectStanding.run(executor, { orderId, event: "" });
  return standing?.isKnown ?? false;
}

/**
 * Whether a mail about an order has to wait for somebody of the shop, because whoever places and cancels orders with this
 * address has used up the mails that they may cause: one an hour to an address that the shop does not know, ten to any
 * other. What staff do is always told. Counts the mail at its first try alone, so what was put off or is sent once more
 * by hand goes out.
 */
export async function isHeldBack(
  { executor, takeOf }: { executor: Executor; takeOf: ShopApp["takeOf"] },
  mail: ClaimedMail,
  orderId: string,
): Promise<boolean> {
  if (mail.attempts > 1) return false;
  const [standing] = await selectStanding.run(executor, { orderId, event: mail.event });
  if (!standing?.isShoppersDoing) return false;
  const limit = standing.isKnown ? "mailsToKnownAddress" : "mailsToStranger";
  return (await takeOf(limit, mail.recipient.toLowerCase())).outcome === "refused";
}
