import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChoices } from "../testing/any-line-item.ts";
import type { LineChoices } from "./line-item.ts";
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

const gold = { _id: "gold", name: "Gold", value: "#c9a227" };

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
    name_engraving && [
      ...[name_engraving.name, name_engraving.position],
      ...[name_engraving.second, name_engraving.thread?._id],
    ],
    (choices.options ?? []).map(({ id, value }) => [id, value]).sort(),
  ]);
}

function withSecondOf({ name_engraving: sewn }: LineChoices, { name_engraving: other }: LineChoices) {
  return sewn && other ? { ...other, name: sewn.name, position: sewn.position } : sewn;
}

/** Two lines that differ in few choices or in none: two unrelated ones would hardly ever come close. */
const nearPair = fc
  .tuple(
    anyChoices,
    anyChoices,
    fc.subarray(["_id", "sizes", "color", "trouserOptions", "name_engraving", "second", "options"]),
  )
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
      ...(taken.includes("second") ? { name_engraving: withSecondOf(one, another) } : {}),
      ...(taken.includes("options") ? { options: another.options } : {}),
    };
    return [one, { ...one, ...takenOver }] as const;
  });

test("gives two lines the same identity exactly when every choice is the same", () => {
  fc.assert(
    fc.property(nearPair, ([one, other]) => {
      expect(uniqueIdOf(one) === uniqueIdOf(other)).toBe(writtenOut(one) === writtenOut(other));
    }),
    { numRuns: 2000 },
  );
});

test("changes the identity when any single choice changes", () => {
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
    { name_engraving: { name: "Dr. Ayesha Khan", position: "sleeve" } },
    { name_engraving: { name: "Dr. Ayesha Khan", position: "left", second: "gold" } },
    { name_engraving: { name: "Dr. Ayesha Khan", position: "left", thread: gold } },
    { name_engraving: { name: "Dr. Ayesha Khan", position: "left", second: "gold", thread: gold } },
    { options: [{ id: "pen-pocket", value: "yes" }] },
    { options: [{ id: "badge", value: "yes" }] },
    { options: [{ id: "badge", value: "pen-pocket" }] },
  ];
  const ids = [plain, ...changes.map((change) => ({ ...plain, ...change }))].map(uniqueIdOf);
  expect(new Set(ids).size).toBe(ids.length);
});

test("begins the identity with the specification's parts in its order", () => {
  expect(uniqueIdOf(plain)).toMatch(/^mall-road-v-neck-set-M-teal-plain-cotton-no-engraving-/);
  expect(uniqueIdOf({ ...plain, name_engraving: { name: "Dr. Ayesha Khan", position: "left" } })).toMatch(
    /^mall-road-v-neck-set-M-teal-plain-cotton-engraved-Dr\. Ayesha Khan-left-/,
  );
});

test("ignores prices in the identity", () => {
  const dearer = { ...plain, fabric_type: { ...plain.fabric_type, price: 600 } };
  expect(uniqueIdOf(dearer)).toBe(uniqueIdOf(plain));
});

test("preserves the identity of lines from carts that predate options", () => {
  expect(uniqueIdOf({ ...plain, options: [] })).toBe(uniqueIdOf(plain));
  expect(uniqueIdOf({ ...plain, name_engraving: { name: "Dr. Ayesha Khan", position: "left" } })).toBe(
    "mall-road-v-neck-set-M-teal-plain-cotton-engraved-Dr. Ayesha Khan-left-no-cap-no-trouser-3j42en6ifndlw",
  );
  expect(uniqueIdOf(plain)).toBe(
    "mall-road-v-neck-set-M-teal-plain-cotton-no-engraving-no-cap-no-trouser-2tnha8hszitqx",
  );
});

test("ignores the order of the merchant's options in the identity", () => {
  const pocket = { id: "pen-pocket", value: "yes" };
  const thread = { id: "thread", value: "red" };
  expect(uniqueIdOf({ ...plain, options: [pocket, thread] })).toBe(
    uniqueIdOf({ ...plain, options: [thread, pocket] }),
  );
});
