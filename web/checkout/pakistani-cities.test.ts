import { expect, test } from "vitest";
import { provinces } from "#contract/provinces.ts";
import { pakistaniCities, provinceOf } from "./pakistani-cities.ts";

test("every city of the list is in it once and has its province", () => {
  expect(new Set(pakistaniCities).size).toBe(pakistaniCities.length);
  for (const city of pakistaniCities) expect(provinces).toContain(provinceOf(city));
});

test.each([
  ["Lahore", "Punjab"],
  [" karachi ", "Sindh"],
  ["ISLAMABAD", "Islamabad Capital Territory"],
  ["Murree Hills", undefined],
  ["", undefined],
])("the province of '%s' is %s", (city, province) => {
  expect(provinceOf(city)).toBe(province);
});
