import { describeMeasurements } from "#contract/cart/choice-labels.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { choiceLabels } from "#messages/choices.ts";

export function MeasurementList({ customSize, wide = false }: { customSize: CustomSize; wide?: boolean }) {
  const described = describeMeasurements(customSize, choiceLabels);
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-0.5 text-sm ${wide ? "sm:grid-cols-3 sm:gap-x-6" : ""}`}>
      {described.map(({ label, value }) => (
        <div
          key={label}
          className={`flex flex-wrap justify-between gap-x-2 ${label === choiceLabels.note ? "col-span-full" : ""}`}
        >
          <dt className="text-slate">{label}</dt>
          <dd className="wrap-anywhere rtl:text-right rtl:[unicode-bidi:plaintext]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
