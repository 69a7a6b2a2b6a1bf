import { expect, test } from "vitest";
import { plainWordsOf } from "#database/search/search-words.ts";
import { readPrice } from "./price-words.ts";

test.each([
  ["navy scrubs under 3000", { upTo: 3000 }, "navy scrubs"],
  ["scrubs below Rs. 3,500", { upTo: 3500 }, "scrubs"],
  ["scrubs less than 4k", { upTo: 4000 }, "scrubs"],
  ["up to 2500 rupees trousers", { upTo: 2500 }, "trousers"],
  ["lab coat 3000 se kam", { upTo: 3000 }, "lab coat"],
  ["3 hazar tak scrubs", { upTo: 3000 }, "scrubs"],
  ["۳۰۰۰ سے کم اسکربز", { upTo: 3000 }, "اسکربز"],
  ["scrubs over 5000", { from: 5000 }, "scrubs"],
  ["scrubs between 3000 and 5000", { from: 3000, upTo: 5000 }, "scrubs"],
  ["3000-5000 coat", { from: 3000, upTo: 5000 }, "coat"],
  ["3000 to 5000 coat", { from: 3000, upTo: 5000 }, "coat"],
  ["under scrub", {}, "under scrub"],
  ["TB-W-101", {}, "tb w 101"],
  ["3 pocket top", {}, "3 pocket top"],
])("%s", (typed, price, rest) => {
  expect(readPrice(plainWordsOf(typed))).toEqual({
    price,
    rest: rest.split(" ").map((word) => plainWordsOf(word)[0]),
  });
});
