import { expect, test } from "vitest";
import { describeOrderItem, measurementsOf, type ShownItem } from "./describe-order-item.ts";

const item = {
  id: "1",
  _id: "mall-road-v-neck-set",
  name: "Mall Road V-Neck Set",
  category: "Women",
  product_code: "TB-W-101",
  images: {},
  sizes: "M",
  color: { _id: "teal", label: "Teal", value: "#177a84" },
  fabric_type: { _id: "cotton", name: "Plain Cotton", price: 0 },
  trouser: true,
  trouserOptions: "Straight",
  cap: true,
  price: 4850,
  sale_price: 4850,
  name_engraving_charges: 0,
  cap_charges: 350,
  custom_size_charges: 0,
  quantity: 1,
};

function words(changes: Partial<ShownItem>): string[] {
  return describeOrderItem({ ...item, ...changes } as ShownItem).map(
    ({ label, value }) => `${label} ${value}`,
  );
}

test("names every choice of an item", () => {
  expect(words({ ...item, name_engraving: false, custom_size: false })).toEqual([
    "Fabric Plain Cotton",
    "Size M",
    "Color Teal",
    "Trouser Straight",
    "Cap Yes",
  ]);
});

test("shows in tracking that there is an engraving and a custom size, without their contents", () => {
  const tracked = words({ ...item, name_engraving: true, custom_size: true, sizes: false });
  expect(tracked).toContain("Name engraving Yes");
  expect(tracked).toContain("Size Custom size selected");
});

test("shows the engraved name and its side on the customer's order", () => {
  const own = words({
    ...item,
    custom_size: false,
    name_engraving: { name: "Dr. Ayesha Khan", position: "left" },
  });
  expect(own).toContain("Name engraving Dr. Ayesha Khan, left");
});

test("shows every measurement of a custom size and its note on the customer's order", () => {
  const custom_size = {
    shirtLength: 28,
    chest: 40.5,
    shoulder: 17,
    sleeveLength: 9,
    trouserWaist: 32,
    trouserLength: 38.25,
    otherNote: "Over a vest",
  };
  const own = measurementsOf({ ...item, sizes: false, custom_size, name_engraving: false });
  expect(own.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "Shirt length 28 in",
    "Chest 40.5 in",
    "Shoulder 17 in",
    "Sleeve length 9 in",
    "Trouser waist 32 in",
    "Trouser length 38.25 in",
    "Note Over a vest",
  ]);
  expect(measurementsOf({ ...item, sizes: false, custom_size: true, name_engraving: false })).toEqual([]);
});
