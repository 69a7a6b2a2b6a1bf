import { capProducts } from "./cap-products.ts";
import { capReviews } from "./cap-reviews.ts";
import { coupons } from "./coupons.ts";
import { customers } from "./customers.ts";
import { labCoatProducts } from "./lab-coat-products.ts";
import { labCoatReviews } from "./lab-coat-reviews.ts";
import { categories, charges, colors, fabrics, threads, trousers } from "./lookup-lists.ts";
import { menPieceReviews } from "./men-piece-reviews.ts";
import { menProducts } from "./men-products.ts";
import { menSetReviews } from "./men-set-reviews.ts";
import type { DemoShop } from "./seed-types.ts";
import { unisexProducts } from "./unisex-products.ts";
import { unisexReviews } from "./unisex-reviews.ts";
import { womenPieceReviews } from "./women-piece-reviews.ts";
import { womenProducts } from "./women-products.ts";
import { womenSetReviews } from "./women-set-reviews.ts";

export const demoShop: DemoShop = {
  categories,
  colors,
  threads,
  fabrics,
  trousers,
  charges,
  products: [...womenProducts, ...menProducts, ...unisexProducts, ...labCoatProducts, ...capProducts],
  coupons,
  customers,
  reviews: [
    ...womenSetReviews,
    ...womenPieceReviews,
    ...menSetReviews,
    ...menPieceReviews,
    ...unisexReviews,
    ...labCoatReviews,
    ...capReviews,
  ],
};
