import { expect, test } from "vitest";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { otpResolver, profileResolver, resetResolver } from "./schemas.ts";
import { translateErrors } from "./translate-errors.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

async function complaintsOfReset(resetPassword: string, confirmPassword: string) {
  const { errors } = await resetResolver({ resetPassword, confirmPassword }, undefined, options);
  translateErrors(errors, inEnglish);
  return [errors.resetPassword?.message, errors.confirmPassword?.message];
}

test("requires a new password twice, and equal", async () => {
  expect(await complaintsOfReset("stitch-the-seam", "stitch-the-seam")).toEqual([undefined, undefined]);
  expect(await complaintsOfReset("stitch-the-seam", "stitch-the-same")).toEqual([
    undefined,
    "Passwords do not match",
  ]);
  expect(await complaintsOfReset("short", "shirt")).toEqual([
    "Use at least 8 characters",
    "Passwords do not match",
  ]);
  expect(await complaintsOfReset("stitch-the-seam", "")).toEqual([undefined, "Enter the password again"]);
});

test("preserves spaces around a password", async () => {
  expect(await complaintsOfReset("stitch-the-seam", "stitch-the-seam ")).toContain("Passwords do not match");
});

test.each(["302667", " 302 667 ", "302667 302667"])("accepts the code pasted as %j", async (otp) => {
  const { values } = await otpResolver({ otp }, undefined, options);
  expect(values).toEqual({ otp: otp.replaceAll(" ", "") });
});

test("lets a phone number and an address be removed, but not a name", async () => {
  const taken = { name: "", email: "a@example.com", phone: "", address: "" };
  const { errors } = await profileResolver(taken, undefined, options);
  expect(Object.keys(errors)).toEqual(["name"]);
});
