import { sql } from "kysely";
import type { ChosenPicture } from "#contract/back-office/products.ts";
import { frontKey } from "#contract/front-picture.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

/** A row of `product_images`, but for its product. */
export type PictureRow = {
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  position: number;
  upload_id: string | null;
  alt: string;
  focus_x: number;
  focus_y: number;
};

type KnownPicture = Pick<PictureRow, "base" | "widths" | "width" | "height" | "upload_id"> & {
  key: string | null;
};

const selectKnown = namedQuery(
  "find-pictures-for-product",
  (param: Param<{ id: string; bases: readonly string[] }>) => sql<KnownPicture>`
    select key, base, widths, width, height, upload_id from product_images where product_id = ${param("id")}
    union all
    select null, u.base, u.widths, u.width, u.height, u.id from uploads u
    where u.base = any (${param("bases")}::text[])
      and not exists (select from product_images i where i.product_id = ${param("id")} and i.upload_id = u.id)`,
);

/**
 * The pictures of a product in their order, with the keys by which the shop finds them: the first that shows no color is
 * `primary`, those that show one are its fronts, the others are further views. Undefined when one of them is neither the
 * product's already nor uploaded.
 */
export async function arrangePictures(
  executor: Executor,
  productId: string,
  chosen: readonly ChosenPicture[],
): Promise<PictureRow[] | undefined> {
  const known = await selectKnown.run(executor, { id: productId, bases: chosen.map(({ base }) => base) });
  const byBase = new Map(known.map((picture) => [picture.base, picture]));
  const keys = keysOf(chosen, byBase);
  const rows = chosen.flatMap(({ base, alt, focusX, focusY }, position) => {
    const picture = byBase.get(base);
    if (!picture) return [];
    const { widths, width, height, upload_id } = picture;
    const key = keys[position] ?? "";
    return [{ key, base, widths, width, height, position, upload_id, alt, focus_x: focusX, focus_y: focusY }];
  });
  return rows.length === chosen.length ? rows : undefined;
}

/** A view keeps the name it has, unless it was, or becomes, the first one. */
function keysOf(chosen: readonly ChosenPicture[], known: ReadonlyMap<string, KnownPicture>): string[] {
  const taken = new Set<string>();
  const first = chosen.findIndex(({ color }) => color === "");
  return chosen.map(({ base, color, trouser }, index) => {
    if (color !== "") return frontKey(color, trouser || undefined);
    const key = index === first ? "primary" : viewKey(known.get(base)?.key, taken);
    taken.add(key);
    return key;
  });
}

function viewKey(before: string | null | undefined, taken: ReadonlySet<string>): string {
  if (before && before !== "primary" && !before.startsWith("front-") && !taken.has(before)) return before;
  for (let number = 2; ; number += 1) {
    const key = `view-${number}`;
    if (!taken.has(key)) return key;
  }
}
