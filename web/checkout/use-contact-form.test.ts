import { expect, test } from "vitest";
import { lastAddressFields, restoreContact } from "./use-contact-form.ts";

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

test("prefers typed fields over the profile, which fills in the rest", () => {
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

test("restores a guest's draft without waiting for the session", () => {
  const draft = { owner: "", fields: { city: "Lahore" } };
  expect(restoreContact(draft, nobodyYet)).toEqual({ outcome: "fill", fields: { city: "Lahore" } });
  expect(restoreContact(draft, guest)).toEqual({ outcome: "fill", fields: { city: "Lahore" } });
});

test("shows a customer's draft to that customer only", () => {
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

const place = {
  address: "14 Mall Road",
  area: "Gulberg",
  city: "Lahore",
  province: "Punjab",
  postal_code: "54000",
};
const last = { ...place, phone: "03001234567" };

test("fills an empty form with the whole place and the phone", () => {
  expect(lastAddressFields(last, { name: "Ayesha" }, "")).toEqual(last);
});

test("prefers the last order's address over the profile's but not over typed fields", () => {
  expect(lastAddressFields(last, { address: "7 Canal Bank" }, "7 Canal Bank")).toEqual(last);
  expect(lastAddressFields(last, { address: "7 Canal Bank" }, "")).toEqual({ phone: last.phone });
});

test.each(["city", "area", "postal_code", "province"])(
  "does not mix a typed %s with another place",
  (name) => {
    expect(lastAddressFields(last, { [name]: "Karachi", phone: "03451234567" }, "")).toEqual({});
  },
);

test("leaves an unknown province to be chosen", () => {
  const { province, ...others } = last;
  expect(lastAddressFields({ ...last, province: "Texas" }, {}, "")).toEqual(others);
});
