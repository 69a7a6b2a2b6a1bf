import { expect, test } from "vitest";
import { lastAddressFields } from "./last-address.ts";

const place = {
  address: "14 Mall Road",
  area: "Gulberg",
  city: "Lahore",
  province: "Punjab",
  postal_code: "54000",
};
const last = { ...place, phone: "03001234567" };

test("an empty form gets the whole place and the phone", () => {
  expect(lastAddressFields(last, { name: "Ayesha" }, "")).toEqual(last);
});

test("the address of the profile gives way, what was typed does not", () => {
  expect(lastAddressFields(last, { address: "7 Canal Bank" }, "7 Canal Bank")).toEqual(last);
  expect(lastAddressFields(last, { address: "7 Canal Bank" }, "")).toEqual({ phone: last.phone });
});

test.each(["city", "area", "postal_code", "province"])(
  "a written %s is mixed with no other place",
  (name) => {
    expect(lastAddressFields(last, { [name]: "Karachi", phone: "03451234567" }, "")).toEqual({});
  },
);

test("a province that there is not is chosen anew", () => {
  const { province, ...others } = last;
  expect(lastAddressFields({ ...last, province: "Texas" }, {}, "")).toEqual(others);
});
