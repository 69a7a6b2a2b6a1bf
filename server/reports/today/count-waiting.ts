import { type RawBuilder, sql } from "kysely";
import type { ParcelList } from "#contract/parcels/parcel-work.ts";
import type { WaitingWork } from "#contract/reports/waiting.ts";
import { type WaitingKind, waitingKinds } from "#contract/reports/waiting-lists.ts";
import { waitingRoles } from "#contract/reports/waiting-roles.ts";
import { momentOf } from "#contract/values/karachi-time.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import type { JobStage } from "#contract/workshop/job-tickets.ts";
import { isConnectionError } from "#database/connection-errors.ts";
import { type Executor, read } from "#database/query.ts";
import { hasWaitingPictures } from "#server/catalog/reviews/office-reviews.ts";
import { failedLately } from "#server/notifications/mail/office-mails.ts";
import { textFailedLately } from "#server/notifications/texts/office-texts.ts";
import { toSendConditions } from "#server/order-views/orders-to-send.ts";
import { awaitsConfirmation } from "#server/orders/actions/awaits-confirmation.ts";
import { paymentsToCheck } from "#server/orders/ledger/transfer-claims.ts";
import { goodsBack, waitsForRepair } from "#server/orders/pieces/goods-back.ts";
import { asksToCancel } from "#server/orders/progress/cancel-requests.ts";
import { parcelConditions } from "#server/parcels/list-parcel-work.ts";
import { latePayouts } from "#server/parcels/payouts/list-payouts.ts";
import { listFabric } from "#server/workshop/fabric/list-fabric.ts";
import { jobCondition } from "#server/workshop/list-jobs.ts";
import { remember } from "./remember-count.ts";

/** In SQL: the rows of a list, since when each waits, and until when, where a courier sets a limit. */
type Rule = { rows: RawBuilder<unknown>; since: RawBuilder<unknown>; until?: RawBuilder<unknown> };

const orders = (condition: RawBuilder<unknown>, since: RawBuilder<unknown>): Rule => ({
  rows: sql`orders o where ${condition}`,
  since,
});
const jobs = (stage: JobStage, since: RawBuilder<unknown>) => orders(jobCondition(stage), since);
const parcels = (list: ParcelList, since: RawBuilder<unknown>, until?: RawBuilder<unknown>): Rule => ({
  rows: sql`parcels p join orders o on o.id = p.order_id where ${parcelConditions[list]}`,
  since,
  ...(until && { until }),
});

const ordered = sql`o.created_at`;
const cameBack = sql`coalesce((select max(s.at) from parcel_steps s
  where s.parcel_id = p.id and s.state = 'returned'), p.asked_at)`;

