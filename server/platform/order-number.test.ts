import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOrderNumber, newOrderNumber, parseOrderNumber } from "./order-number.ts";

test("an order number is TB and twelve characters in groups of four", () => {
  expect(formatOrderNumber(newOrderNumber())).toMatch(/^TB(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test("a thousand numbers share neither prefix nor order", () => {
  const numbers = Array.from({ length: 1_000 }, newOrderNumber);
  expect(new Set(numbers).size).toBe(1_000);
  expect(new Set(numbers.map((number) => number.slice(0, 3))).size).toBeGreaterThan(900);
  expect([...numbers].sort()).not.toEqual(numbers);
});

test("every place of a number takes every character", () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  for (let place = 0; place < 12; place += 1) {
    expect(new Set(numbers.map((number) => number.charAt(place))).size).toBe(32);
  }
});

const spaced = fc.array(fc.constantFrom("", " ", "-", "\u2011", "\t"), { minLength: 14, maxLength: 14 });

test("a number is read in any case, with any spaces and dashes, with or without TB", () => {
  fc.assert(
    fc.property(spaced, fc.boolean(), fc.boolean(), (gaps, withPrefix, lower) => {
      const number = newOrderNumber();
      const typed = [...`${withPrefix ? "TB" : ""}${number}`]
        .map((char, at) => `${gaps[at]}${char}`)
        .join("");
      expect(parseOrderNumber(lower ? typed.toLowerCase() : typed)).toBe(number);
    }),
  );
});

test("letters that look like digits are read as digits", () => {
  expect(parseOrderNumber("tb-oOiI-lL01-abcd")).toBe("00111101ABCD");
});

test("a number that begins with TB retains it", () => {
  expect(parseOrderNumber("TBTB-TBTB-TBTB")).toBe("TBTBTBTBTBTB");
  expect(parseOrderNumber("TB0000000000")).toBe("TB0000000000");
  expect(parseOrderNumber("TB-TB00-0000-0000")).toBe("TB0000000000");
});

test.each([
  "",
  "TB-",
  "TB-1234-5678-9ABU",
  "TB-1234-5678-9AB",
  "TB-1234-5678-9ABCD",
  "1234_5678_9ABC",
  "ТB-1234",
])("%j is no order number", (typed) => {
  expect(parseOrderNumber(typed)).toBeUndefined();
});

test("a number is read out of the message it was copied with, whatever marks of direction are round it", () => {
  for (const text of [
    "\u2068TB-4K7M-9QXT-2HBC\u2069",
    "\u200fTB\u20114K7M\u22129QXT\u20132HBC\u200b",
    "#TB-4K7M-9QXT-2HBC.",
    "ＴＢ－４Ｋ７Ｍ－９ＱＸＴ－２ＨＢＣ",
    "TB-۴K۷M-۹QXT-۲HBC",
    "This is Tabeeb. Please confirm or cancel your order TB-4K7M-9QXT-2HBC (Rs. 7,350, cash on delivery):\nhttps://tabeeb.example/order-confirm/0b1c\n\nالسلام علیکم! براہِ کرم اپنے آرڈر \u2068TB-4K7M-9QXT-2HBC\u2069 کی تصدیق کریں",
    "آرڈر \u2068TB-۴K۷M-9QXT-2HBC\u2069 آپ کی طرف روانہ ہے۔",
  ])
    expect(parseOrderNumber(text), text).toBe("4K7M9QXT2HBC");
});
