import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineChoices } from "./line-item.ts";
import { anyChoices } from "./testing/any-line-item.ts";
import { uniqueIdOf } from "./unique-id.ts";

const plain: LineChoices = {
  _id: "mall-road-v-neck-set",
  sizes: "M",
  custom_size: false,
  color: { _id: "teal", label: "Teal", value: "#1b6b6f" },
  fabric_type: { _id: "plain-cotton", name: "Plain Cotton", price: 0 },
  trouserOptions: null,
  cap: false,
  name_engraving: false,
};

const measured = {
  shirtLength: 28,
  chest: 40,
  shoulder: 16,
  sleeveLength: 9,
  trouserWaist: 32,
  trouserLength: 40,
  otherNote: "",
};

/** Every choice written out, so that two texts are equal only when all choices are. */
function writtenOut(choices: LineChoices): string {
  const { _id, sizes, custom_size, color, fabric_type, trouserOptions, cap, name_engraving } = choices;
  return JSON.stringify([
    _id,
    sizes,
    custom_size,
    color._id,
    fabric_type._id,
    trouserOptions,
    cap,
    name_engraving && [name_engraving.name, name_engraving.position],
  ]);
}

/** Two lines that differ in few choices or in none: two unrelated ones would hardly ever come close. */
const nearPair = fc
  .tuple(anyChoices, anyChoices, fc.subarray(["_id", "sizes", "color", "trouserOptions", "name_engraving"]))
  .map(([one, another, taken]) => {
    const size = { sizes: another.sizes, custom_size: another.custom_size };
    const takenOver = {
      ...(taken.includes("_id") ? { _id: another._id } : {}),
      ...(taken.includes("sizes") ? size : {}),
      ...(taken.includes("color") ? { color: another.color, fabric_type: another.fabric_type } : {}),
      ...(taken.includes("trouserOptions")
        ? { trouserOptions: another.trouserOptions, cap: another.cap }
        : {}),
      ...(taken.includes("name_engraving") ? { name_engraving: another.name_engraving } : {}),
    };
    return [one, { ...one, ...takenOver }] as const;
  });

test("two lines share an identity exactly when every choice is the same", () => {
  fc.assert(
    fc.property(nearPair, ([one, other]) => {
      expect(uniqueIdOf(one) === uniqueIdOf(other)).toBe(writtenOut(one) === writtenOut(other));
    }),
    { numRuns: 2000 },
  );
});

test("changing any single choice changes the identity", () => {
  const changes: Partial<LineChoices>[] = [
    { _id: "other" },
    { sizes: "L" },
    { sizes: false, custom_size: measured },
    { sizes: false, custom_size: { ...measured, chest: 40.5 } },
    { sizes: false, custom_size: { ...measured, otherNote: "Loose" } },
    { color: { ...plain.color, _id: "navy" } },
    { fabric_type: { ...plain.fabric_type, _id: "twill" } },
    { trouserOptions: "Straight" },
    { cap: true },
    { name_engraving: { name: "Dr. Ayesha Khan", position: "left" } },
    { name_engraving: { name: "Dr. Ayesha Khan", position: "right" } },
  ];
  const ids = [plain, ...changes.map((change) => ({ ...plain, ...change }))].map(uniqueIdOf);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the identity begins with the parts of the specification in its order", () => {
  expect(uniqueIdOf(plain)).toMatch(/^mall-road-v-neck-set-M-teal-plain-cotton-no-engraving-/);
  expect(uniqueIdOf({ ...plain, name_engraving: { name: "Dr. Ayesha Khan", position: "left" } })).toMatch(
    /^mall-road-v-neck-set-M-teal-plain-cotton-engraved-Dr\. Ayesha Khan-left-/,
  );
});

test("prices are no part of the identity", () => {
  const dearer = { ...plain, fabric_type: { ...plain.fabric_type, price: 600 } };
  expect(uniqueIdOf(dearer)).toBe(uniqueIdOf(plain));
});
