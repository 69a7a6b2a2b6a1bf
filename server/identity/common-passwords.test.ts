import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test, vi } from "vitest";
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
  // Compared in lower case, so they must be stored in it.
  const isKnown = await Promise.all(long.map(isCommonPassword));
  expect(long.filter((_password, index) => !isKnown[index])).toEqual([]);
});

test("a list that could not be loaded is loaded again", async () => {
  vi.resetModules();
  vi.doMock("@zxcvbn-ts/language-common", () => Promise.reject(new Error("too many open files")));
  const anew = await import("./common-passwords.ts");
  await expect(anew.isCommonPassword("password")).rejects.toThrow();
  vi.doUnmock("@zxcvbn-ts/language-common");
  expect(await anew.isCommonPassword("password")).toBe(true);
});
