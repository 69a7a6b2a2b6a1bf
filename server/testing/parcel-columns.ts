import { knownOtherwise, region, type TableClass, wordsOfStaff } from "./retention-rules.ts";

/** Of parcels and returns; a part of `tableClasses`. */
export const parcelClasses: Record<string, TableClass> = {
  parcels: {
    plain: "id order_id asked_by attempts next_at listed_at attempted_at told_at call_off_at",
    sale: "courier reference state pieces grams collects asked_at",
    // With the number that gives access to a parcel at its courier.
    personal: {
      tracking_number: knownOtherwise,
      label: knownOtherwise,
      city: region,
      problem: knownOtherwise,
      call_off_problem: knownOtherwise,
    },
  },
  parcel_items: { plain: "parcel_id item_id pieces" },
  parcel_answers: {
    plain: "parcel_id by at told_at",
    sale: "attempted_at answer",
    personal: { remarks: wordsOfStaff, problem: knownOtherwise },
  },
  parcel_steps: { plain: "parcel_id", sale: "at state reason", personal: { said: knownOtherwise } },
  order_returns: {
    plain:
      "id order_id parcel_id fee checked_in_by at is_overpaid charge_entry written_off_entry is_in_statement",
  },
  returned_items: { plain: "id return_id item_id order_id to_stock to_repair wasted mended scrapped" },
  courier_cities: { plain: "courier ours theirs" },
};
