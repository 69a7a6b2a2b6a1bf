import { useId } from "react";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import Plus from "#icons/plus.mjs";
import X from "#icons/x.mjs";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

type Trousers = ProductFields["trouserOptions"];
type TrousersFieldProps = {
  value: Trousers;
  onChange: (value: Trousers) => void;
  error: string | undefined;
};

/** One that is not offered stays on the list, so that it can come back. */
export function TrousersField({ value, onChange, error }: TrousersFieldProps) {
  const id = useId();
  const change = (index: number, option: Trousers[number]) =>
    onChange(value.map((each, at) => (at === index ? option : each)));
  return (
    <fieldset className="grid justify-items-start gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-[540]">Trousers</legend>
      {value.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is typed here.
        <div key={index} className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
          <input
            aria-label={`Trouser ${index + 1}`}
            value={option.name}
            maxLength={60}
            onChange={(event) => change(index, { ...option, name: event.target.value })}
            className="field-control min-w-40 flex-1"
          />
          <label className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={option.selected}
              onChange={(event) => change(index, { ...option, selected: event.target.checked })}
              className="size-4.5 accent-siyahi"
            />
            Offered
          </label>
          <IconButton
            label={`Take trouser ${index + 1} away`}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
            className="size-9"
          >
            <Icon icon={X} />
          </IconButton>
        </div>
      ))}
      <Button look="secondary" onClick={() => onChange([...value, { name: "", selected: true }])}>
        <Icon icon={Plus} />
        Add trouser
      </Button>
      {error && <FieldError id={id}>{error}</FieldError>}
      <p className="text-sm text-slate">For sets only. Without one that is offered, shoppers choose none.</p>
    </fieldset>
  );
}
