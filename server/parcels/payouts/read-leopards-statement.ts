import { Parser } from "htmlparser2";
import type { StatementLine } from "#contract/parcels/payouts.ts";
import {
  paisaOf,
  plainName,
  recordsOf,
  referenceOf,
  type Statement,
  type StatementRow,
  trackingNumberOf,
  UnreadableStatement,
} from "./statement.ts";
import { numberAndDay } from "./statement-number.ts";

const nothing = { fee: 0, feeTax: 0, incomeTax: 0, salesTax: 0 };

/** Sums that only say again what stands above them. */
const sums = /total|net|payable|paid|gross|balance/i;

/**
 * A statement of Leopards as its portal gives it: an `.xls` that is a page of HTML. It has what was collected and what
 * was withheld of it; what it charges for carrying is billed apart, or below as a line for all of them. Throws
 * UnreadableStatement.
 */
export function readLeopardsPage(text: string): Statement {
  const table = rowsOfPage(text);
  const head = table.findIndex((cells) => cells.some((cell) => /^cn(no|number)?$/.test(plainName(cell))));
  const names = (table[head] ?? []).map(plainName);
  const at = (...possible: string[]) =>
    names.findIndex((name) => possible.some((each) => name.startsWith(each)));
  const places = {
    number: at("cn"),
    reference: at("orderid", "order"),
    cod: at("cod"),
    incomeTax: at("whtit"),
    salesTax: at("whtst"),
    gross: at("gross"),
  };
  const missing = Object.entries({
    CN: places.number,
    COD: places.cod,
    "WHT.IT": places.incomeTax,
    "WHT.ST": places.salesTax,
  })
    .filter(([, place]) => place < 0)
    .map(([name]) => name);
  if (missing.length > 0)
    throw new UnreadableStatement(
      `This is no statement of Leopards: it has no column ${missing.join(", ")}.`,
    );

  const rows: StatementRow[] = [];
  const lines: StatementLine[] = [];
  table.slice(head + 1).forEach((cells, index) => {
    const line = head + index + 2;
    const cell = (place: number) => cells[place] ?? "";
    if (cells.length < names.length || cell(places.number).trim() === "" || sums.test(cells.join(" "))) {
      const below = lineOf(cells, line);
      if (below) lines.push(below);
      return;
    }
    const [cod, incomeTax, salesTax] = [places.cod, places.incomeTax, places.salesTax].map((place) =>
      Math.abs(paisaOf(cell(place), line)),
    ) as [number, number, number];
    const net = cod - incomeTax - salesTax;
    const gross = places.gross < 0 ? cod : paisaOf(cell(places.gross), line);
    rows.push({
      ...nothing,
      trackingNumber: trackingNumberOf(cell(places.number), line, "leopards"),
      reference: referenceOf(cell(places.reference)),
      kind: "delivered",
      cod,
      incomeTax,
      salesTax,
      isProvisional: false,
      // The amount before or after taxes; anything else does not add up, and says so.
      net: gross === cod || gross === net ? net : gross - incomeTax - salesTax,
    });
  });
  if (rows.length === 0) throw new UnreadableStatement("This statement has no rows.");
  return { courier: "leopards", rows, lines };
}

/** A charge of all of them below the table; undefined for sums and for what has no amount. */
function lineOf(cells: readonly string[], line: number): StatementLine | undefined {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const words = filled.slice(0, -1).join(" ").slice(0, 100);
  const last = filled.at(-1) ?? "";
  if (words === "" || sums.test(words) || !/^(rs\.?|pkr)?\s*-?[\d,]+(\.\d+)?$/i.test(last)) return undefined;
  const kind = /fuel/i.test(words)
    ? "fuel-surcharge"
    : /charge|freight|delivery|gst|tax/i.test(words)
      ? "charges"
      : "other";
  return { kind, words, amount: paisaOf(last, line) };
}

function rowsOfPage(text: string): string[][] {
  const rows: string[][] = [];
  let cell: string | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (name === "tr") rows.push([]);
      if (name === "td" || name === "th") cell = "";
      if (name === "br" && cell !== undefined) cell += " ";
    },
    ontext(words) {
      if (cell !== undefined) cell += words;
    },
    onclosetag(name) {
      if ((name !== "td" && name !== "th") || cell === undefined) return;
      rows.at(-1)?.push(cell.replace(/[\s\u00A0]+/g, " ").trim());
      cell = undefined;
    },
  });
  parser.end(text);
  return rows.filter((cells) => cells.some((each) => each !== ""));
}

/**
 * The list of the portal as CSV: of each parcel the number and day of the invoice that has paid it. It tells no taxes,
 * so its rows are provisional; parcels that are not paid yet are left out. Throws UnreadableStatement.
 */
export function readLeopardsList(text: string): Statement {
  const [names, ...lines] = recordsOf(text);
  const plain = (names?.record ?? []).map(plainName);
  const place = (begins: string) => {
    const found = plain.findIndex((name) => name.startsWith(begins));
    if (found < 0)
      throw new UnreadableStatement(`This list of Leopards has no column ${begins.toUpperCase()}.`);
    return found;
  };
  const [cn, reference, cod] = [place("cn"), place("orderid"), place("codamount")];
  const [status, invoiceDate] = [place("status"), place("invoicechequedate")];
  const invoice = plain.findIndex((name) => name.startsWith("invoicecheque") && !name.includes("date"));
  const rows = lines.flatMap(({ record, info: { lines: line } }): StatementRow[] => {
    const cell = (at: number) => (record[at] ?? "").trim();
    if (!/^(delivered|dv)\b/i.test(cell(status)) || /^[0-]*$/.test(cell(invoice))) return [];
    const collected = Math.abs(paisaOf(cell(cod), line));
    return [
      {
        ...nothing,
        trackingNumber: trackingNumberOf(cell(cn), line, "leopards"),
        reference: referenceOf(cell(reference)),
        kind: "delivered",
        cod: collected,
        net: collected,
        isProvisional: true,
        of: numberAndDay(cell(invoice), cell(invoiceDate), line),
      },
    ];
  });
  if (rows.length === 0)
    throw new UnreadableStatement("No parcel of this list has been delivered and paid out with an invoice.");
  return { courier: "leopards", rows, lines: [] };
}
