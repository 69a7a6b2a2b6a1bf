import type { CallOutput } from "#contract/http/endpoint.ts";
import type { OrderEdit, quoteEdit } from "#contract/order-views/order-edits.ts";
import { formatRupees } from "#contract/values/money.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";

type Terms = OrderEdit["terms"];

type TermsChoiceProps = {
  totals: CallOutput<typeof quoteEdit>["totals"];
  terms: Terms;
  onChange: (terms: Terms) => void;
};

/** Where the order would come to something else by the coupon, delivery and charges of now; nothing otherwise. */
export function TermsChoice({ totals, terms, onChange }: TermsChoiceProps) {
  if (totals.order === totals.today) return null;
  return (
    <div className="grid gap-1.5">
      <ChoiceGroup
        legend="Coupon, delivery and charges"
        name="terms"
        options={[
          { value: "order", label: "As when it was placed", hint: formatRupees(totals.order) },
          { value: "today", label: "As they are today", hint: formatRupees(totals.today) },
        ]}
        value={terms}
        onChange={onChange}
      />
      <p className="text-sm text-slate">
        They have changed since this order was placed. Its customer was shown those of its day.
      </p>
    </div>
  );
}
