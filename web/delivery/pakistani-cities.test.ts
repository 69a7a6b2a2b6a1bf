import { expect, test } from "vitest";
import { postalCode } from "#contract/values/text.ts";
import { findCity, pakistaniCities } from "./pakistani-cities.ts";

test("lists every city once, in both languages, with a postal code", () => {
  for (const key of ["name", "urdu"] as const) {
    expect(new Set(pakistaniCities.map((city) => city[key])).size).toBe(pakistaniCities.length);
  }
  for (const city of pakistaniCities) {
    expect(postalCode.parse(city.postalCode)).toBe(city.postalCode);
    expect(city.urdu).toMatch(/^[\p{Script=Arabic} ]+$/u);
  }
});

test.each([
  ["Lahore", "Punjab", "54000"],
  [" karachi ", "Sindh", "74200"],
  ["ISLAMABAD", "Islamabad Capital Territory", "44000"],
  ["کوئٹہ", "Balochistan", "87300"],
])("finds %s in %s, with the postal code %s", (typed, province, code) => {
  expect(findCity(typed)).toMatchObject({ province, postalCode: code });
});

test.each(["Murree Hills", ""])("finds no city for '%s'", (typed) => {
  expect(findCity(typed)).toBeUndefined();
});
