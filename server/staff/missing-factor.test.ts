import { expect, test } from "vitest";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { missingFactor } from "./missing-factor.ts";

function sessionOf(role: StaffRole, hasSecondFactor: boolean, isVerified: boolean) {
  return {
    staff: { id: "1", name: "", email: "", role, hasSecondFactor },
    isVerified,
    isKnownDevice: false,
    isConfirmed: true,
  };
}

test.each(["owner", "manager"] as const)(
  "requires an app of the %s, unless a setting allows otherwise",
  (role) => {
    expect(missingFactor(sessionOf(role, false, false), "required")).toBe("enrol");
    expect(missingFactor(sessionOf(role, false, false), "optional")).toBe("none");
  },
);

test("requires none of the workshop", () => {
  expect(missingFactor(sessionOf("workshop", false, false), "required")).toBe("none");
});

test.each(["required", "optional"] as const)(
  "requires the code of an existing app, be it %s or not",
  (rule) => {
    for (const role of ["owner", "manager", "workshop"] as const) {
      expect(missingFactor(sessionOf(role, true, false), rule)).toBe("verify");
      expect(missingFactor(sessionOf(role, true, true), rule)).toBe("none");
    }
  },
);

test("rejects a session from before the app was removed", () => {
  expect(missingFactor(sessionOf("owner", false, true), "required")).toBe("enrol");
});
