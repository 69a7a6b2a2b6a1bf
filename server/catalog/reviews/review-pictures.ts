import { randomUUID } from "node:crypto";
import type { OwnReviewing } from "#contract/catalog/review-pictures.ts";
import { reviewPictureCount } from "#contract/values/limits.ts";
import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { createRedrawing } from "#server/pictures/redraw.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { readDelivered } from "./delivered-to.ts";

/** Pixels of the longest side that pages show. */
const largestWidth = 1280;
const shape = { leastWidth: 200, longest: 4 };
/** Bytes of one stored picture; the column has the same limit. */
const largestPicture = 3_000_000;

/** Bytes of all pictures together, so that endless reviews cannot fill the disk. */
const quota = 2 * 1024 ** 3;

const redraw = createRedrawing({ largestWidth, shape, quality: 72, largestPicture });

export type SentReviewPicture = {
  outcome: "kept" | "unknown" | "enough" | "unreadable" | "too-large" | "no-room";
};

type Author = { reviewId: string; userId: string };

/** Stores one for the review of its author, who alone sees it until staff show it. */
export async function storeReviewPicture(
  executor: Executor,
  author: Author,
  file: Buffer,
): Promise<SentReviewPicture> {
  // Nothing is decoded for a review that is not theirs.
  if (!isUuid(author.reviewId) || !(await isTheirs(executor, author))) return { outcome: "unknown" };
  return redraw(file, async (picture, { width, height }): Promise<SentReviewPicture> => {
    const row = await writeFirst(executor)<{ isTheirs: boolean; hasEnough: boolean; isKept: boolean }>`
      with theirs as (
        select r.id, (select count(*) from review_pictures p where p.review_id = r.id)
          >= ${reviewPictureCount}::integer as has_enough
        from reviews r where r.id = ${author.reviewId}::uuid and r.user_id = ${author.userId}::uuid for update
      ), kept as (
        insert into review_pictures (id, review_id, width, height, picture)
        select ${randomUUID()}::uuid, id, ${width}::integer, ${height}::integer, ${picture}::bytea from theirs
        where not has_enough
          and (select coalesce(sum(octet_length(picture)), 0) from review_pictures) < ${quota}::bigint
        returning id
      )
      select exists (select from theirs) as "isTheirs", exists (select from theirs where has_enough) as "hasEnough",
        exists (select from kept) as "isKept"`;
    if (row?.isKept) return { outcome: "kept" };
    if (row?.hasEnough) return { outcome: "enough" };
    return { outcome: row?.isTheirs ? "no-room" : "unknown" };
  });
}

async function isTheirs(executor: Executor, { reviewId, userId }: Author): Promise<boolean> {
  const found = await readFirst(executor)<{ id: string }>`
    select id from reviews where id = ${reviewId}::uuid and user_id = ${userId}::uuid`;
  return found !== undefined;
}

/** False unless it is of a review of theirs. */
export async function deleteReviewPicture(executor: Executor, id: string, userId: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const gone = await write(executor)<{ id: string }>`
    delete from review_pictures p using reviews r
    where p.id = ${id}::uuid and r.id = p.review_id and r.user_id = ${userId}::uuid returning p.id`;
  return gone.length === 1;
}

type Found = { picture: Buffer; isShown: boolean };

/** One that the shop shows, or one of the customer's own. */
export async function readReviewPicture(
  executor: Executor,
  id: string,
  userId: string | undefined,
): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  return readFirst(executor)<Found>`
    select p.picture, p.shown_at is not null and r.hidden_at is null as "isShown"
    from review_pictures p join reviews r on r.id = p.review_id
    where p.id = ${id}::uuid
      and (p.shown_at is not null and r.hidden_at is null or r.user_id = ${userId ?? null}::uuid)`;
}

/** For staff, who decide whether it is shown. */
export async function readAnyReviewPicture(executor: Executor, id: string): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await readFirst(executor)<{ picture: Buffer }>`
    select picture from review_pictures where id = ${id}::uuid`;
  return found?.picture;
}

export async function readOwnReviewing(
  executor: Executor,
  asked: { userId: string; productId: string },
): Promise<OwnReviewing> {
  const own = await readFirst(executor)<Pick<OwnReviewing, "pictures"> & { id: string }>`
    select r.id, (select coalesce(json_agg(json_build_object('id', p.id, 'isShown', p.shown_at is not null)
        order by p.at, p.id), '[]')
      from review_pictures p where p.review_id = r.id) as pictures
    from reviews r where r.user_id = ${asked.userId}::uuid and r.product_id = ${asked.productId}::text`;
  const delivered = await readDelivered(executor, asked);
  return { review: own?.id ?? null, ...delivered, pictures: own?.pictures ?? [] };
}
