import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { demoCharges, scrubSet } from "#web/catalog/testing/any-product.ts";
import { noEngraving } from "#web/product/choices/product-choices.ts";
import { composeLine } from "#web/product/compose-line.ts";
import { SummaryLine } from "./order-summary.tsx";

const [color] = scrubSet.colors;
const [fabric] = scrubSet.fabric_type;

function linesOfCategory(category: string): string {
  if (!color || !fabric) throw new Error("The set comes in some color and fabric.");
  const choices = {
    color,
    fabric,
    trouser: null,
    size: "M",
    customSize: null,
    engraving: noEngraving,
    cap: false,
    options: {},
  };
  const line = composeLine({ ...scrubSet, category }, choices, demoCharges);
  return renderToStaticMarkup(<SummaryLine line={{ ...line, quantity: 2 }} problem={undefined} />);
}

test("writes the category Body Care as Bodycare, every other unchanged, and the quantity after it", () => {
  expect(linesOfCategory("Body Care")).toContain(">Bodycare, x 2<");
  expect(linesOfCategory("Lab Coats")).toContain(">Lab Coats, x 2<");
});
