import type { InvoiceLine } from "#contract/orders/invoices.ts";

export type CreditedLine = Pick<InvoiceLine, "quantity" | "amount" | "tax"> & {
  /** Its place in the invoice, from 0. */
  line: number;
};

export function leftOf(lines: readonly InvoiceLine[], credited: readonly CreditedLine[]): CreditedLine[] {
  return lines.map(({ quantity, amount, tax }, line) => {
    const before = credited.filter((one) => one.line === line);
    const sum = (of: (one: CreditedLine) => number) => before.reduce((total, one) => total + of(one), 0);
    return {
      line,
      quantity: quantity === null ? null : quantity - sum((one) => one.quantity ?? 0),
      amount: amount - sum((one) => one.amount),
      tax: tax - sum((one) => one.tax),
    };
  });
}

type PiecesBack = {
  line: number;
  pieces: number;
  paid: number;
};

/**
 * The credit of an invoice for returned pieces: their price, less the discount they were sold with, so that both
 * equal the amount paid. However the pieces of a line are divided over several credits, the sum is the line.
 */
export function creditOf(
  lines: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
  { line, pieces: asked, paid }: PiecesBack,
): CreditedLine[] {
  const left = leftOf(lines, credited);
  const whole = lines[line];
  const rest = left[line];
  if (!whole?.quantity || !rest?.quantity) return [];
  const pieces = Math.min(asked, rest.quantity);
  const amount = rest.amount - shareOf(whole.amount, whole.quantity, rest.quantity - pieces);
  const discount = lines.findLastIndex((one) => one.amount < 0);
  const lessPaid = Math.max(left[discount]?.amount ?? 0, Math.min(0, paid - amount));
  return [
    taxed(whole, rest, { line, quantity: pieces, amount }),
    ...(lessPaid < 0
      ? [taxed(lines[discount], left[discount], { line: discount, quantity: null, amount: lessPaid })]
      : []),
  ];
}

function shareOf(amount: number, quantity: number, pieces: number): number {
  return Math.floor((amount * pieces) / quantity);
}

/** Where a line of an invoice stands in another one of its order; -1 where that has no such line. */
export function placeOf(line: Pick<InvoiceLine, "item" | "name">, lines: readonly InvoiceLine[]): number {
  return lines.findIndex(
    ({ item, name }) => item === line.item && (item !== undefined || name === line.name),
  );
}

/**
 * The earlier credits of an invoice, repeated for the one that replaces it, with its tax. Lines are found by their
 * item: the new one may have fewer, and no line gives more than it has.
 */
export function creditAgain(
  lines: readonly InvoiceLine[],
  before: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
): CreditedLine[] {
  return before.flatMap((former, index) => {
    const line = placeOf(former, lines);
    const whole = lines[line];
    const taken = credited.filter((one) => one.line === index);
    if (!whole || taken.length === 0) return [];
    const amount = taken.reduce((sum, one) => sum + one.amount, 0);
    const quantity = taken.reduce((sum, one) => sum + (one.quantity ?? 0), 0);
    return taxed(whole, whole, {
      line,
      quantity: whole.quantity === null ? null : Math.min(quantity, whole.quantity),
      amount: Math.sign(whole.amount) * Math.min(Math.abs(amount), Math.abs(whole.amount)),
    });
  });
}

type Amount = Pick<InvoiceLine, "amount" | "tax">;

/** With its share of the tax of its line: all shares come to that tax. */
function taxed(
  whole: Amount | undefined,
  left: Amount | undefined,
  part: Omit<CreditedLine, "tax">,
): CreditedLine {
  if (!whole || !left) throw new Error("The invoice has no such line.");
  const taxAfter =
    whole.amount === 0 ? 0 : Math.round((whole.tax * (left.amount - part.amount)) / whole.amount);
  return { ...part, tax: left.tax - taxAfter };
}
