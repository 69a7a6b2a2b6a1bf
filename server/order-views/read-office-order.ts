import { knownLanguage } from "#contract/languages.ts";
import type {
  OfficeOrder,
  OrderActor,
  OrderEvent,
  OrderMail,
  OrderNote,
} from "#contract/order-views/office-orders.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { listParcels as listParcelsCall } from "#contract/parcels/office-parcels.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { isOfficeRole, type StaffRole } from "#contract/values/staff-roles.ts";
import { type Executor, read } from "#database/query.ts";
import { hasOptedOut } from "#server/customers/people/opt-outs.ts";
import { findCustomerByPhone } from "#server/customers/people/read-customer.ts";
import { readTextsOf } from "#server/notifications/texts/office-texts.ts";
import { decideAction } from "#server/orders/actions/decide-actions.ts";
import { toVerdicts } from "#server/orders/actions/objections.ts";
import { type OrderFacts, orderFacts } from "#server/orders/actions/order-facts.ts";
import type { ConfirmLink } from "#server/orders/confirming/confirm-link.ts";
import { readInvoices } from "#server/orders/invoices/printed-invoices.ts";
import { readLedger } from "#server/orders/ledger/order-ledger.ts";
import { readReportedTransfers } from "#server/orders/ledger/transfer-claims.ts";
import { readPlaces } from "#server/orders/pieces/read-places.ts";
import { readRest } from "#server/orders/progress/cancel-rest.ts";
import { dueOf } from "#server/orders/progress/due-day.ts";
import { listParcels } from "#server/orders/reading/parcel-rows.ts";
import { readOrder, type StoredOrder } from "#server/orders/reading/read-orders.ts";
import { readOfficePayments } from "#server/payments/gateways/office-payments.ts";
import type { Offered } from "#server/payments/gateways/payment-facts.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { nextStepFor } from "./next-step-for.ts";

type EventRow = {
  event: OrderEvent["event"];
  at: Date;
  actor: string;
  reason: string | null;
  changes: OrderEvent["changes"] | null;
  staff_name: string | null;
};
type ExtraRow = {
  source: "web" | "phone";
  language: string;
  confirmed_at: Date | null;
  asked_at: Date | null;
  cash_received_on: string | null;
  edits: number;
  reduction_reason: string | null;
  customer_id: string | null;
  buyer_number: string;
  work_not_held: number | null;
  is_released: boolean;
  facts: OrderFacts;
};

const selectExtras = (executor: Executor, orderId: string) => read(executor)<ExtraRow>`
  select o.source, o.language, o.confirmed_at, o.asked_at, o.cash_received_on::text as cash_received_on, o.edits, o.reduction_reason, o.buyer_number,
    case when o.progress = 'Pending' and not o.holds_room then o.work end as work_not_held,
    o.progress = 'Pending' and o.released_at is not null as is_released,
    u.id as customer_id, ${orderFacts} as facts from orders o
  left join users u on u.id = o.user_id and u.role = 'customer'
  where o.id = ${orderId}::uuid`;

// Only the ids of staff are as long as that.
const selectEvents = (executor: Executor, orderId: string) => read(executor)<EventRow>`
  select e.event, e.at, e.actor, e.reason, e.changes, u.name as staff_name from (
    select progress as event, at, actor, null as reason, null::jsonb as changes, id::text as rank from order_history
    where order_id = ${orderId}::uuid
    union all
    select kind, at, actor, detail ->> 'reason', detail -> 'changes', id::text from order_events
    where order_id = ${orderId}::uuid
    union all
    select 'Confirmed', confirmed_at, confirmed_by, null, null, '' from orders
    where id = ${orderId}::uuid and confirmed_at is not null
  ) e left join users u on u.id = case when length(e.actor) = 36 then e.actor::uuid end
  order by e.at, e.rank`;

function selectNotes(executor: Executor, orderId: string) {
  return read(executor)<{ id: string; note: string; at: Date; name: string }>`
    select n.id, n.note, n.at, u.name from order_notes n join users u on u.id = n.staff_id
    where n.order_id = ${orderId}::uuid order by n.id desc limit 200`;
}

type MailRow = {
  id: string;
  kind: string;
  progress: OrderProgress | null;
  created_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
};

// One event makes one mail, and the events of an order are named after it and its history.
const selectMails = (executor: Executor, orderId: string) => read(executor)<MailRow>`
  select m.id, m.kind, m.data ->> 'progress' as progress, m.created_at, m.sent_at, m.given_up_at
  from outgoing_mails m
  where m.event in (
    select 'order-placed:' || ${orderId}::uuid
    union all
    select 'order-changed:' || h.id from order_history h where h.order_id = ${orderId}::uuid
    union all
    select 'order-event:' || e.id from order_events e where e.order_id = ${orderId}::uuid
  ) order by m.created_at, m.id`;

