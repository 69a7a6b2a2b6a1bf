import type { LineItem } from "#contract/cart/line-item.ts";
import { uniqueIdOf } from "#contract/cart/unique-id.ts";

const choices = {
  _id: "liberty-v-neck-set",
  sizes: "M",
  custom_size: false,
  color: { _id: "navy", label: "Navy Blue", value: "#1f2f4f" },
  fabric_type: { _id: "cotton", name: "Plain Cotton", price: 0 },
  trouserOptions: "Straight",
  cap: false,
  name_engraving: false,
} as const;

export const sampleLine: LineItem = {
  ...choices,
  uniqueId: uniqueIdOf(choices),
  name: "Liberty V-Neck Set",
  category: "Women",
  product_code: "TB-W-101",
  images: {
    primary: { downloadURL: "/pictures/none.webp", name: "primary", width: 4, height: 5, srcset: "" },
  },
  trouser: true,
  price: 4750,
  sale_price: 4750,
  name_engraving_charges: 0,
  cap_charges: 0,
  custom_size_charges: 0,
  quantity: 1,
};
