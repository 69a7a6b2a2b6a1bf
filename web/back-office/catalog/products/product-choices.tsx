import { type ReactNode, useId } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import Plus from "#icons/plus.mjs";
import X from "#icons/x.mjs";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { MoveButtons, moveItem } from "#web/back-office/ui/move-buttons.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { messageOf } from "./message-of.ts";
import { SizesField } from "./sizes-field.tsx";

export function ProductChoices({ lists }: { lists: ShopLists }) {
  const { control, register, formState, watch } = useFormContext<ProductFields>();
  const garmentType = watch("garmentType");
  const { errors } = formState;
  return (
    <FormSection title="Choices" text="The first colour and the first fabric are chosen when its page opens.">
      <Controller
        name="colorIds"
        control={control}
        render={({ field }) => (
          <OrderedChoice
            label="Colours"
            addLabel="Add a colour"
            choices={lists.colors.map(({ id, label, value }) => ({
              value: id,
              label,
              mark: <Swatch color={value} />,
            }))}
            value={field.value}
            onChange={field.onChange}
            error={messageOf(errors.colorIds)}
          />
        )}
      />
      <Controller
        name="fabricIds"
        control={control}
        render={({ field }) => (
          <OrderedChoice
            label="Fabrics"
            addLabel="Add a fabric"
            choices={lists.fabrics.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value}
            onChange={field.onChange}
            error={messageOf(errors.fabricIds)}
          />
        )}
      />
      <Controller
        name="sizes"
        control={control}
        render={({ field }) => (
          <SizesField
            type={lists.garmentTypes.find(({ id }) => id === garmentType)}
            value={field.value}
            onChange={field.onChange}
            error={messageOf(errors.sizes)}
          />
        )}
      />
      <Controller
        name="trouserOptions"
        control={control}
        render={({ field }) => (
          <TrousersField
            value={field.value}
            onChange={field.onChange}
            error={messageOf(errors.trouserOptions)}
          />
        )}
      />
      <CheckBox {...register("name_engraving")} label="Name engraving is offered" />
    </FormSection>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 shrink-0 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
      style={{ backgroundColor: color }}
    />
  );
}

type Choice = { value: string; label: string; mark?: ReactNode };

type OrderedChoiceProps = {
  label: string;
  hint?: string;
  addLabel: string;
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

function OrderedChoice(props: OrderedChoiceProps) {
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
                label={`Remove ${choice.label}`}
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

type Trousers = ProductFields["trouserOptions"];
type TrousersFieldProps = {
  value: Trousers;
  onChange: (value: Trousers) => void;
  error: string | undefined;
};

/** Options that are not offered stay listed, so that they can be offered again. */
function TrousersField({ value, onChange, error }: TrousersFieldProps) {
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
          <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={option.selected}
              onChange={(event) => change(index, { ...option, selected: event.target.checked })}
              className="size-4.5 accent-siyahi"
            />
            Offered
          </label>
          <IconButton
            label={`Remove trouser ${index + 1} away`}
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
      <p className="text-sm text-slate">For sets only. If none is offered, shoppers are not asked.</p>
    </fieldset>
  );
}
