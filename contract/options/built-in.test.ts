import fc from "fast-check";
import { expect, test } from "vitest";
import { describeChoices, englishChoices } from "../cart/describe-choices.ts";
import type { LineItem } from "../cart/line-item.ts";
import { garmentPrice, lineTotal } from "../money/line-price.ts";
import { chargesOn, surchargesOf } from "../money/surcharges.ts";
import { anyLineItem } from "../testing/any-line-item.ts";
import { chargeFields } from "./charge-fields.ts";
import { chargesAgreed } from "./charges-agreed.ts";
import { choicesNotOffered } from "./choices-not-offered.ts";

const charges = {
  delivery: 250,
  nameEngraving: 900,
  secondLine: 120,
  surgicalCap: 900,
  customSize: 900,
  isCustomSizePerPart: false,
};

const everything = {
  custom_size: { chest: 40, otherNote: "" },
  name_engraving: { name: "Dr. Ayesha Khan", position: "left" as const } as LineItem["name_engraving"],
  cap: true,
  custom_size_charges: 500,
  name_engraving_charges: 200,
  cap_charges: 350,
};

test("attributes each charge of a line to exactly one option", () => {
  expect(chargesOn(everything).map(({ field }) => field)).toEqual([...chargeFields]);
});

test("prices a line as its garments and its surcharges", () => {
  fc.assert(
    fc.property(anyLineItem, (line) => {
      const surcharges = surchargesOf(line).reduce((sum, { amount }) => sum + amount, 0);
      expect(lineTotal(line)).toBe(garmentPrice(line) * line.quantity + surcharges);
    }),
  );
});

test("names each choice of a line once", () => {
  fc.assert(
    fc.property(anyLineItem, (line) => {
      const labels = describeChoices(line, englishChoices).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { name } of line.options ?? []) expect(labels).toContain(name);
      expect(labels.includes("Cap")).toBe(line.cap);
      const sewn = line.name_engraving;
      expect(labels.includes("Name engraving")).toBe(sewn !== false);
      expect(labels.includes("Second line")).toBe(sewn !== false && sewn.second !== undefined);
      expect(labels.includes("Engraving thread")).toBe(sewn !== false && sewn.thread !== undefined);
      expect(labels.includes("Trouser")).toBe(Boolean(line.trouserOptions));
    }),
  );
});

test("charges a changed line the agreed price for old choices and today's for new ones", () => {
  const before = { ...everything, cap: false, cap_charges: 0 };
  const today = { ...everything, custom_size_charges: 900, name_engraving_charges: 900, cap_charges: 900 };
  expect(chargesAgreed(today, before, charges)).toEqual({
    custom_size_charges: 500,
    name_engraving_charges: 200,
    cap_charges: 900,
  });
});

test("charges today's price for a second line added to an agreed name, and nothing once it is removed", () => {
  const { name_engraving } = everything;
  const twoLines = { ...everything, name_engraving: name_engraving && { ...name_engraving, second: "ICU" } };
  const agreed = (line: typeof everything, before: typeof everything) =>
    chargesAgreed({ ...line, name_engraving_charges: 1020 }, before, charges).name_engraving_charges;
  expect(agreed(twoLines, everything)).toBe(200 + 120);
  expect(agreed({ ...twoLines }, { ...twoLines, name_engraving_charges: 260 })).toBe(260);
  expect(agreed(everything, { ...twoLines, name_engraving_charges: 260 })).toBe(260 - 120);
  expect(agreed(everything, { ...twoLines, name_engraving_charges: 100 })).toBe(0);
});

test("refuses choices that are not offered by name, in the order of the page", () => {
  const product = {
    colors: [{ _id: "teal", label: "Teal" }],
    fabric_type: [{ _id: "twill", name: "Twill" }],
    trouserOptions: [
      { name: "Straight", selected: true },
      { name: "Jogger", selected: false },
    ],
    name_engraving: false,
  };
  const none = { name_engraving: false } as const;
  const wanted = { color: "teal", fabric_type: "Twill", trouserOptions: "Straight", ...none };
  expect(choicesNotOffered(product, wanted)).toEqual([]);
  const others = { color: "plum", fabric_type: "", trouserOptions: "Jogger", name_engraving: {} };
  const names = ["color", "fabric type", "trouser option", "name engraving"];
  expect(choicesNotOffered(product, others)).toEqual(names);
  expect(choicesNotOffered(product, { ...wanted, trouserOptions: null })).toEqual(["trouser option"]);
  const gold = { _id: "g", name: "Gold", value: "#c9a227" };
  const engravable = { ...product, name_engraving: true, threads: [gold] };
  for (const thread of ["g", "Gold", gold, undefined])
    expect(choicesNotOffered(engravable, { ...wanted, name_engraving: { thread } })).toEqual([]);
  expect(choicesNotOffered(engravable, { ...wanted, name_engraving: { thread: "Red" } })).toEqual(["thread"]);
});
