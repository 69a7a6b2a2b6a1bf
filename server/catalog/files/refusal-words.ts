import type { ProductFields } from "#contract/catalog/office-products.ts";
import { type Said, say } from "#contract/values/say.ts";
import type { Refused } from "../editing/product-refused.ts";

export function refusalWords(refused: Refused): { field: keyof ProductFields; sentence: Said } {
  switch (refused.outcome) {
    case "code-taken":
      return { field: "product_code", sentence: say("PRODUCT_CODE_TAKEN") };
    case "front-missing": {
      const sentence = say("PICTURE_OF_OTHER_COLOR", { color: refused.color });
      return { field: "pictures", sentence };
    }
    case "other-sizes": {
      const { type, others, sizes } = refused;
      const sentence = say("SIZES_OF_OTHER_TYPE", {
        type,
        others: others.join(", "),
        sizes: sizes.join(", "),
      });
      return { field: "sizes", sentence };
    }
    case "part-missing": {
      const sentence = say("CHOICE_GONE");
      return { field: refused.field, sentence };
    }
  }
}
