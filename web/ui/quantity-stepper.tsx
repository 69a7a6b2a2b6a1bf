import Minus from "#icons/minus.mjs";
import Plus from "#icons/plus.mjs";
import { quantityMessages } from "#messages/quantity.ts";
import { Icon } from "./icon.tsx";

type QuantityStepperProps = {
  value: number;
  onDecrease: () => void;
  onIncrease: () => void;
  max: number;
  label: string;
};

const step =
  "grid h-[46px] place-items-center rounded-md hover:bg-chuna disabled:cursor-not-allowed disabled:text-line-strong disabled:opacity-50 disabled:hover:bg-transparent";

/** A number alone is meaningless to screen readers: the page announces its subject. */
export function QuantityStepper({ value, onDecrease, onIncrease, max, label }: QuantityStepperProps) {
  return (
    <fieldset
      aria-label={quantityMessages.quantityOf(label)}
      className="inline-grid grid-cols-[44px_40px_44px] items-center rounded-md border border-line-strong bg-paper"
    >
      <button
        type="button"
        className={step}
        onClick={onDecrease}
        disabled={value <= 1}
        aria-label={quantityMessages.oneLess}
      >
        <Icon icon={Minus} className="size-5" strokeWidth={1.75} />
      </button>
      <span className="text-center font-[560]">{value}</span>
      <button
        type="button"
        className={step}
        onClick={onIncrease}
        disabled={value >= max}
        aria-label={quantityMessages.oneMore}
      >
        <Icon icon={Plus} className="size-5" strokeWidth={1.75} />
      </button>
    </fieldset>
  );
}
