import type { PaymentMethod } from "#contract/orders/orders.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type PhonePaymentChoice = {
  method: PaymentMethod;
  /** Rupees, as typed; undefined for the advance of the shop's rules. */
  advance: string | undefined;
};

/** Whole rupees; `advance` by the shop's rules. */
type PhonePaymentQuote = { totalAmount: number; advance: number; takesTransfers: boolean };

/** The typed advance in rupees; undefined if invalid or above the order's total. */
function readAdvance(typed: string, total: number): number | undefined {
  const rupees = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
  return rupees !== undefined && rupees <= total ? rupees : undefined;
}

/** The payment part of an order; undefined for an invalid advance. */
export function readPayment({ method, advance }: PhonePaymentChoice, quote: PhonePaymentQuote) {
  if (!quote.takesTransfers) return {};
  if (method === "transfer") return { paymentMethod: method };
  const rupees = readAdvance(advance ?? String(quote.advance), quote.totalAmount);
  return rupees === undefined ? undefined : { advance: rupees };
}

type PhonePaymentProps = {
  value: PhonePaymentChoice;
  onChange: (value: PhonePaymentChoice) => void;
  quote: PhonePaymentQuote;
};

export function PhonePayment({ value, onChange, quote: { totalAmount, advance } }: PhonePaymentProps) {
  const typed = value.advance ?? String(advance);
  return (
    <div className="grid gap-3">
      <ChoiceGroup
        legend="How does the customer pay?"
        name="phone-payment"
        options={[
          { value: "cash", label: "Cash on delivery", hint: "To the rider" },
          { value: "transfer", label: "All by transfer", hint: "Before it is sewn" },
        ]}
        value={value.method}
        onChange={(method) => onChange({ ...value, method })}
      />
      {value.method === "cash" && (
        <TextField
          label="Advance"
          suffix="Rs."
          inputMode="numeric"
          value={typed}
          onChange={(event) => onChange({ ...value, advance: event.target.value })}
          hint={
            advance > 0 ? `Your rules ask for Rs. ${advance.toLocaleString("en")}` : "Your rules ask for none"
          }
          error={
            readAdvance(typed, totalAmount) === undefined
              ? `Enter whole rupees, at most Rs. ${totalAmount.toLocaleString("en")}`
              : undefined
          }
        />
      )}
    </div>
  );
}
