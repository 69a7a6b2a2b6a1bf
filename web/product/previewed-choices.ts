import { frontPicture } from "#contract/catalog/front-picture.ts";
import type { PreviewedItem } from "../preview/previewed-item.ts";
import { chosenEngraving } from "./choices/chosen-engraving.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";

const nothing = { _id: "", label: "", value: "", name: "", price: 0 };

export function previewedChoices(product: ChosenProduct, choices: ProductChoices): PreviewedItem {
  const color = choices.color ?? product.colors[0] ?? nothing;
  const front = frontPicture(product.images, color.label, choices.trouser);
  return {
    category: product.category,
    trouser: choices.trouser !== null,
    color,
    fabric_type: choices.fabric ?? product.fabric_type[0] ?? nothing,
    cap: choices.cap,
    name_engraving: chosenEngraving(product, choices.engraving),
    images: front ? { primary: front } : {},
  };
}
