import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

export type CategoriesTable = { id: string; name: string; position: number };
export type ColorsTable = { id: string; label: string; value: string; position: number };
export type FabricsTable = { id: string; name: string; price: number; position: number };
export type ChargesTable = { position: number; id: string; name: string; amount: number };

export type SizeChartsTable = {
  id: string;
  name: string;
  url: string;
  width: number;
  height: number;
  position: number;
};

export type ProductsTable = {
  id: string;
  name: string;
  category_id: string;
  price: number;
  sale_price: Generated<number>;
  selling_price: ColumnType<number, never, never>;
  product_code: string;
  description: string;
  sizes: string[];
  name_engraving: boolean;
  published: Generated<boolean>;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  average_rating: ColumnType<string, never, never>;
  search: ColumnType<string, string | undefined, string>;
  created_at: CreatedAt;
  /** Kept by the database. */
  updated_at: ColumnType<Date, Date | string | undefined, never>;
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

export type ProductImagesTable = {
  product_id: string;
  key: string;
  base: string;
  widths: number[];
  width: number;
  height: number;
  position: number;
};

export type SearchWordsTable = { word: string; variants: string[] };
export type CatalogVersionTable = { id: Generated<boolean>; version: Generated<number> };
