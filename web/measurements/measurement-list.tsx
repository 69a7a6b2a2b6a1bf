import type { CustomSize } from "#contract/custom-size.ts";
import { describeMeasurements } from "#contract/describe-choices.ts";
import { choiceWords } from "#messages/choices.ts";

/** Six measurements in words, two in a line or, where there is room, `wide` three; and the note. */
export function MeasurementList({ customSize, wide = false }: { customSize: CustomSize; wide?: boolean }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-0.5 text-sm ${wide ? "sm:grid-cols-3 sm:gap-x-6" : ""}`}>
      {describeMeasurements(customSize, choiceWords).map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-2 nth-7:col-span-full">
          <dt className="text-slate">{label}</dt>
          <dd className="wrap-anywhere rtl:text-right rtl:[unicode-bidi:plaintext]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
