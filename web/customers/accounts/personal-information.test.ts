import fc from "fast-check";
import { expect, test } from "vitest";
import { changedDetails } from "./personal-information.tsx";

const details = fc.record({
  name: fc.string(),
  email: fc.string(),
  phone: fc.string(),
  address: fc.string(),
});

test("does not send unchanged fields", () => {
  const stored = { name: "Ayesha", email: "a@example.com", phone: "", address: "Lahore" };
  expect(changedDetails(stored, { ...stored, phone: "03001234567" })).toEqual({ phone: "03001234567" });
  expect(changedDetails(stored, { ...stored, address: "" })).toEqual({ address: "" });
  expect(changedDetails(stored, { ...stored })).toBeUndefined();
  expect(changedDetails(stored, {})).toBeUndefined();
});

test("adds up stored fields and changes to the input, without empty changes", () => {
  fc.assert(
    fc.property(details, details, (stored, entered) => {
      const changes = changedDetails(stored, entered) ?? {};
      expect({ ...stored, ...changes }).toEqual(entered);
      for (const [name, value] of Object.entries(changes)) expect(stored).not.toHaveProperty(name, value);
    }),
  );
});
