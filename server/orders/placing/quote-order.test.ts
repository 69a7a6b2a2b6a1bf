import fc from "fast-check";
import { expect, test } from "vitest";
import type { OfferedProduct } from "../../pricing/read-pricing.ts";
import { quoteOrder } from "./quote-order.ts";

const navy = { _id: "c1", label: "Navy Blue", value: "#1f2e4d" };

const anyPrice = fc.oneof(fc.integer({ min: 1, max: 9_000 }), fc.constantFrom(4999, 5000, 5001, 200));
const anyCharge = fc.oneof(fc.integer({ min: 0, max: 900 }), fc.constantFrom(0, 200));

const anyOffer = fc.record({
  price: anyPrice,
  sale_price: fc.oneof(fc.constant(0), anyPrice),
  fabricPrice: anyCharge,
  engraved: fc.boolean(),
  cap: fc.boolean(),
  custom: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 50 }),
});

const anyFacts = fc.record({
  offers: fc.array(anyOffer, { minLength: 1, maxLength: 6 }),
  charges: fc.record({
    delivery: anyCharge,
    nameEngraving: anyCharge,
    secondLine: anyCharge,
    surgicalCap: anyCharge,
    customSize: anyCharge,
    isCustomSizePerPart: fc.boolean(),
  }),
  coupon: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant<"fixed">("fixed"), amount: fc.integer({ min: 1, max: 20_000 }) }),
      fc.record({ kind: fc.constant<"percent">("percent"), amount: fc.integer({ min: 1, max: 100 }) }),
    ),
    { nil: undefined },
  ),
  maximumDiscount: fc.option(fc.integer({ min: 1, max: 2_000 })),
});

type Offer = typeof anyOffer extends fc.Arbitrary<infer Value> ? Value : never;

function toProduct(offer: Offer, index: number): OfferedProduct {
  return {
    id: `p${index}`,
    name: `Product ${index}`,
    category: "Men",
    product_code: `P-${index}`,
    price: offer.price,
    sale_price: offer.sale_price,
    images: {},
    sizes: ["M"],
    name_engraving: true,
    colors: [navy],
    fabric_type: [{ _id: "f1", name: "Twill", price: offer.fabricPrice }],
    trouserOptions: [],
    options: [],
    threads: [],
    stock: null,
  };
}

function toLine(offer: Offer, index: number) {
  const measured = {
    shirtLength: 1,
    chest: 1,
    shoulder: 1,
    sleeveLength: 1,
    trouserWaist: 1,
    trouserLength: 1,
  };
  return {
    _id: `p${index}`,
    sizes: offer.custom ? (false as const) : "M",
    custom_size: offer.custom ? { ...measured, otherNote: "" } : (false as const),
    color: "c1",
    fabric_type: "Twill",
    trouserOptions: null,
    cap: offer.cap,
    name_engraving: offer.engraved ? { name: "Zoya", position: "left" as const } : (false as const),
    quantity: offer.quantity,
  };
}

type Case = typeof anyFacts extends fc.Arbitrary<infer Value> ? Value : never;

function quote({ offers, charges, coupon, maximumDiscount }: Case) {
  const terms = {
    id: "k",
    code: "K",
    minimumSubtotal: 0,
    state: "live" as const,
    usedUpByCustomer: false,
    categories: [],
  };
  const products = new Map(offers.map((offer, index) => [`p${index}`, toProduct(offer, index)]));
  const order = { items: offers.map(toLine), coupon: coupon && "k" };
  const state = coupon && { ...terms, ...coupon, maximumDiscount };
  const pricing = { version: 1, products, charges, optionNames: new Map(), coupon: state };
  return quoteOrder(order, pricing, { freeDeliveryFrom: 5000, salesTaxRates: [] });
}

function goodsByHand({ offers, charges }: Case): number {
  let goods = 0;
  for (const offer of offers) {
    goods += (offer.sale_price > 0 ? offer.sale_price : offer.price) * offer.quantity;
    goods += offer.fabricPrice * offer.quantity;
    if (offer.engraved) goods += charges.nameEngraving * offer.quantity;
    if (offer.custom) goods += charges.customSize * offer.quantity;
    if (offer.cap) goods += charges.surgicalCap * offer.quantity;
  }
  return goods;
}

function discountByHand({ coupon, maximumDiscount }: Case, goods: number): number {
  if (!coupon) return 0;
  if (coupon.kind === "fixed") return Math.min(coupon.amount, goods);
  const hundredfold = goods * coupon.amount;
  const share = (hundredfold - (hundredfold % 100)) / 100;
  return maximumDiscount !== null && share > maximumDiscount ? maximumDiscount : share;
}

test("a quote adds up for any catalogue, charges and coupon", () => {
  fc.assert(
    fc.property(anyFacts, (shop) => {
      const goods = goodsByHand(shop);
      const discount = discountByHand(shop, goods);
      const delivery = goods < 5000 ? shop.charges.delivery : 0;
      expect(quote(shop)).toMatchObject({
        outcome: "quoted",
        total: { subtotal: goods, discount, delivery, total: goods - discount + delivery },
      });
    }),
    { numRuns: 5_000 },
  );
});
