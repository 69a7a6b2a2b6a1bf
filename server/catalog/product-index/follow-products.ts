import { setInterval } from "node:timers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { CatalogVersion } from "#server/platform/cache/catalog-version.ts";
import type { FailureWatch } from "#server/platform/jobs/failure-board.ts";
import type { WatchedCache } from "#server/platform/metrics/metrics.ts";
import { type IndexedProduct, ProductIndex } from "./product-index.ts";

export type IndexedProducts = WatchedCache & {
  /**
   * The published products as they are now, to be asked at once and not kept; undefined while they are being read, which after the
   * start takes a second for each 20,000.
   */
  current(): Promise<ProductIndex | undefined>;
  ready(): Promise<void>;
  stop(): void;
};

/** So few that no request waits long for the one who reads them. */
const batch = 300;
/** Changes are taken over when somebody asks, and so often where nobody does. */
const interval = 1_000;

export function followProducts(
  executor: Executor,
  version: Pick<CatalogVersion, "current" | "productsChangedSince">,
  failures: FailureWatch,
): IndexedProducts {
  let index: ProductIndex | undefined;
  let followedTo = 0;
  let reading: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let isStopped = false;
  const lookups = { kept: 0, made: 0 };

  async function readAll(): Promise<void> {
    index = undefined;
    const from = version.current();
    const read = new ProductIndex();
    let next = selectAfter.run(executor, { last: "", batch });
    for (let rows = await next; rows.length > 0 && !isStopped; rows = await next) {
      // While these are taken over, the database reads on.
      next = selectAfter.run(executor, { last: rows.at(-1)?.id ?? "", batch });
      // Its failure is met when it is awaited.
      next.catch(() => {});
      read.add(rows.map(toIndexed));
      await nextTurn();
    }
    if (isStopped) return;
    await read.sort(nextTurn);
    // What changed meanwhile was read before or after that.
    followedTo = from;
    index = read;
  }

  /** Brings the index to the version of the catalogue; reads everything where it is not known what has changed. */
  async function follow(): Promise<void> {
    const target = version.current();
    const changed = index && version.productsChangedSince(followedTo);
    if (!index || !changed) {
      startReading();
      return;
    }
    if (changed.size > 0) {
      const ids = [...changed];
      const rows = await selectThese.run(executor, { ids: JSON.stringify(ids) });
      const now = new Map(rows.map((row) => [row.id, toIndexed(row)]));
      index.change(new Map(ids.map((id) => [id, now.get(id)])));
    }
    followedTo = target;
  }

  function startReading(): void {
    reading ??= readAll()
      .then(failures.over, failures.met)
      .finally(() => {
        reading = undefined;
      });
  }

  async function upToDate(): Promise<ProductIndex | undefined> {
    while (index && followedTo < version.current()) {
      following ??= follow().finally(() => {
        following = undefined;
      });
      await following;
    }
    if (!index) startReading();
    return index;
  }

  startReading();
  const timer = setInterval(() => void upToDate().catch(failures.met), interval);
  timer.unref();
  return {
    lookups,
    get size() {
      return index?.size ?? 0;
    },
    current: async () => {
      const found = await upToDate();
      lookups[found ? "kept" : "made"] += 1;
      return found;
    },
    ready: async () => {
      while (!(await upToDate())) await reading;
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

type Row = {
  id: string;
  from_price: number;
  rating: number;
  review_count: number;
  created_at: number;
  category: string;
  garment_type: string | null;
  is_on_sale: boolean;
  sizes: string[];
  colors: string;
  fabrics: string;
  words: string;
};

// Lists of ids and words come as one text each, which is read five times as fast as an array.
const columns = sql`s.id, s.from_price, (s.average_rating * 10)::integer as rating, s.review_count,
    (extract(epoch from s.created_at) * 1000000)::float8 as created_at,
    s.category_id as category, s.garment_type, s.sale_price > 0 as is_on_sale, s.sizes,
    (select coalesce(string_agg(color_id::text, ' '), '') from product_colors where product_id = s.id) as colors,
    (select coalesce(string_agg(fabric_id::text, ' '), '') from product_fabrics where product_id = s.id) as fabrics,
    s.search::text as words
  from product_search s`;

const selectAfter = namedQuery(
  "read-indexed-products",
  (param: Param<{ last: string; batch: number }>) => sql<Row>`
    select ${columns}
    where s.published and s.id > ${param("last")} order by s.id limit ${param("batch")}`,
);

const selectThese = namedQuery(
  "read-changed-products",
  (param: Param<{ ids: string }>) => sql<Row>`
    select ${columns}
    where s.published and s.id in (select jsonb_array_elements_text(${param("ids")}::jsonb))`,
);

function toIndexed(row: Row): IndexedProduct {
  return {
    id: row.id,
    fromPrice: row.from_price,
    rating: row.rating,
    reviewCount: row.review_count,
    createdAt: row.created_at,
    values: {
      category: [row.category],
      garmentType: row.garment_type === null ? [] : [row.garment_type],
      color: wordsIn(row.colors),
      fabric: wordsIn(row.fabrics),
      size: [...new Set(row.sizes)],
      wish: row.is_on_sale ? ["sale"] : [],
      // Codes are as many as products: these the database finds itself.
      word: lexemesIn(row.words).filter((word) => !word.startsWith("k:")),
    },
  };
}

/** Of a tsvector as text, `'a:cap' 'b:red'`, of words that consist of letters and digits. */
function lexemesIn(text: string): string[] {
  return text === "" ? [] : text.slice(1, -1).split("' '");
}

function wordsIn(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}
