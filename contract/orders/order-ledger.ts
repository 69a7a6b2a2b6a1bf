import { z } from "zod";
import { instant } from "#contract/values/instant.ts";

export const ledgerKinds = ["due", "received", "withheld", "refunded", "written-off"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
export const dueCauses = ["opened", "placed", "edited", "cancelled", "charge", "returned"] as const;
export type DueCause = (typeof dueCauses)[number];

/** How money came or went; `exchange`: what was paid for a garment that came back pays for another one. */
export const paymentWays = ["cash", "bank-transfer", "raast", "easypaisa", "jazzcash", "exchange"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What staff read of it, on pages and in files. */
export const methodLabels: Record<PaymentWay, string> = {
  cash: "Cash",
  "bank-transfer": "Bank transfer",
  raast: "Raast",
  easypaisa: "Easypaisa",
  jazzcash: "JazzCash",
  exchange: "Exchange",
};

/** One entry of what an order came to and what was paid for it: never changed, only undone by its opposite. */
export const ledgerEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(ledgerKinds),
  /** Whole rupees; of what is due less than 0 when it became less, of money when it undoes an entry. */
  amount: z.number().int(),
  /** Of what is due; `opened`: the price when the shop began to keep a ledger. */
  cause: z.enum(dueCauses).nullable(),
  how: z.enum(paymentWays).nullable(),
  /** The day in Karachi on which money moved. */
  on: z.iso.date().nullable(),
  /** The number of the bank or the wallet; empty where there is none. */
  reference: z.string(),
  /** The entry that this one undoes. */
  undoes: z.string().nullable(),
  /** Staff may take it back as noted by mistake. */
  mayTakeBack: z.boolean(),
  /** Which member of staff entered it; null for what follows from the order. */
  by: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;
