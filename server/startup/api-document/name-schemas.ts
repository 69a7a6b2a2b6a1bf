import { z } from "zod";
import { lineItem, orderedLine } from "#contract/cart/line-item.ts";
import * as catalog from "#contract/catalog/catalog.ts";
import { garmentType } from "#contract/catalog/garments.ts";
import { review } from "#contract/catalog/reviews.ts";
import { user } from "#contract/customers/accounts.ts";
import { measurementSet } from "#contract/customers/measurement-sets.ts";
import { deliveryPromise } from "#contract/delivery/delivery.ts";
import { errorBody } from "#contract/http/errors.ts";
import { charge } from "#contract/money/pricing.ts";
import { chosenOption, offeredOption } from "#contract/options/invented.ts";
import { coupon } from "#contract/orders/coupons.ts";
import { order, orderItem, trackedItem, trackedOrder } from "#contract/orders/orders.ts";
import { trackedParcel } from "#contract/orders/parcels.ts";
import { trackedReturn } from "#contract/returns/tracked-returns.ts";
import { listFailures } from "./describe-api.ts";

/** Schemas that the document says once, by the names that generated clients give to their types. */
export const namedSchemas = z.registry<{ id: string; description?: string }>();

const names = {
  Charge: charge,
  ChosenOption: chosenOption,
  Category: catalog.category,
  Color: catalog.color,
  Coupon: coupon,
  DeliveryPromise: deliveryPromise,
  Fabric: catalog.fabric,
  GarmentType: garmentType,
  LineItem: lineItem,
  MeasurementSet: measurementSet,
  OfferedOption: offeredOption,
  Order: order,
  OrderItem: orderItem,
  OrderedLine: orderedLine,
  Picture: catalog.picture,
  Product: catalog.product,
  ProductDetail: catalog.productDetail,
  ProductFacets: catalog.productFacets,
  ProductList: catalog.productList,
  Review: review,
  TrackedItem: trackedItem,
  TrackedOrder: trackedOrder,
  TrackedParcel: trackedParcel,
  TrackedReturn: trackedReturn,
  User: user,
};
for (const [id, schema] of Object.entries(names)) namedSchemas.add(schema, { id });
namedSchemas.add(errorBody, { id: "Error", description: listFailures() });

type Described = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Mends what a JSON schema made from ours says wrongly or not at all of what the shop takes. */
export function correctSchema({ zodSchema, jsonSchema }: Described): void {
  const { def } = zodSchema._zod;
  if (def.type === "tuple") repeatItem(jsonSchema);
  if (def.type !== "pipe") return;
  // A choice that was not made comes as false or null, which are read before the schema of the choice.
  if (def.in._zod.def.type === "transform") allowNoChoice(jsonSchema);
  // Any spelling of one of a few words, such as a province.
  if (def.out instanceof z.ZodEnum) jsonSchema.examples = def.out.options;
}

/** A list of a fixed length, which generators know better than one whose items differ. */
function repeatItem(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { prefixItems = [] } = jsonSchema;
  delete jsonSchema.prefixItems;
  const [first = {}] = prefixItems;
  Object.assign(jsonSchema, { items: first, minItems: prefixItems.length, maxItems: prefixItems.length });
}

function allowNoChoice(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.type === "array") return;
  const choice = { ...jsonSchema };
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [choice, { enum: [false, null] }];
}
