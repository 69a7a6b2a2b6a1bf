import { type ReactNode, useId } from "react";
import X from "#icons/x.mjs";
import { MoveButtons } from "#web/back-office/ui/move-buttons.tsx";
import { moveItem } from "#web/back-office/ui/move-item.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

export type Choice = { value: string; label: string; mark?: ReactNode };

type OrderedChoiceProps = {
  label: string;
  hint?: string;
  addLabel: string;
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

export function OrderedChoice(props: OrderedChoiceProps) {
  const { label, hint, addLabel, choices, value, onChange, error } = props;
  const id = useId();
  const chosen = value.flatMap((each) => choices.find((choice) => choice.value === each) ?? []);
  const others = choices.filter((choice) => !value.includes(choice.value));
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-[540]">{label}</legend>
      {chosen.length > 0 && (
        <ol className="grid rounded-md border border-line">
          {chosen.map((choice, index) => (
            <li
              key={choice.value}
              className="flex items-center gap-2.5 border-line py-0.5 ps-3 pe-1 [&+&]:border-t"
            >
              {choice.mark}
              <span className="me-auto wrap-anywhere">{choice.label}</span>
              <MoveButtons
                name={choice.label}
                index={index}
                count={chosen.length}
                onMove={(to) => onChange(moveItem(value, index, to))}
              />
              <IconButton
                label={`Take ${choice.label} away`}
                onClick={() => onChange(value.filter((each) => each !== choice.value))}
                className="size-9"
              >
                <Icon icon={X} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <select
          aria-label={addLabel}
          value=""
          onChange={(event) => onChange([...value, event.target.value])}
          className="field-control sm:w-64"
        >
          <option value="">{addLabel}</option>
          {others.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && <p className="text-sm text-slate">{hint}</p>}
    </fieldset>
  );
}
