import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type {
  listProducts as contract,
  ProductListEntry,
  ProductSort,
} from "#contract/catalog/office-products.ts";
import { fromPriceOf } from "#contract/money/from-price.ts";
import { fewPieces } from "#contract/values/limits.ts";
import type { Database } from "#database/connect.ts";
import { pictureOf, type StoredPicture } from "#server/pictures/picture-of.ts";
import { few, lookupIds } from "#server/platform/queries/lookup-ids.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { codeKey } from "../product-code.ts";
import type { Search } from "../search/search.ts";
import { conditionOfAll } from "../search/search-plan.ts";

const pageSize = 50;

type ProductFilter = z.output<typeof contract.query>;

type Row = {
  id: string;
  name: string;
  product_code: string;
  is_code_twice: boolean;
  category: string;
  price: number;
  sale_price: number;
  fabrics: { price: number }[];
  published: boolean;
  created_at: Date;
  picture: StoredPicture | null;
  stock: ProductListEntry["stock"];
  place: string | number;
};

/** The column of each order, and its encoding in an address (dates as microseconds since 1970) and back. */
const orders = {
  date: {
    column: sql`p.created_at`,
    place: sql`(extract(epoch from p.created_at) * 1000000)::double precision`,
    back: (place: unknown) =>
      sql`timestamptz 'epoch' + ${place}::double precision * interval '1 microsecond'`,
    cursor: z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.string().max(200)]),
  },
  name: {
    column: sql`lower(p.name)`,
    place: sql`lower(p.name)`,
    back: (place: unknown) => sql`${place}::text`,
    cursor: z.tuple([z.string().max(200), z.string().max(200)]),
  },
  price: {
    column: sql`p.from_price`,
    place: sql`p.from_price`,
    back: (place: unknown) => sql`${place}::integer`,
    cursor: z.tuple([z.number().int().min(0).max(2_147_483_647), z.string().max(200)]),
  },
} as const;

function orderOf(sort: ProductSort) {
  if (sort.endsWith("name")) return orders.name;
  return sort.endsWith("price") ? orders.price : orders.date;
}

const stockName = sql`concat_ws(' ', s.size, k.label)`;

export async function listOfficeProducts(
  { kysely, search }: Pick<Database, "kysely"> & { search: Search },
  filter: ProductFilter,
): Promise<{ items: ProductListEntry[]; next: string | null }> {
  const sort = filter.sort ?? "-date";
  const order = orderOf(sort);
  const cursor = filter.after === undefined ? undefined : readCursor(order.cursor, filter.after);
  if (filter.after !== undefined && !cursor) return { items: [], next: null };
  const isDown = sort.startsWith("-");
  const direction = isDown ? sql`desc` : sql`asc`;
  const conditions = [sql`true`, ...filterConditions(filter)];
  if (filter.q) conditions.push(await searchCondition({ kysely, search }, filter.q));
  if (filter.stock) conditions.push(await lowStockCondition({ kysely }));
  if (cursor) {
    const beyond = isDown ? sql`<` : sql`>`;
    conditions.push(sql`(${order.column}, p.id) ${beyond} (${order.back(cursor[0])}, ${cursor[1]}::text)`);
  }
  const { rows } = await sql<Row>`
    select p.id, p.name, p.product_code,
      exists (select from products o where o.id <> p.id
        and product_code_key(o.product_code) = product_code_key(p.product_code)) as is_code_twice, c.name as category, p.price, p.sale_price, p.published, p.created_at,
      ${order.place} as place,
      (select coalesce(json_agg(json_build_object('price', f.price)), '[]')
        from product_fabrics pf join fabrics f on f.id = pf.fabric_id where pf.product_id = p.id) as fabrics,
      (select json_build_object('key', i.key, 'base', i.base, 'widths', i.widths, 'width', i.width,
        'height', i.height) from product_images i where i.product_id = p.id and i.key = 'primary') as picture,
      (select json_build_object('pieces', sum(s.pieces),
          'soldOut', coalesce(json_agg(${stockName} order by array_position(p.sizes, s.size), k.label)
            filter (where s.pieces = 0), '[]'),
          'fewLeft', coalesce(json_agg(${stockName} order by array_position(p.sizes, s.size), k.label)
            filter (where s.pieces between 1 and ${fewPieces}), '[]'))
        from product_stock s left join colors k on k.id = s.color_id where s.product_id = p.id having count(*) > 0) as stock
    from products p join categories c on c.id = p.category_id
    where ${sql.join(conditions, sql` and `)}
    order by ${order.column} ${direction}, p.id ${direction}
    limit ${pageSize + 1}`.execute(kysely);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = rows.length > pageSize && last ? makeCursor([last.place, last.id]) : null;
  return { items: shown.map(toEntry), next };
}

function filterConditions({ category, state }: ProductFilter): RawBuilder<unknown>[] {
  return [
    ...(category ? [sql`p.category_id = ${category}::uuid`] : []),
    ...(state === "published" ? [sql`p.published`] : []),
    ...(state === "hidden" ? [sql`not p.published`] : []),
  ];
}

async function searchCondition(
  { kysely, search }: Pick<Database, "kysely"> & { search: Search },
  typed: string,
): Promise<RawBuilder<unknown>> {
  const understood = await search.understand(typed);
  const words = understood && conditionOfAll(understood.reading, sql`p.id`);
  // The whole pattern is one value, so that the planner sees its prefix.
  const code = `${typed.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const byCode = sql`(lower(p.product_code) like ${code} or product_code_key(p.product_code) = ${codeKey(typed)})`;
  const condition = words ? sql`((${words}) or ${byCode})` : byCode;
  const ids = await lookupIds({ kysely }, { table: "products", as: "p", condition });
  return ids ? sql`p.id = any (${ids}::text[])` : condition;
}

/** As with a search, PostgreSQL cannot estimate that few rows match. */
async function lowStockCondition({ kysely }: Pick<Database, "kysely">): Promise<RawBuilder<unknown>> {
  const isLow = sql`s.pieces <= ${sql.lit(fewPieces)}`;
  const { rows } = await sql<{ product_id: string }>`
    select distinct s.product_id from product_stock s where ${isLow} limit ${few + 1}`.execute(kysely);
  return rows.length > few
    ? sql`exists (select from product_stock s where s.product_id = p.id and ${isLow})`
    : sql`p.id = any (${rows.map(({ product_id }) => product_id)}::text[])`;
}

function toEntry(row: Row): ProductListEntry {
  return {
    id: row.id,
    name: row.name,
    product_code: row.product_code,
    isCodeTwice: row.is_code_twice,
    category: row.category,
    price: row.price,
    sale_price: row.sale_price,
    ...fromPriceOf({ ...row, fabric_type: row.fabrics }),
    isPublished: row.published,
    createdAt: row.created_at.toISOString(),
    picture: row.picture && pictureOf(row.picture),
    stock: row.stock,
  };
}
