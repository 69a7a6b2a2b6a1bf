import fc from "fast-check";
import type { Picture } from "#contract/catalog/catalog.ts";
import { frontKey } from "#contract/catalog/front-picture.ts";
import { fromPriceOf } from "#contract/money/from-price.ts";
import type { Charges } from "#contract/options/charges.ts";
import type {
  ChosenProduct,
  CompleteChoices,
  ProductChoices,
} from "../../product/choices/product-choices.ts";

export function pictureNamed(name: string): Picture {
  return { downloadURL: `/pictures/${name}.webp`, name, width: 1200, height: 1500, srcset: "" };
}

export const scrubSet: ChosenProduct = {
  id: "mall-road-v-neck-set",
  name: "Mall Road V-Neck Set",
  category: "Women",
  price: 4850,
  sale_price: 0,
  from_price: 4850,
  from_regular_price: 4850,
  prices_differ: true,
  averageRating: 4.8,
  reviewCount: 26,
  product_code: "TB-W-101",
  description: "Our everyday set.",
  images: {
    primary: pictureNamed("front"),
    back: pictureNamed("back"),
    [frontKey("Maroon")]: pictureNamed("front-maroon"),
    [frontKey("Maroon", "Jogger")]: pictureNamed("front-maroon-jogger"),
  },
  colors: [
    { _id: "teal", label: "Teal", value: "#177a84" },
    { _id: "maroon", label: "Maroon", value: "#6b1f33" },
  ],
  fabric_type: [
    { _id: "cotton", name: "Plain Cotton", price: 0 },
    { _id: "stretch", name: "Four-Way Stretch", price: 650 },
  ],
  trouserOptions: [
    { _id: "cargo", name: "Cargo", selected: false },
    { _id: "straight", name: "Straight", selected: true },
    { _id: "jogger", name: "Jogger", selected: true },
  ],
  sizes: ["S", "M", "L"],
  garment: {
    type: "set",
    parts: [
      { name: "top", urdu: "قمیص", measurements: ["chest", "shirtLength", "shoulder", "sleeveLength"] },
      { name: "trousers", urdu: "ٹراؤزر", measurements: ["trouserWaist", "trouserLength"] },
    ],
  },
  name_engraving: true,
  threads: [
    { _id: "gold", name: "Gold", value: "#c9a227", urdu: "سنہری" },
    { _id: "red", name: "Red", value: "#b3202c" },
  ],
  createdAt: "2025-03-11T03:00:00Z",
};

export const demoCharges: Charges = {
  delivery: 250,
  nameEngraving: 300,
  surgicalCap: 350,
  customSize: 500,
  secondLine: 150,
  isCustomSizePerPart: false,
};

export const someMeasurements = {
  shirtLength: 26.5,
  chest: 40,
  shoulder: 16,
  sleeveLength: 9,
  trouserWaist: 32,
  trouserLength: 40,
  otherNote: "",
};

const rupees = fc.integer({ min: 0, max: 100_000 });

export const anyPricedProduct: fc.Arbitrary<ChosenProduct> = fc
  .record({ price: rupees, sale_price: fc.oneof(fc.constant(0), rupees) })
  .map((prices) => ({ ...scrubSet, ...prices }))
  .map((priced) => ({ ...priced, ...fromPriceOf(priced) }));

export const anyCharges: fc.Arbitrary<Charges> = fc.record({
  delivery: rupees,
  nameEngraving: rupees,
  surgicalCap: rupees,
  customSize: rupees,
  secondLine: rupees,
  isCustomSizePerPart: fc.boolean(),
});

/** Any choices so far. */
export const anyChoicesSoFar: fc.Arbitrary<ProductChoices> = fc.record({
  color: fc.constantFrom(null, ...scrubSet.colors),
  fabric: fc.constantFrom(null, ...scrubSet.fabric_type),
  trouser: fc.constantFrom(null, "Straight", "Jogger"),
  size: fc.constantFrom(null, ...scrubSet.sizes),
  customSize: fc.constantFrom(null, someMeasurements, { ...someMeasurements, unit: "cm" as const }),
  engraving: fc.record({
    wanted: fc.boolean(),
    name: fc.constantFrom("Dr. Ayesha Khan", " ڈاکٹر عائشہ "),
    position: fc.constantFrom("left", "right", "sleeve"),
    second: fc.constantFrom("", " ", " Cardiology & ICU "),
    thread: fc.constantFrom("", "gold", "gone"),
    isRead: fc.boolean(),
  }),
  cap: fc.boolean(),
  options: fc.constant({}),
});

/** Choices that can go into the cart. */
export const anyCompleteChoices: fc.Arbitrary<CompleteChoices> = fc
  .tuple(anyChoicesSoFar, fc.constantFrom(...scrubSet.colors), fc.constantFrom(...scrubSet.fabric_type))
  .map(([choices, color, fabric]) => ({
    ...choices,
    color,
    fabric,
    size: choices.customSize ? null : (choices.size ?? "M"),
  }));
