import type { LineItem } from "#contract/cart/line-item.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import { cartMessages } from "#messages/cart.ts";
import { inLanguage } from "#messages/in-language.ts";

type SurchargeRowsProps = {
  line: LineItem;
  withGarment?: boolean;
  className?: string;
};

export function SurchargeRows({ line, withGarment = false, className = "" }: SurchargeRowsProps) {
  const surcharges = surchargesOf(line).map(({ label, urdu, amount }) => ({
    label: urdu === undefined ? cartMessages.surcharge(label) : inLanguage(label, urdu),
    amount,
  }));
  if (surcharges.length === 0) return null;
  const price = garmentPrice(line);
  const garment = {
    label: cartMessages.piecesAt(line.quantity, formatRupeesInText(price)),
    amount: price * line.quantity,
  };
  return (
    <dl className={`grid gap-0.5 text-sm text-slate ${className}`}>
      {[...(withGarment ? [garment] : []), ...surcharges].map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-3.5">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
