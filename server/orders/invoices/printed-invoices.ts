import { englishChoices } from "#contract/cart/choice-labels.ts";
import { inclusiveTax } from "#contract/money/inclusive-tax.ts";
import { lineTotal, setupChargesOf } from "#contract/money/line-price.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { CreditNote, Invoice, InvoiceLine } from "#contract/orders/invoices.ts";
import { settings } from "#contract/settings/settings.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { pieceSums } from "../pieces/piece-sums.ts";
import { readOrder, type StoredOrder } from "../reading/read-orders.ts";
import { readTerms } from "../terms/read-terms.ts";
import { type CreditedLine, leftOf } from "./credit-lines.ts";
import { isTakenBack, reissueCredit } from "./credit-notes.ts";

function selectFacts(executor: Executor, orderId: string) {
  return readFirst(executor)<{
    is_open: boolean;
    buyer_number: string;
    hs_codes: Record<string, string>;
    /** Pieces by item that came back with a parcel, or were cancelled. */
    not_taken: Record<string, number>;
    settings: Record<string, unknown>;
  }>`
    select o.progress <> 'Cancelled'
        and not exists (select from invoices i where i.order_id = o.id and not ${isTakenBack}) as is_open,
      o.buyer_number,
      (select coalesce(jsonb_object_agg(i.id, p.hs_code), '{}') from order_items i join products p on p.id = i.product_id
        where i.order_id = o.id) as hs_codes,
      (select coalesce(jsonb_object_agg(i.id, pieces.not_taken), '{}') from order_items i cross join ${pieceSums}
        where i.order_id = o.id) as not_taken,
      (select coalesce(jsonb_object_agg(name, value), '{}') from settings where name in ('ntn', 'strn')) as settings
    from orders o where o.id = ${orderId}::uuid`;
}

/**
 * Gives an order its invoice, with the next number; undefined when it has one that stands, is cancelled or unknown. To
 * be called with the order locked and last in its transaction: until that ends everybody else who needs a number waits.
 */
export async function issueInvoice(transaction: Executor, orderId: string): Promise<number | undefined> {
  const facts = await selectFacts(transaction, orderId);
  if (!facts?.is_open) return undefined;
  const order = await readOrder(transaction, orderId);
  if (!order) return undefined;
  const shop = { ...defaultShopSettings, ...understood(facts.settings) };
  const terms = await readTerms(transaction, orderId);
  const taxRate = shop.strn === "" ? null : (terms?.salesTax ?? 0);
  const untaxed = linesOf(order, facts);
  const taxes = inclusiveTax(
    untaxed.map(({ amount }) => amount),
    taxRate ?? 0,
  );
  const lines = untaxed.map((line, index): InvoiceLine => ({ ...line, tax: taxes[index] ?? 0 }));
  // The number is taken by the statement that writes the invoice.
  const written = await writeFirst(transaction)<{ number: number }>`
    with taken as (update paper_numbers set invoices = invoices + 1 returning invoices as number)
    insert into invoices (number, order_id, ntn, strn, buyer_number, tax_rate, total, tax, lines)
    select number, ${orderId}::uuid, ${shop.ntn}::text, ${shop.strn}::text, ${facts.buyer_number}::text,
      ${taxRate}::numeric, ${order.totalAmount}::integer, ${taxes.reduce((sum, tax) => sum + tax, 0)}::integer, ${JSON.stringify(lines)}::jsonb
    from taken returning number`;
  await reissueCredit(transaction, orderId);
  return written?.number;
}

function understood(stored: Record<string, unknown>) {
  const { ntn, strn } = settings.shape;
  const schemas = { ntn, strn };
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const parsed = schema.safeParse(stored[name]);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  ) as Partial<Pick<typeof defaultShopSettings, keyof typeof schemas>>;
}

type Facts = { hs_codes: Record<string, string>; not_taken: Record<string, number> };

/**
 * Pieces that a courier brought back, or that were cancelled, are not sold: they are in no line, and what is due less
 * for them is no discount.
 */
function linesOf(order: StoredOrder, facts: Facts): Omit<InvoiceLine, "tax">[] {
  const other = (name: string, amount: number) => ({ name, code: "", hsCode: "", quantity: null, amount });
  const lines = [
    ...order.items.flatMap((item) => {
      const quantity = item.quantity - (facts.not_taken[item.id] ?? 0);
      if (quantity <= 0) return [];
      return {
        item: item.id,
        name: item.name,
        size: chosenSize(item, englishChoices),
        code: item.product_code,
        hsCode: facts.hs_codes[item.id] ?? "",
        quantity,
        amount: lineTotal({ ...item, quantity }),
      };
    }),
    ...setupChargesOf(order.items).map(({ name, setupCharge }) =>
      other(`${name}, once per order`, setupCharge),
    ),
    ...(order.delivery > 0 ? [other("Delivery", order.delivery)] : []),
  ];
  const reduced = order.totalAmount - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (reduced === 0) return lines;
  return [...lines, other(reduced < 0 ? "Discount" : "Charged besides", reduced)];
}

type Note = Omit<CreditNote, "total" | "tax" | "lines"> & { lines: CreditedLine[] | null };
type Row = Omit<Invoice, "issuedAt" | "credit" | "partCredits"> & {
  order_id: string;
  issued_at: Date;
  notes: Note[];
};

const selectInvoices = (executor: Executor, ids: readonly string[]) => read(executor)<Row>`
  select i.order_id, i.number, i.issued_at, i.ntn, i.strn, i.buyer_number as "buyerNumber", i.tax_rate::float8 as "taxRate",
    i.total, i.tax, i.lines,
    (select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'issuedAt', c.issued_at, 'reason', c.reason,
        'lines', c.lines) order by c.number), '[]') from credit_notes c where c.invoice_number = i.number) as notes
  from invoices i where i.order_id = any(${ids}::uuid[]) order by i.number`;

/** The invoices of each order by its id, oldest first. */
export async function readInvoices(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Invoice[]>> {
  const invoices = new Map<string, Invoice[]>();
  for (const row of await selectInvoices(executor, ids)) {
    const { order_id, issued_at, notes, ...rest } = row;
    const credits = notes.map((note) => toCreditNote(note, rest.lines));
    const invoice = {
      ...rest,
      issuedAt: issued_at.toISOString(),
      credit: credits.find(({ reason }) => reason !== "returned") ?? null,
      partCredits: credits.filter(({ reason }) => reason === "returned"),
    };
    invoices.set(order_id, [...(invoices.get(order_id) ?? []), invoice]);
  }
  return invoices;
}

function toCreditNote(
  { lines: credited, issuedAt, ...note }: Note,
  ofInvoice: readonly InvoiceLine[],
): CreditNote {
  const lines = (credited ?? leftOf(ofInvoice, [])).flatMap(({ line, ...taken }) => {
    const whole = ofInvoice[line];
    return whole ? [{ ...whole, ...taken }] : [];
  });
  const sum = (of: "amount" | "tax") => lines.reduce((total, line) => total + line[of], 0);
  return {
    ...note,
    issuedAt: new Date(issuedAt).toISOString(),
    lines,
    total: sum("amount"),
    tax: sum("tax"),
  };
}
