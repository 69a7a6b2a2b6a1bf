import type { TableClass } from "./personal-columns.ts";

/** What comes back, and what is asked about it. */
export const returnedTables: Record<string, TableClass> = {
  order_returns: { plain: "order_id fee checked_in_by at" },
  returned_items: { plain: "item_id order_id to_stock to_repair wasted" },
  aftercare_requests: {
    plain: "id order_id item_id number to_stock to_repair wasted follow_order_id",
    sale: "created_at kind reason pieces size color state remedy back_by out_by credit settled",
    personal: {
      details: { inFile: "yes", deleted: "erased" },
      alteration: { inFile: "no: what staff tell the workshop", deleted: "erased" },
    },
  },
  size_tallies: { plain: "product_id pieces larger smaller" },
  aftercare_pictures: {
    plain: "id request_id at",
    personal: { picture: { inFile: "no: a picture that they have sent", deleted: "erased" } },
  },
};