/** Each by the condition of the list that its number opens. */
const rules: Record<Exclude<WaitingKind, "shortFabric">, (adviceHours: number) => Rule> = {
  toConfirm: () => orders(awaitsConfirmation, ordered),
  transfersToCheck: () => ({
    rows: sql`(select order_id, min(at) as at from (${paymentsToCheck}) c group by 1) c`,
    since: sql`c.at`,
  }),
  cancelRequests: () => orders(asksToCancel, sql`o.cancel_asked_at`),
  overdue: () => jobs("overdue", sql`(o.due_on::timestamp at time zone 'Asia/Karachi')`),
  toStart: () => jobs("to-start", sql`coalesce(o.confirmed_at, o.created_at)`),
  toCut: () => jobs("to-cut", sql`o.work_started_at`),
  toPack: () => orders(toSendConditions.pack, sql`coalesce(o.sewn_at, o.confirmed_at, o.created_at)`),
  toBook: () => orders(toSendConditions.book, sql`o.packed_at`),
  bookingRejected: () => parcels("refused", sql`p.asked_at`),
  deliveryFailed: (adviceHours) =>
    parcels(
      "to-answer",
      sql`p.attempted_at`,
      sql`p.attempted_at + ${adviceHours}::double precision * interval '1 hour'`,
    ),
  stillCarried: () => parcels("called-off", sql`p.call_off_at`),
  parcelsBack: () => parcels("returned", cameBack),
  returnsToAnswer: () => ({
    rows: sql`aftercare_requests a where a.state = 'asked'`,
    since: sql`a.created_at`,
  }),
  messages: () => ({ rows: sql`contact_messages m where m.answered_at is null`, since: sql`m.created_at` }),
  reviewPictures: () => ({
    rows: sql`reviews r where ${hasWaitingPictures}`,
    since: sql`(select min(v.at) from review_pictures v where v.review_id = r.id and v.shown_at is null)`,
  }),
  repairs: () => ({ rows: sql`${goodsBack} b where ${waitsForRepair}`, since: sql`b.at` }),
  toGiveBack: () => ({ rows: sql`open_balances b where b.balance < 0`, since: sql`b.placed_at` }),
  latePayouts: () => ({ rows: latePayouts, since: sql`h.at` }),
  failedTexts: () => ({ rows: sql`outgoing_texts t where ${textFailedLately}`, since: sql`t.state_at` }),
  failedMails: () => ({ rows: sql`outgoing_mails m where ${failedLately}`, since: sql`m.given_up_at` }),
};

type Row = { kind: WaitingKind; count: number; since: Date | null; until: Date | null };

/** Dear to count in a large shop: remembered for a while. */
const dear: readonly WaitingKind[] = ["shortFabric", "latePayouts"];

/**
 * All kinds of work of a role with their numbers, those with nothing to do included. A dear one that a busy database
 * has not counted in time is left out, and counted at the next request.
 */
export async function countWaiting(
  executor: Executor,
  role: StaffRole,
  { adviceHours }: { adviceHours: number },
): Promise<WaitingWork[]> {
  const kinds = waitingKinds.filter((kind) => waitingRoles[kind].includes(role));
  const countDear = (kind: WaitingKind) =>
    remember(executor, kind, async () => {
      if (kind === "shortFabric") return countShortFabric(executor);
      const [work] = await countByRules(executor, [kind], adviceHours);
      return work ?? { kind, count: 0, since: null, until: null };
    }).catch((error: unknown) => {
      if (!isConnectionError(error)) throw error;
      return undefined;
    });
  const [quick, slow] = await Promise.all([
    countByRules(
      executor,
      kinds.filter((kind) => !dear.includes(kind)),
      adviceHours,
    ),
    Promise.all(kinds.filter((kind) => dear.includes(kind)).map(countDear)),
  ]);
  const counted = [...quick, ...slow].flatMap((work) => work ?? []);
  const found = new Map(counted.map((work) => [work.kind, work]));
  return kinds.flatMap((kind) => found.get(kind) ?? []);
}

async function countByRules(
  executor: Executor,
  kinds: readonly WaitingKind[],
  adviceHours: number,
): Promise<WaitingWork[]> {
  const counts = kinds
    .filter((kind) => kind !== "shortFabric")
    .map((kind) => {
      const { rows, since, until = sql`null::timestamptz` } = rules[kind](adviceHours);
      return sql`(select ${sql.lit(kind)} as kind, count(*)::integer as count, min(${since}) as since,
        min(${until}) as until from ${rows})`;
    });
  if (counts.length === 0) return [];
  const rows = await read(executor)<Row>`${sql.join(counts, sql` union all `)}`;
  return rows.map(({ kind, count, since, until }) => ({
    kind,
    count,
    since: since?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  }));
}

async function countShortFabric(executor: Executor): Promise<WaitingWork> {
  const short = (await listFabric(executor)).filter((fabric) => fabric.short);
  const [from] = short.flatMap(({ shortFrom }) => shortFrom ?? []).sort();
  return {
    kind: "shortFabric",
    count: short.length,
    since: from === undefined ? null : momentOf(from, 0).toISOString(),
    until: null,
  };
}
