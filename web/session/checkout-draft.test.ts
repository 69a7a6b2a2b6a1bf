import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDraft } from "./checkout-draft.ts";

const empty = { fields: {}, coupon: undefined, owner: "" };

test("restores typed fields", () => {
  const draft = {
    fields: { name: "Ayesha Khan", postal_code: "54000" },
    coupon: { code: "WELCOME10", discount: 485, subtotal: 4850 },
    owner: "7",
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test("reads unreadable and foreign content as no draft", () => {
  for (const text of [null, "", "{", "null", "[]", '{"fields":7,"coupon":[],"owner":7}']) {
    expect(parseDraft(text)).toEqual(empty);
  }
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseDraft(text)).toEqual(empty);
    }),
  );
});

test("drops unknown fields and values that are no text", () => {
  const text = JSON.stringify({
    fields: { name: 7, card: "4242", city: "Lahore" },
    coupon: { code: "A", discount: "485" },
  });
  expect(parseDraft(text)).toEqual({ ...empty, fields: { city: "Lahore" } });
});
