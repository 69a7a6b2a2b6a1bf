import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password",
  "PassWord",
  "12345678",
  "qwertyuiop",
  "iloveyou",
  "Tabeeb2026!",
  "123pakistan",
  "scrubs.1",
])("refuses %s", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(["bolan pass sunrise", "my nurse likes tea", "Xk4-toothbrush", "پاسورڈ نہیں ہے"])(
  "takes %s",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test("knows thousands of them, long enough to be typed", async () => {
  const long = dictionary["passwords-common"].filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(3_000);
  // Compared in lower case, so they must be kept in it.
  const isKnown = await Promise.all(long.map(isCommonPassword));
  expect(long.filter((_password, index) => !isKnown[index])).toEqual([]);
});
