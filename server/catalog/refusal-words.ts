import type { ProductFields } from "#contract/back-office/products.ts";
import type { Refused } from "./product-refused.ts";

/** What is said of a product that cannot be saved, and beside which field. */
export function refusalWords(refused: Refused): { field: keyof ProductFields; sentence: string } {
  switch (refused.outcome) {
    case "code-taken":
      return { field: "product_code", sentence: "Another product has this code." };
    case "front-missing": {
      const sentence = `A picture shows ${refused.color}, which the product does not come in.`;
      return { field: "pictures", sentence };
    }
    case "part-missing": {
      const sentence = "Something chosen here is no longer there. Load the page again.";
      return { field: refused.field, sentence };
    }
  }
}