const parcelRoles: readonly StaffRole[] = listParcelsCall.roles;

type Reading = {
  orderId: string;
  role: StaffRole;
  confirmLinkOf: (order: StoredOrder) => ConfirmLink;
  secretKey: Buffer;
  piecesPerDay: number;
  gateways: Offered;
};

export async function readOfficeOrder(
  executor: Executor,
  { orderId, role, confirmLinkOf, secretKey, piecesPerDay, gateways }: Reading,
): Promise<OfficeOrder | undefined> {
  const order = isUuid(orderId) ? await readOrder(executor, orderId) : undefined;
  const [extras] = order ? await selectExtras(executor, orderId) : [];
  if (!order || !extras) return undefined;
  const forOffice = isOfficeRole(role);
  const { userID: _user, email, history: _history, ...rest } = order;
  const isToAsk = decideAction(extras.facts, "askToConfirm").may !== "not";
  return {
    ...rest,
    source: extras.source,
    actions: toVerdicts(extras.facts),
    next: nextStepFor(role, extras.facts),
    due: dueOf(
      {
        progress: order.orderProgress,
        waits: extras.facts.awaitsPayment,
        leavesBy: order.promise?.leavesBy,
        arrivesBy: order.promise?.arrivesBy,
      },
      dayInKarachi(new Date()),
    ),
    shipping: parcelRoles.includes(role) ? await listParcels(executor, orderId) : null,
    confirmedAt: extras.confirmed_at?.toISOString() ?? null,
    askedAt: extras.asked_at?.toISOString() ?? null,
    cashReceivedOn: extras.cash_received_on,
    version: String(extras.edits),
    reductionReason: extras.reduction_reason ?? "",
    history: (await selectEvents(executor, orderId)).map((row) =>
      // The workshop does not see earlier addresses.
      forOffice ? toEvent(row) : { ...toEvent(row), changes: [] },
    ),
    pieces: await readPlaces(executor, orderId),
    office: forOffice
      ? {
          email,
          language: knownLanguage(extras.language),
          customerId: extras.customer_id,
          customer: await readCustomerOf(executor, order.phone),
          notes: (await selectNotes(executor, orderId)).map(toNote),
          money: extras.facts.money,
          rest: await readRestOf(executor, orderId, extras.facts),
          ledger: await readLedger(executor, orderId, extras.facts.money),
          invoices: (await readInvoices(executor, [orderId])).get(orderId) ?? [],
          buyerNumber: extras.buyer_number,
          transfers: await readReportedTransfers(executor, orderId),
          payments: await readOfficePayments(executor, gateways, orderId),
          mails: (await selectMails(executor, orderId)).map(toMail),
          texts: await readTextsOf(executor, orderId),
          isTextedNot: await hasOptedOut(executor, { secretKey, phone: order.phone }),
          isReleased: extras.is_released,
          workdaysNotHeld: extras.work_not_held && Math.ceil(extras.work_not_held / piecesPerDay),
          confirmLink: isToAsk ? confirmLinkOf(order) : null,
        }
      : null,
  };
}

async function readRestOf(executor: Executor, orderId: string, facts: OrderFacts) {
  if (decideAction(facts, "cancelRest").may === "not") return null;
  const rest = await readRest(executor, orderId);
  return rest ? { lessDue: rest.lessDue, question: inEnglish(rest.question) } : null;
}

async function readCustomerOf(executor: Executor, phone: string) {
  const person = await findCustomerByPhone(executor, phone);
  if (!person) return null;
  const { id, orders, delivered, refused, marks } = person;
  return { id, orders, delivered, refused, marks };
}

function toEvent({ event, at, actor, reason, changes, staff_name }: EventRow): OrderEvent {
  return {
    event,
    at: at.toISOString(),
    actor: toActor(actor, staff_name),
    reason: reason ?? "",
    changes: changes ?? [],
  };
}

function toActor(actor: string, staffName: string | null): OrderActor {
  return actor === "guest" || actor === "customer" || actor === "shop"
    ? { kind: actor, name: null }
    : { kind: "staff", name: staffName };
}

function toNote({ at, ...note }: { id: string; note: string; at: Date; name: string }): OrderNote {
  return { ...note, at: at.toISOString() };
}

function toMail({ created_at, sent_at, given_up_at, ...mail }: MailRow): OrderMail {
  return {
    ...mail,
    createdAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    hasFailed: given_up_at !== null,
  };
}
