import { z } from "zod";
import { CourierTimeoutError } from "../courier.ts";
import type { Ask } from "./leopards-calls.ts";

const atOnce = 50;

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim());
const rupees = z.coerce.number().min(0).max(10_000_000).catch(0);
const cheque = { invoice_cheque_no: text, invoice_cheque_date: text };

const payment = z.object({ booked_packet_cn: text, status: text, ...cheque });
const charge = z.object({
  cn_number: text,
  ...cheque,
  shipment_charges: rupees,
  cash_handling_charges: rupees,
  return_charges: rupees,
  insurance_charges: rupees,
  fuel_surcharge_amount: rupees,
  gst_amount: rupees,
  booked_packet_collect_amount: rupees,
  billed_charges: rupees,
});

/** The answers of Leopards, as they are previewed and entered; rupees, some with hundredths. */
export const leopardsAnswers = z.object({
  payments: z.array(payment),
  charges: z.array(charge),
  /** The amount that each parcel was to collect, for those of which Leopards names none. */
  collects: z.record(z.string(), z.number().int().min(0)),
});

/** A file that is entered like a statement. One unknown number fails a whole list, which is then asked for singly. */
export async function askForPayments(
  ask: Ask,
  parcels: readonly { trackingNumber: string; collects: number }[],
): Promise<string> {
  const numbers = parcels.map(({ trackingNumber }) => trackingNumber);
  const answers: z.input<typeof leopardsAnswers> = {
    payments: await listOf(ask, "getPaymentDetails", "payment_list", payment, numbers),
    charges: await listOf(ask, "getShippingCharges", "data", charge, numbers),
    collects: Object.fromEntries(parcels.map(({ trackingNumber, collects }) => [trackingNumber, collects])),
  };
  return JSON.stringify(answers);
}

async function listOf<Row extends z.ZodType>(
  ask: Ask,
  call: string,
  name: string,
  row: Row,
  numbers: readonly string[],
): Promise<z.output<Row>[]> {
  const found: z.output<Row>[] = [];
  for (let first = 0; first < numbers.length; first += atOnce) {
    const part = numbers.slice(first, first + atOnce);
    const answer = await ask(call, { cn_numbers: part.join(",") }, { method: "GET" });
    if (answer.outcome === "done") {
      const list = z.array(row).nullish().safeParse(answer.content[name]);
      if (!list.success) throw new CourierTimeoutError("Leopards gave no list of payments.");
      found.push(...(list.data ?? []));
    } else if (!/not found/i.test(answer.problem)) {
      throw new CourierTimeoutError("Leopards does not say what it has paid out.");
    } else if (part.length > 1) {
      for (const each of part) found.push(...(await listOf(ask, call, name, row, [each])));
    }
  }
  return found;
}
