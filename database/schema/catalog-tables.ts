import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type CategoriesTable = { id: string; name: string; name_ur: Generated<string>; position: number };
export type ColorsTable = {
  id: string;
  label: string;
  label_ur: Generated<string>;
  value: string;
  position: number;
};
export type ThreadsTable = {
  id: string;
  name: string;
  name_ur: Generated<string>;
  value: string;
  position: number;
};
export type FabricsTable = {
  id: string;
  name: string;
  name_ur: Generated<string>;
  grams: ColumnType<number | null, number | null | undefined, number | null>;
  opacity: ColumnType<string | null, string | null | undefined, string | null>;
  weave: Generated<string>;
  weave_ur: Generated<string>;
  content: Generated<string>;
  content_ur: Generated<string>;
  care: Generated<string>;
  care_ur: Generated<string>;
  price: number;
  position: number;
};
export type ChargesTable = {
  position: number;
  id: string;
  name: string;
  amount: number;
  is_per_part: Generated<boolean>;
  second_line: Generated<number>;
};

export type GarmentTypesTable = {
  id: string;
  name: string;
  name_ur: Generated<string>;
  sizes: string[];
  working_days: ColumnType<number | null, number | null | undefined, number | null>;
  custom_working_days: ColumnType<number | null, number | null | undefined, number | null>;
  position: number;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type GarmentPartsTable = {
  garment_type: string;
  name: string;
  name_ur: Generated<string>;
  position: number;
  measurements: string[];
  size_tables: Generated<unknown>;
  metres: Generated<unknown>;
};

export type SizeChartsTable = {
  id: string;
  name: string;
  name_ur: Generated<string>;
  url: string;
  width: number;
  height: number;
  position: number;
  upload_id: ColumnType<string | null, string | null | undefined, string | null>;
};

export type ProductsTable = {
  id: string;
  name: string;
  name_ur: Generated<string>;
  category_id: string;
  price: number;
  /** The price a shopper pays now; maintained by the database from the offer and its times. */
  sale_price: Generated<number>;
  sale_offer: Generated<number>;
  sale_starts_at: MaybeMoment;
  sale_ends_at: MaybeMoment;
  sale_changes_at: MaybeMoment;
  /** The smallest surcharge of its fabrics; maintained by the database. */
  cheapest_fabric: Generated<number>;
  /** Price of its cheapest choice (contract/money/from-price.ts). */
  from_price: ColumnType<number, never, never>;
  product_code: string;
  /** Another product had this code before it, when that was possible. */
  is_code_twin: Generated<boolean>;
  hs_code: Generated<string>;
  description: string;
  description_ur: Generated<string>;
  sizes: string[];
  name_engraving: boolean;
  garment_type: ColumnType<string | null, string | null | undefined, string | null>;
  published: Generated<boolean>;
  /** Until it is published for the first time, the id of a copy is made of its name. */
  address_follows_name: Generated<boolean>;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  average_rating: ColumnType<string, never, never>;
  is_search_stale: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | string | undefined, never>;
};

/**
 * The columns that a search reads; maintained by the database, except its words (database/search/refresh-search.ts).
 */
export type ProductSearchTable = Pick<
  ProductsTable,
  "id" | "category_id" | "sizes" | "from_price" | "average_rating"
> & {
  garment_type: string | null;
  published: boolean;
  sale_price: number;
  review_count: number;
  created_at: Date;
  search_head: string;
  search: string;
  /** The same for products that differ in no filter of lists but the price. */
  facet_key: string | null;
};

export type ProductColorsTable = { product_id: string; color_id: string; position: number };
export type ProductFabricsTable = { product_id: string; fabric_id: string; position: number };

export type ProductTrouserOptionsTable = {
  id: string;
  product_id: string;
  name: string;
  selected: boolean;
  position: number;
};

export type TrouserNamesTable = { name: string; name_ur: string };

export type ProductImagesTable = {
  product_id: string;
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  position: number;
  upload_id: ColumnType<string | null, string | null | undefined, string | null>;
  alt: Generated<string>;
  alt_ur: Generated<string>;
  caption: Generated<string>;
  caption_ur: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
};

export type ProductRelationsTable = { product_id: string; related_id: string; position: number };

export type ProductStockTable = {
  id: Generated<string>;
  product_id: string;
  size: string;
  color_id: string | null;
  pieces: number;
};

export type FabricStockTable = {
  id: Generated<string>;
  fabric_id: string;
  color_id: string;
  metres: Generated<number>;
};

export type FabricMovementsTable = {
  id: string;
  cloth_id: string;
  metres: number;
  reason: string;
  order_id: string | null;
  item_id: string | null;
  joined_work_at: Date | null;
  staff_id: string;
  created_at: CreatedAt;
};

export type ProductImportsTable = {
  id: string;
  name: string;
  staff_id: string;
  at: CreatedAt;
  created: Generated<number>;
  changed: Generated<number>;
  undone_at: Date | null;
};

export type ProductImportRowsTable = {
  import_id: string;
  product_id: string;
  before: unknown;
  version: string;
  is_undone: Generated<boolean>;
};

export type UploadsTable = {
  id: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  bytes: number;
  is_in_orders: Generated<boolean>;
  created_at: CreatedAt;
};

export type SearchWordsTable = { word: string; variants: string[]; is_name: Generated<boolean> };

/** Words that searches take for the same (server/catalog/search/thesaurus.ts). */
export type SynonymGroupsTable = {
  id: string;
  name: string;
  kind: string;
  words: string[];
  finds: string[];
  created_at: CreatedAt;
};

export type CatalogVersionTable = { id: Generated<boolean>; version: Generated<number> };

export type OptionsTable = {
  id: string;
  kind: string;
  name: string;
  name_ur: Generated<string>;
  charge: Generated<number>;
  setup_charge: Generated<number>;
  is_required: Generated<boolean>;
  max_length: ColumnType<number | null, number | null | undefined, number | null>;
  thread_id: ColumnType<string | null, string | null | undefined, string | null>;
  excludes: Generated<string[]>;
  is_hidden: Generated<boolean>;
  is_tracked: Generated<boolean>;
  is_grouped: Generated<boolean>;
  position: number;
};

export type OptionValuesTable = {
  option_id: string;
  id: string;
  name: string;
  name_ur: Generated<string>;
  picture_id: ColumnType<string | null, string | null | undefined, string | null>;
  color: ColumnType<string | null, string | null | undefined, string | null>;
  charge: Generated<number>;
  is_hidden: Generated<boolean>;
  position: number;
};

export type OptionOffersTable = {
  option_id: string;
  garment_type: ColumnType<string | null, string | null | undefined, never>;
  product_id: ColumnType<string | null, string | null | undefined, never>;
};
