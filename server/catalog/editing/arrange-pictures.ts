import { isDeepStrictEqual } from "node:util";
import { frontKey } from "#contract/catalog/front-picture.ts";
import type { ChosenPicture } from "#contract/catalog/office-products.ts";
import { type Executor, read } from "#database/query.ts";

export type PictureRow = {
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  position: number;
  upload_id: string | null;
  alt: string;
  alt_ur: string;
  caption: string;
  caption_ur: string;
  focus_x: number;
  focus_y: number;
};

type KnownPicture = Pick<PictureRow, "base" | "widths" | "width" | "height" | "upload_id"> & {
  key: string | null;
};

type FoundPicture = KnownPicture &
  Pick<PictureRow, "position" | "alt" | "alt_ur" | "caption" | "caption_ur" | "focus_x" | "focus_y"> & {
    id: string;
  };

type Chosen = { id: string; pictures: readonly ChosenPicture[] };

export type ArrangedPictures = {
  rows: PictureRow[];
  isAsBefore: boolean;
};

/**
 * The pictures of some products in their order, with the keys by which the shop finds them: the first without a color
 * is `primary`, those with one are its fronts, the others further views. Undefined for a product with a picture that
 * is neither its own nor uploaded.
 */
export async function arrangePictures(
  executor: Executor,
  products: readonly Chosen[],
): Promise<(ArrangedPictures | undefined)[]> {
  const wanted = products.flatMap(({ id, pictures }) => pictures.map(({ base }) => ({ id, base })));
  const found = await read(executor)<FoundPicture>`
    select product_id as id, key, base, widths, width, height, upload_id, position, alt, alt_ur, caption,
      caption_ur, focus_x, focus_y
    from product_images where product_id = any (${products.map(({ id }) => id)}::text[])
    union all
    select wanted.id, null, u.base, u.widths, u.width, u.height, u.id, 0, '', '', '', '', 0, 0
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id text, base text)
    join uploads u on u.base = wanted.base
    where not exists (select from product_images i where i.product_id = wanted.id and i.upload_id = u.id)`;
  const known = new Map(products.map(({ id }) => [id, [] as FoundPicture[]]));
  for (const picture of found) known.get(picture.id)?.push(picture);
  return products.map(({ id, pictures }) => arrange(known.get(id) ?? [], pictures));
}

function arrange(
  found: readonly FoundPicture[],
  chosen: readonly ChosenPicture[],
): ArrangedPictures | undefined {
  const byBase = new Map(found.map((picture) => [picture.base, picture]));
  const keys = keysOf(chosen, byBase);
  const rows = chosen.flatMap(
    ({ base, alt, altUrdu, caption = "", captionUrdu = "", focusX, focusY }, position) => {
      const picture = byBase.get(base);
      if (!picture) return [];
      const { widths, width, height, upload_id } = picture;
      const key = keys[position] ?? "";
      return [
        {
          key,
          base,
          widths,
          width,
          height,
          position,
          upload_id,
          alt,
          alt_ur: altUrdu,
          caption,
          caption_ur: captionUrdu,
          focus_x: focusX,
          focus_y: focusY,
        },
      ];
    },
  );
  if (rows.length < chosen.length) return undefined;
  const before = found
    .filter(({ key }) => key !== null)
    .sort((one, other) => one.position - other.position)
    .map(({ id: _id, ...row }) => row);
  return { rows, isAsBefore: isDeepStrictEqual(rows, before) };
}

/** A view retains its name unless it was, or becomes, the first one. */
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
