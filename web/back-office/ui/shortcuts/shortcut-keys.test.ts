import { expect, test } from "vitest";
import { shortcutOf, shortcuts } from "./shortcut-keys.ts";

const plain = { ctrlKey: false, altKey: false, metaKey: false, repeat: false, isComposing: false };

test.each([
  ["s", "search"],
  ["S", "search"],
  ["n", "next"],
  ["p", "back"],
  ["t", "print"],
  ["/", "find"],
  ["b", undefined],
  ["?", "help"],
  ["؟", "help"],
  ["x", undefined],
  ["Enter", undefined],
])("%s is %s", (key, name) => {
  expect(shortcutOf({ ...plain, key })).toBe(name);
});

test.each(["ctrlKey", "altKey", "metaKey", "repeat", "isComposing"])(
  "leaves the key to the browser with %s",
  (held) => {
    expect(shortcutOf({ ...plain, key: "p", [held]: true })).toBeUndefined();
  },
);

test("assigns each key once", () => {
  expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(shortcuts.length);
});
