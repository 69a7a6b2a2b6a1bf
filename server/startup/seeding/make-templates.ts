import type pg from "pg";
import type { LineItem } from "#contract/cart/line-item.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import type { Product } from "#contract/catalog/catalog.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import { type Charges, chargesByPosition } from "#contract/options/charges.ts";
import { measurementsFor, onlyLengths, readSizes } from "#contract/sizes/sized-parts.ts";
import { readProducts } from "#server/catalog/read-products.ts";
import { toChargeRows, withoutCharges } from "#server/orders/item-charges.ts";

/** Lines of each model: the first of them tell nothing of a person, the others are measured, engraved, or both. */
export const variants = { plain: 9, personal: 3 };

const measured = {
  shirtLength: 28,
  chest: 40.5,
  shoulder: 17,
  sleeveLength: 9,
  trouserWaist: 32,
  trouserLength: 38.25,
  backLength: 40,
  head: 22.5,
  otherNote: "Measured over a vest",
};

/** Leaves `seed_lines`: lines as the checkout makes them, with the rupees of one piece, for each model. */
export async function makeTemplates(client: pg.ClientBase, models: readonly string[]): Promise<void> {
  const products = await readProducts(client, models);
  const { rows } = await client.query<{ amount: number }>("select amount from charges order by position");
  const charges = chargesByPosition(rows);
  const templates = products.flatMap((product) =>
    Array.from({ length: variants.plain + variants.personal }, (_, variant) => ({
      model: product.id,
      variant,
      ...rowOf(lineOf(product, charges, variant)),
    })),
  );
  await client.query(linesTable);
  await client.query("insert into seed_lines select * from jsonb_populate_recordset(null::seed_lines, $1)", [
    JSON.stringify(templates),
  ]);
}

const linesTable = `
  create temp table seed_lines (
    model text, variant integer, line jsonb not null, price integer not null, sale_price integer not null,
    charges jsonb not null, unit integer not null, primary key (model, variant)
  ) on commit drop`;

function lineOf(product: Product, charges: Charges, variant: number): LineItem {
  const color = inTurn(product.colors, variant);
  const fabric = inTurn(product.fabric_type, variant >> 1);
  if (!color || !fabric) throw new Error(`The product ${product.name} has no colour or no fabric to go by.`);
  const personal = variant - variants.plain;
  const isMeasured = personal === 0 || personal === 2;
  return makeLineItem(product, charges, {
    sizes: isMeasured ? false : (inTurn(product.sizes, variant) ?? false),
    custom_size:
      isMeasured && onlyLengths(measurementsFor(product, readSizes(product, false) ?? []), measured),
    color,
    fabric_type: fabric,
    trouserOptions: inTurn(product.trouserOptions, variant)?.name ?? null,
    cap: variant % 4 === 3,
    name_engraving: personal >= 1 && { name: "Dr. Seeded", position: "left" },
    quantity: 1,
  });
}

function rowOf(item: LineItem) {
  const { _id, quantity: _quantity, price, sale_price, ...line } = withoutCharges(item);
  return { line, price, sale_price, charges: toChargeRows(item), unit: unitPrice(item) };
}

function inTurn<Item>(items: readonly Item[], turn: number): Item | undefined {
  return items[turn % items.length];
}
