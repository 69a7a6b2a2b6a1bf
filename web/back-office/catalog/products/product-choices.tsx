import { Controller, useFormContext } from "react-hook-form";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { messageOf } from "./message-of.ts";
import { OrderedChoice } from "./ordered-choice.tsx";
import { SizesField } from "./sizes-field.tsx";
import { TrousersField } from "./trousers-field.tsx";

export function ProductChoices({ lists }: { lists: ShopLists }) {
  const { control, register, formState, watch } = useFormContext<ProductFields>();
  const garmentType = watch("garmentType");
  const { errors } = formState;
  return (
    <FormSection title="Choices" text="The first color and the first fabric are chosen when its page opens.">
      <Controller
        name="colorIds"
        control={control}
        render={({ field }) => (
          <OrderedChoice
            label="Colors"
            addLabel="Add a color"
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
      <CheckBox {...register("name_engraving")} label="A name can be sewn on it" />
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
