import { expect, test } from "vitest";
import { toCsv } from "#contract/values/csv.ts";
import { cellsOf, throughASpreadsheet } from "#server/testing/spreadsheet.ts";
import { digitsAsText, phoneAsText } from "./digits-as-text.ts";

test.each([
  ["05400", "054 00"],
  ["54000", "54000"],
  ["26112300000000017", "2611 2300 0000 0001 7"],
  ["KI7500123", "KI7500123"],
  ["", ""],
])("the number %j is written %j", (number, cell) => expect(digitsAsText(number)).toBe(cell));

test.each([
  ["923002414833", "0300-2414833"],
  ["03002414833", "0300-2414833"],
  ["924235761234", "9242-35761234"],
  ["", ""],
])("the phone %j is written %j", (phone, cell) => expect(phoneAsText(phone)).toBe(cell));

test("a spreadsheet that saves such cells with nothing typed leaves every digit", () => {
  const cells = [
    ...["05400", "54000", "26112300000000017", "000123456789"].map(digitsAsText),
    ...["923002414833", "4420794600958"].map(phoneAsText),
  ];
  expect(cellsOf(throughASpreadsheet(toCsv([cells])))).toEqual([cells]);
});
