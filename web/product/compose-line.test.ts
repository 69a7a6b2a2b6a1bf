import fc from "fast-check";
import { expect, test } from "vitest";
import { lineItem, orderedLine } from "#contract/line-item.ts";
import { unitPrice } from "#contract/line-price.ts";
import {
  anyCharges,
  anyCompleteChoices,
  anyPricedProduct,
  demoCharges,
  pictureNamed,
  scrubSet,
} from "../catalog/testing/any-product.ts";
import { type CompleteChoices, noEngraving } from "./choices/product-choices.ts";
import { composeLine } from "./compose-line.ts";
import { priceList } from "./price-list.ts";

const plain: CompleteChoices = {
  color: { _id: "teal", label: "Teal", value: "#177a84" },
  fabric: { _id: "stretch", name: "Four-Way Stretch", price: 650 },
  trouser: "Jogger",
  size: "M",
  customSize: null,
  engraving: noEngraving,
  cap: false,
};

test("a line says what was chosen and charges nothing for what was not", () => {
  expect(composeLine(scrubSet, plain, demoCharges)).toMatchObject({
    _id: "mall-road-v-neck-set",
    sizes: "M",
    custom_size: false,
    color: { label: "Teal" },
    fabric_type: { name: "Four-Way Stretch", price: 650 },
    trouser: true,
    trouserOptions: "Jogger",
    cap: false,
    name_engraving: false,
    price: 5500,
    sale_price: 5500,
    name_engraving_charges: 0,
    cap_charges: 0,
    custom_size_charges: 0,
    quantity: 1,
  });
});

test("the fabric is added to the sale price as well", () => {
  const line = composeLine({ ...scrubSet, sale_price: 4000 }, plain, demoCharges);
  expect([line.price, line.sale_price]).toEqual([5500, 4650]);
});

test("a product without trousers has no trouser on its line", () => {
  const line = composeLine(scrubSet, { ...plain, trouser: null }, demoCharges);
  expect([line.trouser, line.trouserOptions]).toEqual([false, null]);
});

test("an engraving goes along only when it is wanted and has a name", () => {
  const engraved = (wanted: boolean, name: string) =>
    composeLine(scrubSet, { ...plain, engraving: { wanted, name, position: "right" } }, demoCharges);
  expect(engraved(false, "Dr. Ayesha")).toMatchObject({ name_engraving: false, name_engraving_charges: 0 });
  expect(engraved(true, "  ")).toMatchObject({ name_engraving: false, name_engraving_charges: 0 });
  expect(engraved(true, " Dr. Ayesha ")).toMatchObject({
    name_engraving: { name: "Dr. Ayesha", position: "right" },
    name_engraving_charges: 300,
  });
});

test("of the pictures the line keeps the front in the chosen color and trouser alone", () => {
  const imagesIn = (trouser: string) =>
    scrubSet.colors.map((color) => composeLine(scrubSet, { ...plain, color, trouser }, demoCharges).images);
  const front = { primary: pictureNamed("front") };
  expect(imagesIn("Straight")).toEqual([front, { primary: pictureNamed("front-maroon") }]);
  expect(imagesIn("Jogger")).toEqual([front, { primary: pictureNamed("front-maroon-jogger") }]);
});

test("every line is a line item that the server can read", () => {
  fc.assert(
    fc.property(anyPricedProduct, anyCompleteChoices, anyCharges, (product, choices, charges) => {
      const line = composeLine(product, choices, charges);
      expect(lineItem.parse(line)).toEqual(line);
      expect(orderedLine.parse(line)).toMatchObject({
        sizes: line.sizes,
        custom_size: line.custom_size,
        name_engraving: line.name_engraving,
        color: line.color._id,
        fabric_type: line.fabric_type._id,
      });
    }),
  );
});

test("the total of the price list is what one piece costs in the cart", () => {
  fc.assert(
    fc.property(anyPricedProduct, anyCompleteChoices, anyCharges, (product, choices, charges) => {
      const { total, rows } = priceList(product, choices, charges);
      expect(total).toBe(unitPrice(composeLine(product, choices, charges)));
      expect(rows.slice(1).every(({ amount, label }) => amount > 0 && label !== "")).toBe(true);
    }),
  );
});
