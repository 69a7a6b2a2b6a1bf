import { sql } from "kysely";
import type pg from "pg";
import type { OfficeMail } from "#contract/notifications/mails.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isEmptied } from "#server/platform/jobs/mail-kinds.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { recordChange } from "#server/staff/record-change.ts";
import { readMail } from "./office-mails.ts";
import { lease } from "./outgoing-mails.ts";

export type Resent = { outcome: "queued"; mail: OfficeMail } | { outcome: "unknown" | "code" | "on-its-way" };

/** Retries the same mail: one event stays one mail. */
export async function resendMail(
  { pool, staff }: { pool: pg.Pool; staff: Pick<StaffMember, "id"> },
  id: string,
): Promise<Resent> {
  if (!isUuid(id)) return { outcome: "unknown" };
  return withTransaction<Resent>(pool, async (client) => {
    const before = await readMail(client, id);
    if (!before) return { outcome: "unknown" };
    if (!before.isResendable) return { outcome: "code" };
    // A mail with a current lease is left alone, to avoid duplicates. The tries count on, so that a dead process's
    // claim stays void.
    const changed = await write(client)<{ id: string }>`
      update outgoing_mails set sent_at = null, given_up_at = null, last_error = null, next_attempt_at = now()
      where id = ${id}::uuid and not ${isEmptied}
        and (sent_at is not null or given_up_at is not null
          or next_attempt_at > now() + interval '${sql.lit(lease)} seconds')
      returning id`;
    if (changed.length === 0) return { outcome: "on-its-way" };
    const mail = await readMail(client, id);
    if (!mail) throw new Error("A mail was gone while it was queued.");
    await recordChange(client, {
      staff,
      action: "mail.resend",
      subject: { kind: "mail", id },
      before: { state: before.state, sentAt: before.sentAt },
      after: { state: mail.state, sentAt: mail.sentAt },
    });
    return { outcome: "queued", mail };
  });
}
