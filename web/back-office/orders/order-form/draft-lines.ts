import type { LineItem, OrderedLine } from "#contract/cart/line-item.ts";
import { type LineFields, type LineProduct, lineSchema } from "./line-fields.ts";

/** A line of the order, unchanged or newly chosen. */
export type SentLine = (OrderedLine | LineItem) & { id?: string | undefined };

/** A line while it is edited. */
export type DraftLine = {
  /** Stays the same while the line changes. */
  key: string;
  name: string;
  /** Undefined until it is loaded, and where the shop does not sell it any more. */
  product?: LineProduct | undefined;
  fields?: LineFields | undefined;
  sent: SentLine;
};

/** The line with other choices; undefined where they are not complete, such as a size without its measurements. */
export function changeLine(line: DraftLine, changes: Partial<LineFields>): DraftLine | undefined {
  const { product, fields, sent } = line;
  if (!product || !fields) return undefined;
  const next = { ...fields, ...changes };
  const read = lineSchema(product).safeParse(next);
  return read.success ? { ...line, fields: next, sent: { ...read.data, id: sent.id } } : undefined;
}

/** The server judges the number, so a wrong one is sent as it is. */
export function changeQuantity({ fields, sent, ...line }: DraftLine, typed: string): DraftLine {
  const quantity = typed.trim() === "" ? Number.NaN : Number(typed);
  return { ...line, fields: fields && { ...fields, quantity: typed }, sent: { ...sent, quantity } };
}

/** The lines of an order that does not exist yet. */
export function orderedLines(lines: readonly DraftLine[]): OrderedLine[] {
  return lines.map(({ sent: { id: _, ...line } }) => line as OrderedLine);
}
