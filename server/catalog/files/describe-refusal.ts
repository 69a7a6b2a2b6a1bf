import type { ProductFields } from "#contract/catalog/office-products.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import type { Refused } from "../editing/product-refused.ts";

export function describeRefusal(refused: Refused): { field: keyof ProductFields; sentence: EncodedReason } {
  switch (refused.outcome) {
    case "code-taken":
      return { field: "product_code", sentence: reason("PRODUCT_CODE_TAKEN") };
    case "front-missing": {
      const sentence = reason("PICTURE_OF_OTHER_COLOR", { color: refused.color });
      return { field: "pictures", sentence };
    }
    case "other-sizes": {
      const { type, others, sizes } = refused;
      const sentence = reason("SIZES_OF_OTHER_TYPE", {
        type,
        others: others.join(", "),
        sizes: sizes.join(", "),
      });
      return { field: "sizes", sentence };
    }
    case "part-missing": {
      const sentence = reason("CHOICE_GONE");
      return { field: refused.field, sentence };
    }
  }
}
