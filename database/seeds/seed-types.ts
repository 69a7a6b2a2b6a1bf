import type { GarmentDesign } from "#drawings/garments/garment-options.ts";
import type { categories, colors, fabrics, trousers } from "./lookup-lists.ts";

export type CategoryName = (typeof categories)[number]["name"];
export type ColorLabel = (typeof colors)[number]["label"];
export type FabricName = (typeof fabrics)[number]["name"];
export type TrouserName = (typeof trousers)[number]["name"];

export interface SeedName {
  name: string;
  name_ur: string;
}

export interface SeedColor {
  label: string;
  label_ur: string;
  value: string;
}

export interface SeedThread extends SeedName {
  value: string;
}

export interface SeedFabric extends SeedName {
  price: number;
  grams: number;
  opacity: string;
  weave: string;
  weave_ur: string;
  content: string;
  content_ur: string;
  care: string;
  care_ur: string;
}

export interface SeedCharge {
  name: string;
  amount: number;
}

export interface SeedProduct {
  /** The slug of the name: the product's id and address. */
  id: string;
  productCode: string;
  name: string;
  category: CategoryName;
  price: number;
  /** Rupees; 0 when the product is not on sale. */
  salePrice: number;
  description: string;
  nameUrdu: string;
  descriptionUrdu: string;
  colors: readonly ColorLabel[];
  fabrics: readonly FabricName[];
  trouserOptions: readonly TrouserName[];
  sizes: readonly string[];
  nameEngraving: boolean;
  drawing: GarmentDesign;
  /** ISO 8601 in UTC; every product has a moment of its own, so that 'latest' is one order. */
  createdAt: string;
}

export interface SeedCoupon {
  code: string;
  kind: "percent" | "fixed";
  amount: number;
  maximumDiscount: number | null;
  minimumSubtotal: number;
  startsAt: string;
  endsAt: string | null;
}

/** They have no password and so cannot sign in. */
export interface SeedCustomer {
  name: string;
  /** Of the reserved domain example.com, so that no mail can reach anyone. */
  email: string;
}

export interface SeedReview {
  /** E-mail of a demo customer, who reviews a product once at most. */
  customer: string;
  productId: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
  fit?: "small" | "true" | "large";
  /** ISO 8601 in UTC, later than the product. */
  createdAt: string;
}

export interface DemoShop {
  categories: readonly SeedName[];
  colors: readonly SeedColor[];
  fabrics: readonly SeedFabric[];
  threads: readonly SeedThread[];
  trousers: readonly SeedName[];
  charges: readonly SeedCharge[];
  products: readonly SeedProduct[];
  coupons: readonly SeedCoupon[];
  customers: readonly SeedCustomer[];
  reviews: readonly SeedReview[];
}
