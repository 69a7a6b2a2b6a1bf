import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { OfficeReview } from "#contract/catalog/office-reviews.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { AuditAction } from "#server/staff/audit-sentences.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { readOfficeReview } from "./office-reviews.ts";

const setReply = (executor: Executor, reply: string | null, id: string) => write(executor)`
  update reviews set reply = ${reply}::text, replied_at = case when ${reply}::text is not null then now() end
  where id = ${id}::uuid`;

export function hideReview(
  office: StaffContext,
  id: string,
  isHidden: boolean,
): Promise<OfficeReview | undefined> {
  const action = isHidden ? "review.hide" : "review.show";
  return changeReview(office, id, action, async (client, before) => {
    if (before.isHidden !== isHidden) {
      // One statement, so the product's count and sum stay consistent with its shown reviews.
      await write(client)`
        with changed as (
          update reviews set hidden_at = case when ${isHidden}::boolean then now() end
          where id = ${id}::uuid and (hidden_at is not null) <> ${isHidden}::boolean
          returning product_id, case when ${isHidden}::boolean then -1 else 1 end as step, rating
        )
        update products set review_count = review_count + step, rating_sum = rating_sum + step * rating
        from changed where products.id = changed.product_id`;
    }
  });
}

export function replyToReview(
  office: StaffContext,
  id: string,
  reply: string,
): Promise<OfficeReview | undefined> {
  return changeReview(office, id, "review.reply", async (client, before) => {
    if (before.reply !== reply) await setReply(client, reply === "" ? null : reply, id);
  });
}

/** Lets a photograph into the shop, or deletes it for good; undefined if it is gone. */
export async function decideReviewPicture(
  office: StaffContext,
  id: string,
  decision: "show" | "delete",
): Promise<OfficeReview | undefined> {
  if (!isUuid(id)) return undefined;
  const picture = await readFirst(office.pool)<{ review: string }>`
    select review_id as review from review_pictures where id = ${id}::uuid`;
  if (!picture) return undefined;
  const action = decision === "show" ? "review.showPicture" : "review.deletePicture";
  return changeReview(office, picture.review, action, async (client) => {
    if (decision === "delete") await write(client)`delete from review_pictures where id = ${id}::uuid`;
    else {
      await write(client)`
        update review_pictures set shown_at = now() where id = ${id}::uuid and shown_at is null`;
    }
  });
}

async function changeReview(
  { pool, staff }: StaffContext,
  id: string,
  action: AuditAction,
  change: (client: pg.PoolClient, before: OfficeReview) => Promise<void>,
): Promise<OfficeReview | undefined> {
  if (!isUuid(id)) return undefined;
  return withTransaction(pool, async (client) => {
    await read(client)<{ id: string }>`
      select id from reviews where id = ${id}::uuid for no key update`;
    const before = await readOfficeReview(client, id);
    if (!before) return undefined;
    await change(client, before);
    const after = await readOfficeReview(client, id);
    if (!after) throw new Error("A review was gone while it was changed.");
    const [was, is] = [facts(before), facts(after)];
    if (before.reply === after.reply && isDeepStrictEqual(was, is)) return after;
    const subject = { kind: "review", id };
    await recordChange(client, { staff, action, subject, before: was, after: is });
    return after;
  });
}

function facts({ isHidden, reply, pictures }: OfficeReview) {
  const shown = pictures.filter(({ isShown }) => isShown).length;
  return { isHidden, isAnswered: reply !== "", pictures: pictures.length, shownPictures: shown };
}
