import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["Sana@Example.com", "sana@example.com"],
  ["sana+shop@example.com", "sana@example.com"],
  ["sana+a+b@example.com", "sana@example.com"],
  ["+sana@example.com", "+sana@example.com"],
  ['"a@b+c"@example.com', '"a@b@example.com'],
])("%s comes to the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
