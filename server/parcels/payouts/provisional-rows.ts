import { sql } from "kysely";
import { type Executor, read, write } from "#database/query.ts";
import { addsUp, type PayoutRow, tolerance } from "./statement.ts";

function selectFirm(executor: Executor, courier: string, numbers: readonly string[]) {
  return read(executor)<{ tracking_number: string }>`
    select distinct tracking_number from payout_rows where courier = ${courier} and kind = 'delivered'
      and not is_provisional and tracking_number = any(${numbers}::text[])
      and abs(cod - fee - fee_tax - income_tax - sales_tax - net) <= ${sql.lit(tolerance)}`;
}

type Arriving<Row extends PayoutRow> = {
  courier: string;
  rows: readonly Row[];
  file: readonly PayoutRow[];
  staffId: string;
};

/**
 * Of rows that arrive those that count. A row that tells the taxes of a parcel takes the place of one that does not,
 * whichever comes first: what that had entered is undone in the ledger, and it is no row any more, so that sums have
 * each parcel once.
 */
export async function withoutReplaced<Row extends PayoutRow>(
  transaction: Executor,
  { courier, rows, file, staffId }: Arriving<Row>,
): Promise<Row[]> {
  const firm = new Set(file.filter(isFirm).map(({ trackingNumber }) => trackingNumber));
  const replaced = await read(transaction)<{ id: string }>`
    select id::text from payout_rows where courier = ${courier} and is_provisional
      and tracking_number = any(${[...firm]}::text[])`;
  if (replaced.length > 0) {
    const ids = replaced.map(({ id }) => id);
    await write(transaction)`
      insert into order_ledger (order_id, kind, amount, cause, how, day, reference, undoes, actor)
      select l.order_id, l.kind, -l.amount, l.cause, l.how, l.day, l.reference, l.id, ${staffId}::text
      from payout_rows r join payout_statements s on s.id = r.statement_id
      join order_ledger l on l.order_id = r.order_id and l.kind = 'received' and l.undoes is null
        and l.reference = s.number || '/' || r.tracking_number || '/' || r.id
      where r.id = any(${ids}::bigint[]) and r.entered_at is not null`;
    await write(transaction)`delete from payout_rows where id = any(${ids}::bigint[])`;
  }
  const provisional = rows.filter(({ isProvisional }) => isProvisional);
  const numbers = provisional.map(({ trackingNumber }) => trackingNumber);
  for (const { tracking_number } of await selectFirm(transaction, courier, numbers))
    firm.add(tracking_number);
  return rows.filter(({ isProvisional, trackingNumber }) => !isProvisional || !firm.has(trackingNumber));
}

function isFirm(row: PayoutRow): boolean {
  return row.kind === "delivered" && !row.isProvisional && addsUp(row);
}
