import { expect, test } from "vitest";
import { specifiedMeasurements } from "#contract/sizes/measurement-names.ts";
import { someMeasurements } from "#web/catalog/testing/any-product.ts";
import { draftOf } from "./measurement-draft.ts";
import { type NamedDraft, namedMeasurementsResolver } from "./named-measurements.ts";
import { byName, setNamed } from "./save-measurements.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

function read(change: Partial<NamedDraft>, nameNeeded: boolean) {
  const draft = { ...draftOf(someMeasurements), name: "", ...change };
  return namedMeasurementsResolver(nameNeeded, { names: specifiedMeasurements })(draft, undefined, options);
}

function kept(id: string, name: string) {
  return { id, name, custom_size: someMeasurements, updatedAt: "2026-01-01T00:00:00Z" };
}

test("needs no name for measurements that are not saved", () => {
  expect(read({}, false)).toEqual({ values: { name: "", customSize: someMeasurements }, errors: {} });
});

test("requires a name for measurements to save, beside other missing fields", () => {
  expect(read({ name: "  ", chest: "" }, true)).toMatchObject({
    values: {},
    errors: {
      name: { message: "Name whose measurements these are" },
      chest: { message: "Enter the chest" },
    },
  });
});

test("trims a name, and refuses it where it is too long", () => {
  expect(read({ name: " My sister " }, false)).toMatchObject({ values: { name: "My sister" } });
  expect(read({ name: "a".repeat(61) }, false)).toMatchObject({
    errors: { name: { message: "Use at most 60 characters" } },
  });
});

test("finds a set by its name in any spelling", () => {
  const sets = [kept("1", "Me"), kept("2", "My sister")];
  expect(setNamed(sets, " my SISTER ")?.id).toBe("2");
  expect(setNamed(sets, "Sister")).toBeUndefined();
  expect(setNamed(undefined, "Me")).toBeUndefined();
});

test("sorts sets alphabetically", () => {
  const sets = [kept("1", "zara"), kept("2", "Me"), kept("3", "amna")];
  expect(byName(sets).map(({ name }) => name)).toEqual(["amna", "Me", "zara"]);
});
