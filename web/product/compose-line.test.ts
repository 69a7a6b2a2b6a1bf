import fc from "fast-check";
import { expect, test } from "vitest";
import { lineItem, orderedLine } from "#contract/cart/line-item.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import type { OfferedOption } from "#contract/options/invented.ts";
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
  options: {},
};

test("contains the choices of a line, and charges only for them", () => {
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

test("adds the fabric to the sale price as well", () => {
  const line = composeLine({ ...scrubSet, sale_price: 4000 }, plain, demoCharges);
  expect([line.price, line.sale_price]).toEqual([5500, 4650]);
});

test("includes the charges of options before their choices have loaded", () => {
  const offer = { isRequired: false, isGrouped: false, isTracked: false, excludes: [] };
  const values = [{ id: "gold", name: "Gold", charge: 400 }];
  const options: OfferedOption[] = [
    { ...offer, id: "pocket", kind: "yes-no", name: "Pen pocket", charge: 150 },
    { ...offer, id: "piping", kind: "one-of", name: "Piping", charge: 0, values },
  ];
  const choices = { ...plain, options: { pocket: "yes", piping: "gold" } };
  const { rows, total } = priceList({ ...scrubSet, options }, { ...choices, isMeasured: false }, demoCharges);
  expect(rows.slice(-2)).toEqual([
    { label: "Pen pocket", amount: 150 },
    { label: "Piping", amount: 400 },
  ]);
  expect(total).toBe(6050);
});

test("gives a product without trousers a line without a trouser", () => {
  const line = composeLine(scrubSet, { ...plain, trouser: null }, demoCharges);
  expect([line.trouser, line.trouserOptions]).toEqual([false, null]);
});

test("includes an engraving only when it is wanted and has a name", () => {
  const engraved = (wanted: boolean, name: string) =>
    composeLine(scrubSet, { ...plain, engraving: { wanted, name, position: "right" } }, demoCharges);
  expect(engraved(false, "Dr. Ayesha")).toMatchObject({ name_engraving: false, name_engraving_charges: 0 });
  expect(engraved(true, "  ")).toMatchObject({ name_engraving: false, name_engraving_charges: 0 });
  expect(engraved(true, " Dr. Ayesha ")).toMatchObject({
    name_engraving: { name: "Dr. Ayesha", position: "right" },
    name_engraving_charges: 300,
  });
});

test("includes a second line and a thread, at the price of the list", () => {
  const engraving = { ...noEngraving, wanted: true, name: "Dr. Ayesha", second: " ICU ", thread: "red" };
  const sewnWith = (change: Partial<typeof engraving>) =>
    composeLine(scrubSet, { ...plain, engraving: { ...engraving, ...change } }, demoCharges);
  const red = { _id: "red", name: "Red", value: "#b3202c" };
  expect(sewnWith({})).toMatchObject({
    name_engraving: { name: "Dr. Ayesha", position: "left", second: "ICU", thread: red },
    name_engraving_charges: 450,
  });
  const plainly = sewnWith({ second: " ", thread: "gone" });
  expect(plainly.name_engraving).toStrictEqual({ name: "Dr. Ayesha", position: "left" });
  expect(plainly.name_engraving_charges).toBe(300);
  expect(
    new Set([sewnWith({}), plainly, sewnWith({ thread: "gold" })].map((line) => line.uniqueId)).size,
  ).toBe(3);
});

test("retains only the picture of the front in the chosen color and trouser", () => {
  const imagesIn = (trouser: string) =>
    scrubSet.colors.map((color) => composeLine(scrubSet, { ...plain, color, trouser }, demoCharges).images);
  const front = { primary: pictureNamed("front") };
  expect(imagesIn("Straight")).toEqual([front, { primary: pictureNamed("front-maroon") }]);
  expect(imagesIn("Jogger")).toEqual([front, { primary: pictureNamed("front-maroon-jogger") }]);
});

/** A line contains a whole thread; the server reads its id. */
function threadSent({ thread }: { thread?: { _id: string } | undefined }): { thread?: string } {
  return thread ? { thread: thread._id } : {};
}

test("composes only line items that the server can read", () => {
  fc.assert(
    fc.property(anyPricedProduct, anyCompleteChoices, anyCharges, (product, choices, charges) => {
      const line = composeLine(product, choices, charges);
      expect(lineItem.parse(line)).toEqual(line);
      expect(orderedLine.parse(line)).toMatchObject({
        sizes: line.sizes,
        custom_size: line.custom_size,
        name_engraving: line.name_engraving && { ...line.name_engraving, ...threadSent(line.name_engraving) },
        color: line.color._id,
        fabric_type: line.fabric_type._id,
      });
    }),
  );
});

test("totals the price list to the cart's price of one piece", () => {
  fc.assert(
    fc.property(anyPricedProduct, anyCompleteChoices, anyCharges, (product, choices, charges) => {
      const isMeasured = choices.customSize !== null;
      const { total, rows } = priceList(product, { ...choices, isMeasured }, charges);
      expect(total).toBe(unitPrice(composeLine(product, choices, charges)));
      expect(rows.slice(1).every(({ amount, label }) => amount > 0 && label !== "")).toBe(true);
    }),
  );
});
