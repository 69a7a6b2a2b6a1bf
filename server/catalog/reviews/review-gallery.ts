import { sql } from "kysely";
import type { Picture } from "#contract/catalog/catalog.ts";
import { getReviewPicture } from "#contract/catalog/review-pictures.ts";
import { type Executor, read } from "#database/query.ts";

/** A page of a product ends its pictures with so many. */
const most = 6;

type Row = { id: string; name: string; width: number; height: number };

/** The newest shown photographs of a product's customers, in the form of its own pictures. */
export async function readReviewGallery(
  executor: Executor,
  productId: string,
): Promise<Record<string, Picture>> {
  const rows = await read(executor)<Row>`
    select p.id, u.name, p.width, p.height
    from reviews r join review_pictures p on p.review_id = r.id join users u on u.id = r.user_id
    where r.product_id = ${productId}::text and r.hidden_at is null and p.shown_at is not null
    order by r.created_at desc, p.at, p.id limit ${sql.lit(most)}`;
  return Object.fromEntries(
    rows.map(({ id, name, width, height }, index) => {
      const key = `customer-${index + 1}`;
      const alt = `Photograph by a customer, ${name}`;
      const urdu = `خریدار کی تصویر، ${name}`;
      const downloadURL = `${getReviewPicture.path}?id=${id}`;
      const caption = { text: `By a customer, ${name}`, urdu: `خریدار، \u2068${name}\u2069` };
      return [key, { downloadURL, name: key, width, height, srcset: "", alt, urdu, caption }];
    }),
  );
}
