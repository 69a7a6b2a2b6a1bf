import { sql } from "kysely";
import type { LanguageTag } from "#contract/languages.ts";
import type { TextKind } from "#contract/notifications/text-kinds.ts";
import type { TextState } from "#contract/notifications/texts.ts";
import { type Executor, write, writeFirst } from "#database/query.ts";
import { awaitsConfirmation } from "#server/orders/actions/awaits-confirmation.ts";
import { balanceOf } from "#server/orders/ledger/order-money.ts";
import { readDueNow } from "#server/orders/ledger/transfer-claims.ts";

/** Seconds until a message being sent counts as lost with its process. */
const lease = 120;

/** A message claimed by this process, with its order's current state. */
export type ClaimedText = {
  id: string;
  kind: TextKind;
  attempts: number;
  /** Seconds since its event. */
  age: number;
  /** Whether the phone is proven, and whether the customer caused the message (`isHeldBack`). */
  isKnown: boolean;
  isShoppersDoing: boolean;
  orderId: string;
  number: string;
  language: LanguageTag;
  phone: string;
  isWanted: boolean;
  /** For a message that asks for confirmation: it is still awaited. */
  isAwaited: boolean;
  progress: string;
  total: number;
  /** For a message about a parcel: rupees that its rider collects. */
  collects: number | null;
  /** For a message that asks for an advance: rupees due now. */
  dueNow: number;
  courier: string | null;
  consignmentNumber: string | null;
};

/** Marks messages of dead processes as unknown; returns their number. */
export async function loseDeadTexts(executor: Executor): Promise<number> {
  const changed = await write(executor)<{ id: string }>`
    update outgoing_texts set state = 'unknown', state_at = now(), problem = 'the shop was stopped while it was being sent'
    where state = 'sending' and next_attempt_at <= now() returning id`;
  return changed.length;
}

/** Claims the message that is due longest, if there is one; the claim is durable before the provider is called. */
export async function claimText(executor: Executor): Promise<ClaimedText | undefined> {
  const text = await writeFirst(executor)<Omit<ClaimedText, "dueNow">>`
    with due as (
      update outgoing_texts set state = 'sending', state_at = now(), attempts = attempts + 1,
        next_attempt_at = now() + interval '${sql.lit(lease)} seconds'
      where id = (
        select id from outgoing_texts where state = 'waiting' and next_attempt_at <= now()
        order by next_attempt_at limit 1 for update skip locked)
      returning id, event, kind, attempts, created_at, order_id
    )
    select due.id, due.kind, due.attempts, extract(epoch from now() - due.created_at)::double precision as age,
      o.id as "orderId", o.number, o.language, o.phone,
      o.source = 'phone' or exists (select from orders e
        where international_phone(e.phone) = international_phone(o.phone)
          and (e.progress in ('Dispatched', 'Delivered') or e.confirmed_at is not null or e.source = 'phone')) as "isKnown",
      case due.kind when 'order-placed' then o.source = 'web'
        when 'order-cancelled' then exists (select from order_history h where h.order_id = o.id
          and h.progress = 'Cancelled' and h.actor in ('guest', 'customer'))
        else false end as "isShoppersDoing",
      coalesce(u.wants_texts, true) as "isWanted",
      ${awaitsConfirmation} as "isAwaited", o.progress, o.total, 
      (select least(greatest(${balanceOf}, 0), p.collects) from parcels p
        where p.order_id = o.id and p.id::text = split_part(due.event, ':', 2)) as collects,
      o.courier, o.consignment_number as "consignmentNumber"
    from due join orders o on o.id = due.order_id left join users u on u.id = o.user_id`;
  if (!text) return undefined;
  const dueNow = text.kind === "advance-asked" ? await readDueNow(executor, text.orderId) : 0;
  return { ...text, dueNow };
}

type Settled = {
  id: string;
  state: TextState;
  providerId: string | null;
  problem: string;
  /** Seconds until the next try; 0 for none. */
  wait: number;
};

export async function settleText(executor: Executor, settled: Settled): Promise<void> {
  // A notice of the provider that arrived meanwhile takes precedence.
  await write(executor)`
    update outgoing_texts set provider_id = coalesce(provider_id, ${settled.providerId}::text),
      state = case when state in ('sending', 'unknown') then ${settled.state}::text else state end,
      state_at = case when state in ('sending', 'unknown') then now() else state_at end,
      problem = case when state in ('sending', 'unknown') then ${settled.problem}::text else problem end,
      next_attempt_at = now() + make_interval(secs => ${settled.wait}::double precision)
    where id = ${settled.id}::uuid`;
}

type Told = { id: string | null; providerId: string; state: TextState; problem: string };

export async function noteStatus(executor: Executor, told: Told): Promise<void> {
  // Notices come in any order and repeatedly: states only advance. A delivered message has not failed.
  await write(executor)<{ id: string }>`
    update outgoing_texts set state = ${told.state}::text, state_at = now(), problem = ${told.problem}::text,
      provider_id = coalesce(provider_id, ${told.providerId}::text)
    where (id = ${told.id}::uuid or provider_id = ${told.providerId}::text)
      and case when ${told.state}::text = 'failed' then state not in ('delivered', 'read', 'failed', 'not-sent')
        else coalesce(array_position(array['sent', 'delivered', 'read'], state), 0)
          < array_position(array['sent', 'delivered', 'read'], ${told.state}::text) end
    returning id`;
}
