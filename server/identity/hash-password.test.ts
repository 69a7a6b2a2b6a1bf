import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";

test("stores an Argon2id hash with its parameters, and verifies the password", async () => {
  const kept = await hashPassword("bolan pass sunrise");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(kept, "bolan pass sunrise")).toBe(true);
  expect(await verifyPassword(kept, "bolan pass sunset")).toBe(false);
  expect(isOutdated(kept)).toBe(false);
});

test("an account without a password accepts none", async () => {
  expect(await verifyPassword(null, "anything at all")).toBe(false);
  expect(await verifyPassword(undefined, "")).toBe(false);
});

test("one password in two spellings of Unicode is one password", async () => {
  const kept = await hashPassword("caf\u00e9 au lait");
  expect(await verifyPassword(kept, "cafe\u0301 au lait")).toBe(true);
});

test("notices a hash of weaker parameters", async () => {
  expect(isOutdated(await hash("old one", { memoryCost: 4_096, timeCost: 3 }))).toBe(true);
});
