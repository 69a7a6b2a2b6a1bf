import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import { line } from "../values/text.ts";
import { picture, product } from "./catalog.ts";

export const suggestion = product
  .pick({
    id: true,
    name: true,
    category: true,
    from_price: true,
    from_regular_price: true,
    prices_differ: true,
  })
  .extend({
    urdu: z.object({ name: z.string(), category: z.string() }).partial().optional(),
    /** In the color that was typed where there is such a picture; absent where there is none. */
    picture: picture.optional(),
  });
export type Suggestion = z.infer<typeof suggestion>;

export const getSuggestions = endpoint({
  method: "GET",
  path: "/products/getSuggestions",
  summary: "The six products that match the typed text best; the last word may be incomplete.",
  query: z.object({ q: line(100).default("") }),
  success: { status: 200, body: z.object({ products: z.array(suggestion) }) },
});
