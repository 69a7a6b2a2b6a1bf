import type { TableClass } from "./retention-rules.ts";

/** Of return requests; a part of `tableClasses`. */
export const returnedTables: Record<string, TableClass> = {
  aftercare_requests: {
    plain: "id order_id item_id number to_stock to_repair wasted mended scrapped follow_order_id",
    sale: "created_at received_at kind reason pieces size color state remedy back_by out_by credit paid settled",
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
