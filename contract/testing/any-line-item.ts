import fc from "fast-check";
import type { LineChoices, LineItem } from "../cart/line-item.ts";
import { uniqueIdOf } from "../cart/unique-id.ts";
import type { ChosenOption, OptionKind } from "../options/invented.ts";
import { measurementNames } from "../sizes/measurement-names.ts";

/** Few values that are ambiguous when joined with dashes, so that generated lines often nearly coincide. */
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
  .tuple(measurements, fc.constantFrom("", "loose", "loose-a"), fc.boolean())
  .map(([sizes, otherNote, isInCentimetres]) => ({
    ...(isInCentimetres && { unit: "cm" as const }),
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
  fc
    .record({
      name: fc.oneof(confusable, fc.constantFrom("a-left", "a-left-cap", "Dr. Ayesha Khan")),
      position: fc.constantFrom<"left" | "right" | "sleeve">("left", "right", "sleeve"),
      further: fc.record({
        second: fc.oneof(fc.constant(""), confusable, fc.constantFrom("left", "Consultant, ICU")),
        thread: fc.option(fc.constantFrom("a", "left", "gold")),
      }),
    })
    .map(({ further: { second, thread }, ...engraving }) => ({
      ...engraving,
      ...(second && { second }),
      ...(thread && { thread: { _id: thread, name: `Thread ${thread}`, value: "#c9a227" } }),
    })),
);

const options: readonly [id: string, kind: OptionKind, values: readonly string[]][] = [
  ["pen-pocket", "yes-no", ["yes"]],
  ["thread", "color", ["red", "blue"]],
  ["badge", "text", ["red", "yes", "Ward 3"]],
  ["hem", "measurement", ["1", "10.5"]],
  ["logo", "picture", ["6b1f4d1e-0c1d-4d4f-9a52-111111111111", "6b1f4d1e-0c1d-4d4f-9a52-222222222222"]],
];

/** Choices of invented options, in any order of the merchant's. */
const anyOptions: fc.Arbitrary<ChosenOption[]> = fc
  .tuple(
    fc.shuffledSubarray([...options]),
    fc.array(fc.nat({ max: 2 }), { minLength: 5, maxLength: 5 }),
    fc.nat({ max: 500 }),
  )
  .map(([chosen, picks, charge]) =>
    chosen.map(([id, kind, values], index) => {
      const value = values[(picks[index] ?? 0) % values.length] ?? "yes";
      const said = kind === "color" ? { said: `In ${value}` } : {};
      const flags = { isTracked: true, isGrouped: false };
      const setUp = kind === "picture" ? { setupCharge: 1500 } : {};
      return { id, kind, name: `Option ${id}`, value, ...said, charge, ...setUp, ...flags };
    }),
  );

/** Any combination of choices, most of them similar. */
export const anyChoices: fc.Arbitrary<LineChoices & Pick<LineItem, "options">> = fc
  .record({
    size: anySize,
    _id: confusable,
    colorId: confusable,
    fabricId: confusable,
    trouserOptions: fc.option(confusable),
    cap: fc.boolean(),
    name_engraving: anyEngraving,
    options: fc.oneof(fc.constant<ChosenOption[]>([]), anyOptions),
  })
  .map(({ size, colorId, fabricId, options: chosen, ...others }) => ({
    ...others,
    ...(chosen.length > 0 && { options: chosen }),
    ...size,
    color: { _id: colorId, label: "Teal", value: "#1b6b6f" },
    fabric_type: { _id: fabricId, name: "Plain Cotton", price: 0 },
  }));

const rupees = fc.integer({ min: 0, max: 100_000 });

/** Prices of a line: charges only for choices that were made. */
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
