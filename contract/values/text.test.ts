import { describe, expect, test } from "vitest";
import { reason } from "./reason.ts";
import {
  emailAddress,
  line,
  paragraph,
  postalCode,
  requiredLine,
  requiredParagraph,
  sentence,
} from "./text.ts";

const missing = reason("ENTER_YOUR_NAME");

describe("text", () => {
  test.each(["a\0b", "a\u0007b", "a\u0085b", "a\ud800b", "a\ufdd0b", "a\uffffb", "a\u{1fffe}b"])(
    "with %j is refused",
    (text) => {
      expect(line(10).safeParse(text).success).toBe(false);
      expect(paragraph(10).safeParse(text).success).toBe(false);
    },
  );

  test("refuses a line break in one line, and accepts it in several", () => {
    expect(line(10).safeParse("a\nb").success).toBe(false);
    expect(paragraph(10).parse("a\n\tb")).toBe("a\n\tb");
  });

  test.each([
    "\u200b",
    "\u3164\uffa0",
    "\u2800",
    "\u2060\ufeff",
    "\u200f\u202e",
    "\u{e0041}",
    "\u00ad\u034f",
  ])("refuses the invisible %j where it is required", (text) => {
    expect(requiredLine(10, missing).safeParse(text).error?.issues[0]?.message).toBe(missing);
    expect(requiredParagraph(10, missing).safeParse(text).success).toBe(false);
  });

  test("preserves joiners between letters of Urdu, and every mark in several lines", () => {
    for (const name of ["ثنا\u200cخان", "👩‍⚕️", "Ayesha"])
      expect(requiredLine(20, missing).parse(name)).toBe(name);
    expect(requiredLine(20, missing).parse("\u200fعلی\u200f")).toBe("علی");
    expect(paragraph(20).parse("\u200fگلی ۷ — Lahore")).toBe("\u200fگلی ۷ — Lahore");
    expect(sentence(20).parse("Eid sale — 20 %")).toBe("Eid sale — 20 %");
  });

  test("preserves whole characters beyond the basic plane", () => {
    expect(line(10).parse("😷 ok")).toBe("😷 ok");
  });

  test("normalises line endings of any device", () => {
    expect(requiredParagraph(10, missing).parse("a\r\nb\rc")).toBe("a\nb\nc");
  });
});

test.each([
  ["54000", "54000"],
  [" 54 000 ", "54000"],
  ["۵۴۰۰۰", "54000"],
  ["٥٤٠٠٠", "54000"],
  [54_000, "54000"],
])("the postal code %j is %s", (typed, digits) => expect(postalCode.parse(typed)).toBe(digits));

test("accepts at most 64 characters before the @ of an address", () => {
  expect(emailAddress.parse(`${"a".repeat(64)}@example.com`)).toHaveLength(76);
  const long = emailAddress.safeParse(`${"a".repeat(65)}@example.com`);
  expect(long.error?.issues[0]?.message).toBe(reason("EMAIL_MAILBOX_TOO_LONG"));
});
