import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedMeasurements } from "#contract/sizes/measurement-names.ts";
import { someMeasurements } from "#web/catalog/testing/any-product.ts";
import { draftInUnit, draftOf, type MeasurementDraft, readDraft as readAsked } from "./measurement-draft.ts";

const filled = draftOf(someMeasurements);
const readDraft = (draft: MeasurementDraft) => readAsked(draft, { names: specifiedMeasurements });

test("opens a saved size unchanged", () => {
  expect(readDraft(draftOf(someMeasurements))).toEqual({ customSize: someMeasurements });
});

test("requires every empty measurement by name, but not the note", () => {
  expect(readDraft(draftOf(null))).toEqual({
    problems: {
      shirtLength: "Enter the shirt length",
      chest: "Enter the chest",
      shoulder: "Enter the shoulder",
      sleeveLength: "Enter the sleeve length",
      trouserWaist: "Enter the trouser waist",
      trouserLength: "Enter the trouser length",
    },
  });
});

test("opens and saves a size in centimetres when it was measured in them", () => {
  const saved = { ...someMeasurements, chest: 44.09, unit: "cm" as const };
  expect(draftOf(saved)).toMatchObject({ unit: "cm", chest: "112" });
  expect(readDraft(draftOf(saved))).toEqual({ customSize: saved });
  expect(readDraft(draftInUnit(draftOf(saved), "in"))).not.toHaveProperty("customSize.unit");
});

test("saves centimetres as inches with two decimals", () => {
  expect(readDraft({ ...draftInUnit(filled, "cm"), chest: "101", shoulder: "40,5" })).toMatchObject({
    customSize: { chest: 39.76, shoulder: 15.94 },
  });
});

test("reports invalid, too short and too long lengths in the chosen unit", () => {
  const chest = (change: Partial<MeasurementDraft>) => readDraft({ ...filled, ...change }).problems?.chest;
  expect(chest({ chest: "forty" })).toBe("Enter a number of inches");
  expect(chest({ chest: "0.5" })).toBe("Enter 1 to 99 inches");
  expect(chest({ chest: "100" })).toBe("Enter 1 to 99 inches");
  expect(chest({ chest: "40.125" })).toBe("Use at most two decimals");
  const inCm = draftInUnit(filled, "cm");
  expect(readDraft({ ...inCm, chest: "-3" }).problems?.chest).toBe("Enter a number of centimetres");
  expect(readDraft({ ...inCm, chest: "300" }).problems?.chest).toBe("Enter 3 to 251 centimetres");
});

test("refuses a note of more than 500 characters beside its field", () => {
  expect(readDraft({ ...filled, otherNote: "a".repeat(501) }).problems).toEqual({
    otherNote: "Use at most 500 characters",
  });
});

test("loses nothing when switching to centimetres and back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 9900 }),
      fc.constantFrom(...specifiedMeasurements),
      (hundredths, name) => {
        const draft = { ...filled, [name]: String(hundredths / 100) };
        const back = draftInUnit(draftInUnit(draft, "cm"), "in");
        expect(back).toEqual(draft);
        expect(readDraft(draftInUnit(draft, "cm")).problems).toBeUndefined();
      },
    ),
  );
});

test("leaves text that is no number unchanged", () => {
  expect(draftInUnit({ ...filled, chest: "40 or so" }, "cm").chest).toBe("40 or so");
});

test("restores centimetres as typed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 251 }), (centimetres) => {
      const typed = { ...draftInUnit(filled, "cm"), chest: String(centimetres) };
      const read = readDraft(typed);
      expect(draftInUnit(draftOf("customSize" in read ? read.customSize : null), "cm").chest).toBe(
        typed.chest,
      );
    }),
  );
});

test("leaves a length unchanged when the unit changes if it is impossible in the old unit", () => {
  const typed = { ...filled, chest: "112", shoulder: "47" };
  expect(draftInUnit(typed, "cm")).toMatchObject({ chest: "112", shoulder: "119.38" });
  expect(draftInUnit({ ...draftInUnit(filled, "cm"), chest: "1" }, "in").chest).toBe("1");
});

test("reads and requires only the garment's measurements", () => {
  const head = { ...draftOf(null), head: "22,5", chest: "nonsense" };
  expect(readAsked(head, { names: ["head"] })).toEqual({ customSize: { head: 22.5, otherNote: "" } });
  expect(readAsked(draftOf(null), { names: ["head"] }).problems).toEqual({ head: "Enter the head" });
});

test("reads optional measurements, and requires at least one", () => {
  const asked = { names: specifiedMeasurements, isOptional: true };
  expect(readAsked({ ...draftOf(null), chest: "40" }, asked)).toEqual({
    customSize: { chest: 40, otherNote: "" },
  });
  expect(readAsked(draftOf(null), asked).problems).toEqual({ shirtLength: "Enter the shirt length" });
});
