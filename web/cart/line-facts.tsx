import { Fragment } from "react";
import { type Choice, describeChoices, describeMeasurements } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { cartMessages } from "#messages/cart.ts";
import { choiceLabels } from "#messages/choices.ts";
import { shownCategory } from "#web/ui/shown-names.ts";
import { OptionPictures } from "../options/option-picture.tsx";
import { joinClasses } from "../ui/join-classes.ts";

export function LineFacts({ line }: { line: LineItem }) {
  const choices = describeChoices(line, choiceLabels);
  const facts = [
    { label: cartMessages.category, value: shownCategory(line) },
    ...choices.slice(0, 3),
    { label: cartMessages.productCode, value: line.product_code },
    ...choices.slice(3),
  ];
  return (
    <>
      <FactList
        facts={facts}
        className="md:grid-cols-[104px_minmax(0,1fr)_124px_minmax(0,1.2fr)] md:gap-y-0.5"
      />
      <OptionPictures item={line} className="mt-1.5 h-16" />
      {line.custom_size && (
        <Measurements measurements={describeMeasurements(line.custom_size, choiceLabels)} />
      )}
    </>
  );
}

type FactListProps = { facts: readonly Choice[]; className?: string };

function FactList({ facts, className }: FactListProps) {
  return (
    <dl
      className={joinClasses(
        "mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-px text-sm text-slate",
        className,
      )}
    >
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className="text-siyahi wrap-anywhere whitespace-pre-line">
            <span className="rtl:[unicode-bidi:plaintext]">{value}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function Measurements({ measurements }: { measurements: readonly Choice[] }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-block py-1 text-kashi underline underline-offset-3">
        {cartMessages.measurements}
      </summary>
      <FactList facts={measurements} />
    </details>
  );
}
