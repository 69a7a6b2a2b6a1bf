import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["a mark of direction", "\u200fWELCOME10\u202c", "WELCOME10"],
  ["isolates", "\u2068TB-1234\u2069", "TB-1234"],
  ["a space of no width", "WEL\u200bCOME\ufeff10", "WELCOME10"],
  ["a soft hyphen", "54\u00ad000", "54000"],
  ["a filler", "\u3164Sana\uffa0", "Sana"],
  ["spaces of any kind", "Sana\u00a0Khan\u2003Dr\u202f\u3000", "Sana Khan Dr  "],
  ["dashes of any kind", "0300\u20111234\u22125\u2013\u2014\uff0d", "0300-1234-5---"],
  ["full-width letters", "ＴＢ－１２　Ａ＠ｂ．ｃｏｍ", "TB-12 A@b.com"],
  ["Urdu digits", "۰۳۰۰ ۱۲۳", "0300 123"],
  ["Arabic digits", "٠٣٠٠", "0300"],
])("normalises %s", (_title, typed, meant) => {
  expect(plainText(typed)).toBe(meant);
  expect(plainText(meant)).toBe(meant);
});

test("preserves joiners inside Urdu words and emoji, and removes all others", () => {
  for (const text of ["می\u200cخواہم", "اُ\u200dن", "👩‍⚕️ Sana", "❤️‍🔥"]) expect(plainText(text)).toBe(text);
  expect(plainText("\u200cثنا\u200c خان\u200d")).toBe("ثنا خان");
  expect(plainText("WEL\u200dCOME\u200c10\ufe0f")).toBe("WELCOME10");
  expect(plainText("می\u200f\u200cخواہم")).toBe("می\u200cخواہم");
});

test("preserves the digits of Urdu words", () => {
  expect(plainText("وارڈ ۱۲")).toBe("وارڈ ۱۲");
});
