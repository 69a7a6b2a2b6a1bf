import { describe, expect, test } from "vitest";
import { line, paragraph, requiredParagraph } from "./text.ts";

describe("text", () => {
  test.each(["a\0b", "a\u0007b", "a\u0085b", "a\ud800b"])("with %j in it is refused", (text) => {
    expect(line(10).safeParse(text).success).toBe(false);
    expect(paragraph(10).safeParse(text).success).toBe(false);
  });

  test("of one line takes no line break, of several lines it does", () => {
    expect(line(10).safeParse("a\nb").success).toBe(false);
    expect(paragraph(10).parse("a\n\tb")).toBe("a\n\tb");
  });

  test("keeps whole characters beyond the basic plane", () => {
    expect(line(10).parse("😷 ok")).toBe("😷 ok");
  });

  test("has its lines ended in one way, whatever the device", () => {
    expect(requiredParagraph(10, "Missing").parse("a\r\nb\rc")).toBe("a\nb\nc");
  });
});
