import { z } from "zod";
import { parseJson } from "#contract/values/parse-json.ts";
import { leopardsAnswers } from "../leopards/leopards-payments.ts";
import { type Statement, type StatementRow, UnreadableStatement } from "./statement.ts";
import { numberAndDay } from "./statement-number.ts";

/**
 * The answers of Leopards about payments and charges (`leopards-payments.ts`). They have no taxes, so the collected
 * amounts are provisional; its charges are billed apart, by parcel. Throws UnreadableStatement.
 */
export function readLeopardsAnswers(text: string): Statement {
  const read = leopardsAnswers.safeParse(parseJson(text));
  if (!read.success)
    throw new UnreadableStatement(
      `This is no answer of Leopards: ${z.prettifyError(read.error).slice(0, 200)}`,
    );
  const { payments, charges, collects } = read.data;
  const billedOf = new Map(charges.map((charge) => [charge.cn_number, charge.booked_packet_collect_amount]));
  const paid = payments.flatMap((payment, index): StatementRow[] => {
    const trackingNumber = payment.booked_packet_cn;
    const cod = billedOf.get(trackingNumber) ?? collects[trackingNumber] ?? 0;
    if (payment.status.toLowerCase() !== "paid" || cod === 0) return [];
    return [
      {
        trackingNumber,
        kind: "delivered",
        reference: "",
        cod: paisa(cod),
        net: paisa(cod),
        fee: 0,
        feeTax: 0,
        incomeTax: 0,
        salesTax: 0,
        isProvisional: true,
        of: numberAndDay(payment.invoice_cheque_no, payment.invoice_cheque_date, index + 1),
      },
    ];
  });
  const charged = charges.flatMap((charge, index): StatementRow[] => {
    if (charge.invoice_cheque_no === "") return [];
    const { shipment_charges, cash_handling_charges, return_charges, insurance_charges } = charge;
    const fee = shipment_charges + cash_handling_charges + return_charges + insurance_charges;
    return [
      {
        trackingNumber: charge.cn_number,
        kind: return_charges > 0 ? "returned" : "charged",
        reference: "",
        cod: 0,
        incomeTax: 0,
        salesTax: 0,
        isProvisional: false,
        fee: paisa(fee + charge.fuel_surcharge_amount),
        feeTax: paisa(charge.gst_amount),
        net: -paisa(charge.billed_charges),
        of: numberAndDay(charge.invoice_cheque_no, charge.invoice_cheque_date, index + 1),
      },
    ];
  });
  const rows = [...paid, ...charged];
  if (rows.length === 0)
    throw new UnreadableStatement("Leopards has paid out none of these parcels, and charged for none.");
  return { courier: "leopards", rows, lines: [] };
}

function paisa(rupees: number): number {
  return Math.round(rupees * 100);
}
