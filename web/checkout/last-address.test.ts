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

test("the last order's address replaces the profile's but not typed fields", () => {
  expect(lastAddressFields(last, { address: "7 Canal Bank" }, "7 Canal Bank")).toEqual(last);
  expect(lastAddressFields(last, { address: "7 Canal Bank" }, "")).toEqual({ phone: last.phone });
});

test.each(["city", "area", "postal_code", "province"])(
  "a written %s is mixed with no other place",
  (name) => {
    expect(lastAddressFields(last, { [name]: "Karachi", phone: "03451234567" }, "")).toEqual({});
  },
);

test("an unknown province is left to be chosen", () => {
  const { province, ...others } = last;
  expect(lastAddressFields({ ...last, province: "Texas" }, {}, "")).toEqual(others);
});
