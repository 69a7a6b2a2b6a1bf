import { expect, test } from "vitest";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { missingFactor } from "./missing-factor.ts";

function sessionOf(role: StaffRole, hasSecondFactor: boolean, isVerified: boolean) {
  return { staff: { id: "1", name: "", email: "", role, hasSecondFactor }, isVerified };
}

test.each(["owner", "manager"] as const)("the %s needs an app, unless a setting says otherwise", (role) => {
  expect(missingFactor(sessionOf(role, false, false), "required")).toBe("enrol");
  expect(missingFactor(sessionOf(role, false, false), "optional")).toBe("none");
});

test("the workshop needs none", () => {
  expect(missingFactor(sessionOf("workshop", false, false), "required")).toBe("none");
});

test.each(["required", "optional"] as const)("who has an app gives its code, be it %s or not", (rule) => {
  for (const role of ["owner", "manager", "workshop"] as const) {
    expect(missingFactor(sessionOf(role, true, false), rule)).toBe("verify");
    expect(missingFactor(sessionOf(role, true, true), rule)).toBe("none");
  }
});

test("a session from before the app was taken away is not enough", () => {
  expect(missingFactor(sessionOf("owner", false, true), "required")).toBe("enrol");
});
