import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { namesOf } from "#contract/cart/item-names.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { reason } from "#contract/values/reason.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst, write, writeFirst } from "#database/query.ts";
import { createRedrawing } from "#server/pictures/redraw.ts";
import type { ItemUnavailable } from "#server/pricing/price-items.ts";

/** Pixels: enough for the digitiser to follow the edges of a logo. */
const largestWidth = 1400;
const shape = { leastWidth: 200, longest: 6 };
/** Bytes of a stored picture; a check on the column has the same number. */
const largestPicture = 1_500_000;
/** Of all pictures together, so that uploads cannot fill the disk. */
const quota = 2 * 1024 ** 3;
/** Days until an unordered picture is deleted: the likely life of a cart. */
const daysUnordered = 30;

const redraw = createRedrawing({ largestWidth, shape, quality: 85, largestPicture });

export async function storeOptionPicture(
  pool: pg.Pool,
  file: Buffer,
): Promise<{ outcome: "kept"; picture: string } | { outcome: "unreadable" | "too-large" | "no-room" }> {
  return redraw(file, async (picture) => {
    const row = await writeFirst(pool)<{ id: string }>`
      insert into option_pictures (id, picture) select ${randomUUID()}::uuid, ${picture}::bytea
      where (select coalesce(sum(octet_length(picture)), 0) from option_pictures) < ${quota}::bigint
      returning id`;
    return row ? { outcome: "kept", picture: row.id } : { outcome: "no-room" };
  });
}

export async function readOptionPicture(pool: pg.Pool, id: string): Promise<Buffer | undefined> {
  const found = await readFirst(pool)<{ picture: Buffer }>`
    select picture from option_pictures where id = ${id}::uuid`;
  return found?.picture;
}

export async function findLostPicture(
  executor: Executor,
  items: readonly Pick<LineItem, "name" | "urdu" | "options">[],
): Promise<ItemUnavailable | undefined> {
  const asked = items.flatMap(({ options = [], ...item }, index) =>
    options
      // An ordered picture without its file was erased on purpose.
      .filter(({ kind, value }) => kind === "picture" && value !== "")
      .map((option) => ({ index, item, option })),
  );
  if (asked.length === 0) return undefined;
  const ids = [...new Set(asked.map(({ option }) => option.value))].sort();
  // Touch the pictures, so that none is deleted before the order is stored.
  const changed = await write(executor)<{ id: string }>`
    update option_pictures set at = now() where id = any(${ids}::uuid[]) returning id`;
  const known = new Set(changed.map(({ id }) => id));
  const lost = asked.find(({ option }) => !known.has(option.value));
  if (!lost) return undefined;
  const { index, item, option } = lost;
  const named = { name: option.name, urdu: option.urdu ?? "" };
  return {
    outcome: "item-unavailable",
    item: `items.${index}`,
    sentence: reason("ITEM_PICTURE_GONE", { place: index + 1, ...namesOf(item), option: named }),
  };
}

/** In SQL, of a picture `p`: neither an order nor a value of an option has it. */
const isFree = sql`not exists (select from order_item_options c where c.picture_id = p.id)
  and not exists (select from option_values v where v.picture_id = p.id)`;

export async function deleteUnusedOptionPictures({ pool }: Pick<Database, "pool">): Promise<number> {
  const changed = await write(pool)<{ id: string }>`
    delete from option_pictures p where p.at < now() - make_interval(days => ${daysUnordered}::integer)
      and ${isFree} returning p.id`;
  return changed.length;
}

export async function picturesOf(executor: Executor, orderIds: readonly string[]): Promise<string[]> {
  const found = await read(executor)<{ id: string }>`
    select distinct c.picture_id as id from order_item_options c join order_items i on i.id = c.item_id
    where i.order_id = any(${orderIds}::uuid[]) and c.picture_id is not null`;
  return found.map(({ id }) => id);
}

export async function deleteUnlessOrdered(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await write(executor)`
      delete from option_pictures p where p.id = any(${ids}::uuid[])
        and ${isFree}`;
  }
}
