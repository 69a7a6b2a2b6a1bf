import type { ReactNode } from "react";

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  hint?: ReactNode;
};

type ChoiceGroupProps<Value extends string> = {
  legend: ReactNode;
  aside?: ReactNode;
  name: string;
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  columns?: number;
};

const button =
  "relative flex min-h-control items-center gap-2.5 rounded-md border border-line-strong bg-paper px-3.5 py-2 hover:border-siyahi " +
  "has-checked:border-siyahi has-checked:font-[540] has-checked:shadow-[inset_0_0_0_1px_var(--color-siyahi)] " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-kashi " +
  "has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-chuna has-disabled:text-disabled has-disabled:line-through";

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, aside, name, options, value, onChange, columns = 1 } = props;
  return (
    <fieldset className="min-w-0">
      {/* Floated, so that the aside is on the legend's line. */}
      <legend className="float-start mb-2 text-sm font-[540]">{legend}</legend>
      {aside && <div className="float-end text-sm">{aside}</div>}
      <div
        className="clear-both grid gap-2"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={`${button} ${option.hint ? "justify-between" : "justify-center"}`}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <span className="text-end text-sm font-normal text-slate">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
