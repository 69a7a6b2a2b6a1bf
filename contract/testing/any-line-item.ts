import fc from "fast-check";
import type { LineChoices, LineItem } from "../line-item.ts";
import { measurementNames } from "../measurement-names.ts";
import { uniqueIdOf } from "../unique-id.ts";

/** Few values, chosen to read alike once joined with dashes, so that generated lines often nearly coincide. */
const confusable = fc.constantFrom(
  "a",
  "a-b",
  "b",
  "b-a",
  "custom",
  "no-size",
  "no-engraving",
  "cap",
  "no-cap",
);

const inches = fc.constantFrom(1, 10, 10.5, 30, 99);
const measurements = fc.record(Object.fromEntries(measurementNames.map((name) => [name, inches])));

const anyCustomSize = fc
  .tuple(measurements, fc.constantFrom("", "loose", "loose-a"))
  .map(([sizes, otherNote]) => ({
    shirtLength: sizes.shirtLength ?? 1,
    chest: sizes.chest ?? 1,
    shoulder: sizes.shoulder ?? 1,
    sleeveLength: sizes.sleeveLength ?? 1,
    trouserWaist: sizes.trouserWaist ?? 1,
    trouserLength: sizes.trouserLength ?? 1,
    otherNote,
  }));

const anySize = fc.oneof(
  fc.record({ sizes: confusable, custom_size: fc.constant<false>(false) }),
  fc.record({ sizes: fc.constant<false>(false), custom_size: anyCustomSize }),
);

const anyEngraving = fc.oneof(
  fc.constant<false>(false),
  fc.record({
    name: fc.oneof(confusable, fc.constantFrom("a-left", "a-left-cap", "Dr. Ayesha Khan")),
    position: fc.constantFrom<"left" | "right">("left", "right"),
  }),
);

/** Any combination of choices, most of them close to one another. */
export const anyChoices: fc.Arbitrary<LineChoices> = fc
  .record({
    size: anySize,
    _id: confusable,
    colorId: confusable,
    fabricId: confusable,
    trouserOptions: fc.option(confusable),
    cap: fc.boolean(),
    name_engraving: anyEngraving,
  })
  .map(({ size, colorId, fabricId, ...others }) => ({
    ...others,
    ...size,
    color: { _id: colorId, label: "Teal", value: "#1b6b6f" },
    fabric_type: { _id: fabricId, name: "Plain Cotton", price: 0 },
  }));

const rupees = fc.integer({ min: 0, max: 100_000 });

/** Prices as a line may carry them: charges only where the choice was made. */
export const anyLineItem: fc.Arbitrary<LineItem> = fc
  .record({
    choices: anyChoices,
    price: rupees,
    sale_price: fc.oneof(fc.constant(0), rupees),
    charge: rupees,
    quantity: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ choices, price, sale_price, charge, quantity }) => ({
    ...choices,
    uniqueId: uniqueIdOf(choices),
    name: "Mall Road V-Neck Set",
    category: "Women",
    product_code: "TB-W-101",
    images: { primary: { downloadURL: "/pictures/a.webp", name: "a", width: 4, height: 5, srcset: "" } },
    trouser: choices.trouserOptions !== null,
    price,
    sale_price,
    name_engraving_charges: choices.name_engraving ? charge : 0,
    cap_charges: choices.cap ? charge + 1 : 0,
    custom_size_charges: choices.custom_size ? charge + 2 : 0,
    quantity,
  }));
