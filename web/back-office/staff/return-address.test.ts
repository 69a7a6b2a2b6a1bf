import { expect, test } from "vitest";
import { returnAddress, signInAddress } from "./return-address.ts";

function signInFor(address: string): URLSearchParams {
  const page = signInAddress(new Request(`https://shop.example${address}`));
  return new URL(page, "https://shop.example").searchParams;
}

test.each(["/orders?q=Ayesha%20Khan&status=Pending", "/products/new"])(
  "signing in leads back to %s",
  (from) => {
    expect(returnAddress(signInFor(`/admin${from}`))).toBe(from);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/sign-in",
  "",
])("signing in never leads to %s", (from) => {
  expect(returnAddress(new URLSearchParams({ from }))).toBe("/");
});
