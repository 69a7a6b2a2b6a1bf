import { expect, test } from "vitest";
import { restoreContact } from "./restore-contact.ts";

const ayesha = {
  id: "7",
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "03001234567",
  address: "",
  role: "customer",
};
const bilal = { ...ayesha, id: "8", name: "Bilal Ahmed", email: "bilal@example.com" };
const nobodyYet = { known: false, user: undefined };
const guest = { known: true, user: undefined };

test("typed fields win over the profile, which fills in the rest", () => {
  const draft = { owner: "", fields: { name: "Dr. Ayesha", email: "", city: "Lahore" } };
  expect(restoreContact(draft, { known: true, user: ayesha })).toEqual({
    outcome: "fill",
    fields: {
      name: "Dr. Ayesha",
      email: "ayesha@example.com",
      phone: "03001234567",
      address: "",
      city: "Lahore",
    },
  });
});

test("a guest's draft is restored without waiting for the session", () => {
  const draft = { owner: "", fields: { city: "Lahore" } };
  expect(restoreContact(draft, nobodyYet)).toEqual({ outcome: "fill", fields: { city: "Lahore" } });
  expect(restoreContact(draft, guest)).toEqual({ outcome: "fill", fields: { city: "Lahore" } });
});

test("a customer's draft is shown to that customer alone", () => {
  const draft = { owner: "7", fields: { address: "14 Mall Road" } };
  expect(restoreContact(draft, nobodyYet)).toEqual({ outcome: "wait" });
  expect(restoreContact(draft, { known: true, user: ayesha })).toMatchObject({
    outcome: "fill",
    fields: { address: "14 Mall Road" },
  });
  expect(restoreContact(draft, guest)).toEqual({ outcome: "forget", fields: {} });
  expect(restoreContact(draft, { known: true, user: bilal })).toMatchObject({
    outcome: "forget",
    fields: { name: "Bilal Ahmed", address: "" },
  });
});
