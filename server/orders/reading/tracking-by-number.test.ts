import { expect, test } from "vitest";
import { trackedOrder } from "#contract/orders/orders.ts";
import { fieldsOf } from "#server/testing/schema-fields.ts";

/**
 * The keys that tracking by number may show, and the reason why it permits nothing more: the number stands on
 * parcels.
 */
const told: Record<string, readonly string[]> = {
  "the number itself": ["OrderID"],
  "permits to cancel while Pending, as the specification has it, and to prove the order by its contact": [
    "id",
  ],
  "when and how far, which is what tracking is for": [
    ...["createdAt", "orderProgress", "history[].orderProgress", "history[].at", "work[].stage", "work[].at"],
    ...[
      "promise.leavesBy",
      "promise.arrivesFrom",
      "promise.arrivesBy",
      "cancelRequest.state",
      "cancelRequest.at",
    ],
  ],
  "what it comes to, which the rider says at the door": [
    ...[
      "totalAmount",
      "subtotal",
      "discount",
      "delivery",
      "reduction",
      "payment.received",
      "payment.balance",
    ],
    ...["ahead.dueNow", "ahead.atDoor"],
  ],
  "part of its amounts; a coupon's limits of use hold for everybody": ["coupon"],
  "stands on the parcel beside the number": [
    ...["dispatch.courier", "dispatch.consignmentNumber", "parcels[].courier", "parcels[].trackingNumber"],
  ],
  "where the parcels are, without a place or a person": [
    ...["parcels[].state", "parcels[].items[].id", "parcels[].items[].pieces"],
    ...["parcels[].steps[].state", "parcels[].steps[].reason", "parcels[].steps[].at"],
  ],
  "which buttons are drawn: each act asks for what it needs": ["actions[]", "aftercare[].actions[]"],
  "compared by a change of the delivery, which asks for the contact": ["version"],
  "the goods, as in the catalogue of the day": [
    ...["_id", "name", "category", "urdu.name", "urdu.category", "urdu.trouser", "product_code", "images"],
    ...[
      "sizes",
      "parts[].name",
      "parts[].urdu",
      "parts[].size",
      "working_days",
      "quantity",
      "price",
      "sale_price",
    ],
    ...["color._id", "color.label", "color.value", "color.urdu"],
    ...["fabric_type._id", "fabric_type.name", "fabric_type.price", "fabric_type.urdu"],
    ...[
      "trouser",
      "trouserOptions",
      "cap",
      "cap_charges",
      "notTaken",
      "name_engraving_charges",
      "custom_size_charges",
    ],
  ].map((key) => `items[].${key}`),
  "names a line of this order alone": ["items[].id", "items[].uniqueId"],
  "whether, never what: a name and measurements are a person's": [
    "items[].custom_size",
    "items[].name_engraving",
  ],
  "that it was chosen and what it cost; its text only where the merchant lets it be read": [
    ...[
      "id",
      "kind",
      "name",
      "urdu",
      "value",
      "said",
      "saidUrdu",
      "charge",
      "setupCharge",
      "isTracked",
      "isGrouped",
    ],
  ].map((key) => `items[].options[].${key}`),
  "what is asked about its lines, by choices and numbers": [
    ...[
      "number",
      "item",
      "kind",
      "reason",
      "pieces",
      "wanted.size",
      "wanted.color.label",
      "wanted.color.urdu",
      "wanted.parts[].name",
      "wanted.parts[].urdu",
      "wanted.parts[].size",
    ],
    ...["state", "steps[].step", "steps[].at", "remedy", "back", "out", "credit", "pictures"],
  ].map((key) => `aftercare[].${key}`),
  "what was said to have been sent, without account or name": [
    ...["state", "at", "how", "amount", "hasPicture"].map((key) => `ahead.claim.${key}`),
  ],
  // order-proof.test.ts holds these to it.
  "empty or absent for who knows the number alone": [
    ...["isProven", "aftercare[].id", "aftercare[].followedBy", "aftercare[].steps[].said"],
    ...["cancelRequest.answer", "ahead.claim.answer"],
  ],
};

test("everything that tracking by number tells is listed, and why it permits no more than the number", () => {
  const keys = fieldsOf(trackedOrder, "").map(({ name }) => name);
  expect([...new Set(keys)].sort()).toEqual(Object.values(told).flat().sort());
});
