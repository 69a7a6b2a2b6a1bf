import { expect, test } from "vitest";
import { findProvince, provinces } from "./provinces.ts";

test("finds a province by its name in any case", () => {
  for (const province of provinces)
    for (const typed of [
      province,
      province.toLowerCase(),
      province.toUpperCase(),
      ` ${province.replace("-", " ")} `,
    ])
      expect(findProvince(typed)).toBe(province);
});

test.each([
  ["punjab", "Punjab"],
  ["SINDH", "Sindh"],
  ["KPK", "Khyber Pakhtunkhwa"],
  ["K.P.K.", "Khyber Pakhtunkhwa"],
  ["KP", "Khyber Pakhtunkhwa"],
  ["Baluchistan", "Balochistan"],
  ["Islamabad", "Islamabad Capital Territory"],
  ["ICT", "Islamabad Capital Territory"],
  ["Gilgit Baltistan", "Gilgit-Baltistan"],
  ["GB", "Gilgit-Baltistan"],
  ["AJK", "Azad Jammu and Kashmir"],
  ["AJ&K", "Azad Jammu and Kashmir"],
  ["Azad Jammu & Kashmir", "Azad Jammu and Kashmir"],
  ["Azad Kashmir", "Azad Jammu and Kashmir"],
  ["خیبر پختونخوا", "Khyber Pakhtunkhwa"],
  ["اسلام آباد", "Islamabad Capital Territory"],
  ["آزاد کشمیر", "Azad Jammu and Kashmir"],
])("%s is %s", (typed, province) => expect(findProvince(typed)).toBe(province));

test.each(["", "Texas", "Lahore", "Punjab and Sindh", "constructor"])("finds no province for %j", (typed) => {
  expect(findProvince(typed)).toBeUndefined();
});
