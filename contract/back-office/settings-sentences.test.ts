import { expect, test } from "vitest";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { advanceRules } from "#contract/settings/advance-settings.ts";
import { transferAccounts } from "#contract/settings/transfer-settings.ts";
import { advanceReasons } from "../payments/advance-rules.ts";

const account = { isOffered: false, title: "Tabeeb", number: "", bank: "" };

function saidOf(number: string): string[] {
  const accounts = { "bank-transfer": { ...account, isOffered: true, number }, easypaisa: account };
  const read = transferAccounts.safeParse({ ...accounts, raast: account, jazzcash: account });
  return read.success ? [] : read.error.issues.map(({ message }) => inEnglish(message));
}

test.each([
  ["too short", "PK36 SCBL", "Enter the 24 characters of an IBAN, such as PK36 SCBL 0000 0011 2345 6702"],
  [
    "mistyped",
    "PK36 SCBL 0000 0011 2345 6703",
    "A character of this IBAN is wrong: its check digits do not match",
  ],
])("an IBAN that is %s is answered by what is wrong with it", (_, number, sentence) => {
  expect(saidOf(number)).toEqual([sentence]);
});

test("an IBAN that fits is taken", () => {
  expect(saidOf("PK36 SCBL 0000 0011 2345 6702")).toEqual([]);
});

test.each([
  ["percent", 12.5, ["Enter a whole number of per cent"]],
  ["percent", 101, ["Enter at most 100 per cent"]],
  ["percent", 100, []],
  ["rupees", 12.5, ["Enter whole rupees"]],
  ["rupees", 500, []],
])("a share in %s of %s is answered in its own unit", (unit, value, sentences) => {
  const shares = Object.fromEntries(advanceReasons.map((reason) => [reason, { unit, value: 0 }]));
  const [first = ""] = advanceReasons;
  const read = advanceRules.safeParse({
    largeFrom: 0,
    mostAtDoor: 0,
    shares: { ...shares, [first]: { unit, value } },
  });
  expect(read.success ? [] : read.error.issues.map(({ message }) => inEnglish(message))).toEqual(sentences);
});
