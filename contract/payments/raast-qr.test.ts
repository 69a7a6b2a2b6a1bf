import fc from "fast-check";
import { expect, test } from "vitest";
import { raastQr } from "./raast-qr.ts";

const iban = "PK36SCBL0000001123456702";

// Expected values are computed independently, with the sample IBAN of the IBAN registry.
test.each([
  [{ iban }, "0002020102110202000424PK36SCBL000000112345670210045772"],
  [{ iban, rupees: 2500 }, "0002020102120202000424PK36SCBL0000001123456702050425001004020A"],
  [
    { iban, rupees: 1250.5, validUntil: "311220262359" },
    "0002020102120202000424PK36SCBL000000112345670205071250.50071231122026235910043866",
  ],
])("encodes %o like the banks", (transfer, text) => {
  expect(raastQr(transfer)).toBe(text);
});

/** Splits the fields by their lengths, as an app does. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test("gives apps the account and the exact amount, and detects an error in any character", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(), (rupees, place) => {
      const text = raastQr({ iban, rupees });
      expect(fieldsOf(text)).toMatchObject({ "01": "12", "04": iban, "05": String(rupees) });
      const at = place % (text.length - 8);
      const slipped = text.slice(0, at) + (text[at] === "7" ? "8" : "7") + text.slice(at + 1);
      const amount = fieldsOf(text)["10"];
      expect(checkedAnew(slipped)).not.toBe(amount);
    }),
  );
});

/** The checksum bit by bit, an algorithm independent of the program's. */
function checkedAnew(text: string): string {
  const bits = [...text.slice(0, -4)].flatMap((letter) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (letter.charCodeAt(0) >> bit) & 1),
  );
  let crc = 0xffff;
  for (const bit of bits) {
    const top = ((crc >> 15) & 1) ^ bit;
    crc = (crc << 1) & 0xffff;
    if (top) crc ^= 0x1021;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
