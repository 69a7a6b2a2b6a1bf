import type * as catalog from "#contract/catalog/catalog.ts";
import type * as garments from "#contract/catalog/garments.ts";
import type * as reviews from "#contract/catalog/reviews.ts";
import type * as accounts from "#contract/customers/accounts.ts";
import type * as delivery from "#contract/delivery/delivery.ts";
import type { Caller } from "#contract/http/caller.ts";
import type * as pricing from "#contract/money/pricing.ts";

export function visitCalls(call: Caller) {
  return {
    persistUserSession: call<typeof accounts.persistUserSession>("GET", "/users/persistUserSession"),
    getProducts: call<typeof catalog.getProducts>("POST", "/products/getProducts"),
    getProductById: call<typeof catalog.getProductById>("POST", "/products/getProductById"),
    getLatestProducts: call<typeof catalog.getLatestProducts>("POST", "/products/getLatestPRoducts"),
    getAllCategories: call<typeof catalog.getAllCategories>("GET", "/productDetails/getAllCategories"),
    getAllColors: call<typeof catalog.getAllColors>("GET", "/productDetails/getAllColors"),
    getAllFabrics: call<typeof catalog.getAllFabrics>("GET", "/productDetails/getAllFabrics"),
    getAllGarmentTypes: call<typeof garments.getAllGarmentTypes>("GET", "/productDetails/getAllGarmentTypes"),
    getAllSizePictures: call<typeof catalog.getAllSizePictures>(
      "POST",
      "/picturesrRouter/getAllSizePictures",
    ),
    getDeliveryDates: call<typeof delivery.getDeliveryDates>("POST", "/delivery/getDeliveryDates"),
    getPricing: call<typeof pricing.getPricing>("GET", "/pricing/getPricing"),
    getAllReviewsByProduct: call<typeof reviews.getAllReviewsByProduct>(
      "POST",
      "/reviews/getAllReviewsByProduct",
    ),
  };
}

export type VisitCalls = ReturnType<typeof visitCalls>;
