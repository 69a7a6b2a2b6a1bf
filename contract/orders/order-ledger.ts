import { z } from "zod";
import { instant } from "#contract/values/instant.ts";

export const ledgerKinds = ["due", "received", "withheld", "refunded", "written-off"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
export const dueCauses = ["opened", "placed", "edited", "cancelled", "charge", "returned"] as const;
export type DueCause = (typeof dueCauses)[number];

/** How money moved; `exchange`: the credit of a returned garment pays for another one. */
export const paymentWays = ["cash", "bank-transfer", "raast", "easypaisa", "jazzcash", "exchange"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** Labels for staff, on pages and in files. */
export const methodLabels: Record<PaymentWay, string> = {
  cash: "Cash",
  "bank-transfer": "Bank transfer",
  raast: "Raast",
  easypaisa: "Easypaisa",
  jazzcash: "JazzCash",
  exchange: "Exchange",
};

export const ledgerEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(ledgerKinds),
  /** Whole rupees; negative for a reduction of what is due, or for money that reverses an entry. */
  amount: z.number().int(),
  /** Of what is due; `opened`: the opening balance when the ledger was introduced. */
  cause: z.enum(dueCauses).nullable(),
  how: z.enum(paymentWays).nullable(),
  /** The day in Karachi on which money moved. */
  on: z.iso.date().nullable(),
  /** The reference of the bank or the wallet; empty where there is none. */
  reference: z.string(),
  /** The entry that this one reverses. */
  undoes: z.string().nullable(),
  /** Staff may reverse it as a mistake. */
  mayTakeBack: z.boolean(),
  /** The member of staff who entered it; null for what follows from the order. */
  by: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;
