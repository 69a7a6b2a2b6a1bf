import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { internationalPhone, phoneNumber } from "./phone.ts";

const spellings = [
  "03001234567",
  "0300-1234567",
  "(0300) 123.4567",
  "3001234567",
  "923001234567",
  "9203001234567",
  "+92 300 1234567",
  "+92 (0)300 1234567",
  "+9203001234567",
  "00923001234567",
  "0092 0300 1234567",
  "+03001234567",
  "۰۳۰۰۱۲۳۴۵۶۷",
  "٠٣٠٠١٢٣٤٥٦٧",
  "\u202a+92 300 1234567\u202c",
];

test.each(spellings)("normalises %s to one phone", (typed) => {
  expect(internationalPhone(typed)).toBe("923001234567");
  expect(internationalPhone(phoneNumber.parse(typed))).toBe("923001234567");
});

test.each([
  ["042 35761999", "924235761999"],
  ["+44 7911 123456", "447911123456"],
  ["0044 7911 123456", "447911123456"],
  ["447911123456", "447911123456"],
  ["+31 20 1234567", "31201234567"],
  ["31201234567", "31201234567"],
  ["35761999", "35761999"],
  ["", ""],
])("%j is %s", (typed, phone) => expect(internationalPhone(typed)).toBe(phone));

test("normalises all spellings of any mobile number to one phone", () => {
  const anyMobile = fc
    .integer({ min: 0, max: 999_999_999 })
    .map((rest) => `3${String(rest).padStart(9, "0")}`);
  fc.assert(
    fc.property(anyMobile, (mobile) => {
      const forms = ["", "0", "92", "920", "+92", "+920", "0092", "00920"].map((start) =>
        internationalPhone(start + mobile),
      );
      expect(new Set(forms)).toEqual(new Set([`92${mobile}`]));
    }),
  );
});

describe("phone number", () => {
  test.each([
    ["0300 1234567", "03001234567"],
    ["+92 300-1234567", "923001234567"],
    ["۰۳۰۰ ۱۲۳۴۵۶۷", "03001234567"],
    ["042-35761999", "04235761999"],
    ["0800 12345", "080012345"],
    ["042 111 222 333", "042111222333"],
    ["+44 7911 123456", "447911123456"],
    ["+123456789012345", "123456789012345"],
    ["1234567", "1234567"],
    [3_001_234_567, "3001234567"],
  ])("%s is read as %s", (typed, digits) => expect(phoneNumber.parse(typed)).toBe(digits));

  test.each([
    ["", "Enter your phone number"],
    [" - ", "Enter your phone number"],
    [undefined, "Enter your phone number"],
    ["call me", "Enter the phone number in digits only"],
    ["0300+1234567", "Enter the phone number in digits only"],
    ["0300 123456", "A mobile number has 11 digits, such as 0300 1234567: 1 missing"],
    ["0300", "A mobile number has 11 digits, such as 0300 1234567: 7 missing"],
    ["+92 300 12345678", "A mobile number has 11 digits, such as 0300 1234567: 1 too many"],
    ["92300123456", "A mobile number has 11 digits, such as 0300 1234567: 1 missing"],
    ["۰۳۰۰۱۲۳۴۵۶۷۸۹", "A mobile number has 11 digits, such as 0300 1234567: 2 too many"],
    ["300123456", "A mobile number has 11 digits, such as 0300 1234567: 1 missing"],
    [
      "042 35761",
      "A landline number has 9 to 12 digits with its area code, such as 042 35761999: this one has 8",
    ],
    ["123456", "A phone number has 7 to 15 digits: this one has 6"],
    ["+1234567890123456", "A phone number has 7 to 15 digits: this one has 16"],
  ])("%j is refused: %s", (typed, sentence) => {
    const { error } = phoneNumber.safeParse(typed);
    expect(error?.issues.map(({ message }) => inEnglish(message))).toEqual([sentence]);
  });
});
