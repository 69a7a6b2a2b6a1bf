import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineItem } from "#contract/cart/line-item.ts";
import { anyLineItem } from "#contract/testing/any-line-item.ts";
import {
  addLine,
  type Cart,
  cartOf,
  decreaseLine,
  emptyCart,
  increaseLine,
  removeLine,
} from "./cart-operations.ts";

type Act = { kind: "add" | "increase" | "decrease" | "remove"; line: LineItem };

function apply(cart: Cart, { kind, line }: Act): Cart {
  if (kind === "add") return addLine(cart, line);
  if (kind === "increase") return increaseLine(cart, line.uniqueId);
  if (kind === "decrease") return decreaseLine(cart, line.uniqueId);
  return removeLine(cart, line.uniqueId);
}

/** Every choice of a line: the model's identity, independent of uniqueId. */
function choicesOf(line: LineItem): string {
  return JSON.stringify([
    line._id,
    line.sizes,
    line.custom_size,
    line.color._id,
    line.fabric_type._id,
    line.trouserOptions,
    line.cap,
    line.name_engraving,
    (line.options ?? []).map(({ id, value }) => [id, value]).sort(),
  ]);
}

type Model = Map<string, { line: LineItem; pieces: number }>;

function applyToModel(model: Model, { kind, line }: Act): void {
  const key = choicesOf(line);
  const known = model.get(key);
  if (kind === "remove") model.delete(key);
  else if (kind === "add" && !known) model.set(key, { line, pieces: 1 });
  else if (!known) return;
  else if (kind === "decrease") known.pieces = known.pieces === 1 ? 1 : known.pieces - 1;
  else {
    known.pieces = known.pieces === 50 ? 50 : known.pieces + 1;
    if (kind === "add") known.line = line;
  }
}

function optionCharges({ options = [] }: LineItem): number {
  return options.reduce((sum, { charge }) => sum + charge, 0);
}

/** Setup charges, once per option regardless of lines. */
function paidOnce(model: Model): number {
  const amounts = new Map<string, number>();
  for (const { line } of model.values())
    for (const { id, setupCharge = 0 } of line.options ?? []) amounts.set(id, setupCharge);
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Rupees, piece by piece and charge by charge (specification section 9). */
function priceByPieces(model: Model): number {
  let sum = paidOnce(model);
  for (const { line, pieces } of model.values()) {
    for (let piece = 0; piece < pieces; piece++) {
      sum += line.sale_price > 0 ? line.sale_price : line.price;
      if (line.name_engraving) sum += line.name_engraving_charges;
      if (line.custom_size) sum += line.custom_size_charges;
      if (line.cap) sum += line.cap_charges;
      sum += optionCharges(line);
    }
  }
  return sum;
}

const anyActs = fc.array(anyLineItem, { minLength: 1, maxLength: 6 }).chain((lines) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom<Act["kind"]>("add", "add", "add", "increase", "decrease", "remove"),
      line: fc.constantFrom(...lines),
    }),
    { maxLength: 120 },
  ),
);

test("gives the same cart as a simple model after any series of changes", () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const model: Model = new Map();
      let cart = emptyCart;
      for (const act of acts) {
        cart = apply(cart, act);
        applyToModel(model, act);
      }
      const expected = [...model.values()];
      expect(cart.cart).toEqual(expected.map(({ line, pieces }) => ({ ...line, quantity: pieces })));
      expect(cart.totalQuantity).toBe(expected.reduce((sum, { pieces }) => sum + pieces, 0));
      expect(cart.totalPrice).toBe(priceByPieces(model));
    }),
  );
});

test("limits a line to 1 to 50 pieces", () => {
  const [line] = fc.sample(anyLineItem, { numRuns: 1, seed: 3 });
  if (!line) throw new Error("A sample line is needed");
  let cart = addLine(emptyCart, line);
  expect(decreaseLine(cart, line.uniqueId).totalQuantity).toBe(1);
  for (let piece = 1; piece < 50; piece++) cart = increaseLine(cart, line.uniqueId);
  expect(cart.totalQuantity).toBe(50);
  expect(increaseLine(cart, line.uniqueId).totalQuantity).toBe(50);
  expect(addLine(cart, line).totalQuantity).toBe(50);
});

test("leaves the original cart unchanged by a change", () => {
  fc.assert(
    fc.property(fc.array(anyLineItem, { maxLength: 4 }), anyLineItem, (lines, line) => {
      const before = cartOf(lines);
      const copy = structuredClone(before);
      for (const kind of ["add", "increase", "decrease", "remove"] as const) apply(before, { kind, line });
      expect(before).toEqual(copy);
    }),
  );
});
