import { type Ref, useImperativeHandle } from "react";
import { Controller } from "react-hook-form";
import type { ShopLists } from "#contract/catalog/lists.ts";
import { type ProductFields, productFields } from "#contract/catalog/office-products.ts";
import type { UploadedPicture } from "#contract/catalog/pictures.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { Form, useFields, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { fromLocalField, toLocalField } from "#web/back-office/ui/moments.ts";
import type { Version } from "#web/back-office/ui/use-version.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { messageOf } from "./message-of.ts";
import { PicturesField } from "./pictures-field.tsx";
import { ProductBasics } from "./product-basics.tsx";
import { ProductChoices } from "./product-choices.tsx";
import { RelatedField, type RelatedProduct } from "./related-field.tsx";

export type ProductFormHandle = {
  /** Saves the form and publishes or hides the product in one call. */
  saveAs: (state: Pick<ProductFields, "isPublished">) => void;
};

type ProductFormProps = {
  handle?: Ref<ProductFormHandle>;
  id?: string;
  addressFollowsName?: boolean;
  values: ProductFields;
  lists: ShopLists;
  /** Pictures and related products of the product as it was loaded. */
  pictures?: readonly UploadedPicture[];
  related?: readonly RelatedProduct[];
  /** Makes the call and handles its success; returns the failure, if any. */
  send: (fields: ProductFields) => Promise<CallFailure | undefined>;
  label: string;
  busyLabel: string;
  version?: Version;
};

const unfocusable = ["pictures", "colorIds", "fabricIds", "sizes", "trouserOptions", "relatedIds"] as const;

export function ProductForm(props: ProductFormProps) {
  const { handle, id, addressFollowsName = false, values, lists, pictures = [], related = [] } = props;
  const { send, label, busyLabel, version } = props;
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: productFields,
    values,
    async send(fields) {
      const failed = await send(fields);
      // The saved values become the form's defaults.
      if (!failed) form.reset(form.getValues());
      return failed;
    },
  });
  useImperativeHandle(handle, () => ({
    saveAs({ isPublished }) {
      form.setValue("isPublished", isPublished, { shouldDirty: true });
      formProps.onSubmit({ preventDefault() {} });
    },
  }));
  const { errors, isDirty } = form.formState;
  // A composite field cannot take the focus, so its error is repeated beside the button.
  const farAway = unfocusable.map((name) => messageOf(errors[name])).find(Boolean);
  const [colorIds = [], trouserOptions = []] = form.watch(["colorIds", "trouserOptions"]);
  const colors = lists.colors.filter((color) => colorIds.includes(color.id)).map((color) => color.label);

  return (
    <Form {...formProps}>
      <KeepUnsaved when={isDirty && !busy} />
      <ProductBasics id={id} addressFollowsName={addressFollowsName} {...lists} />
      <ProductPrice />
      <FormSection
        title="Pictures"
        text="The first one is shown in lists. When a shopper chooses a colour, the picture of that colour is shown instead."
      >
        <Controller
          name="pictures"
          render={() => (
            <PicturesField
              value={form.watch("pictures")}
              onChange={(change) =>
                form.setValue("pictures", change(form.getValues("pictures")), {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                })
              }
              known={pictures}
              colors={colors}
              trousers={trouserOptions.map(({ name }) => name).filter((name) => name.trim() !== "")}
              error={messageOf(errors.pictures)}
            />
          )}
        />
      </FormSection>
      <ProductChoices lists={lists} />
      <FormSection
        title="Related products"
        text="Shown below it. If there is space, others of its category follow."
      >
        <Controller
          name="relatedIds"
          control={form.control}
          render={({ field }) => (
            <RelatedField
              ownId={id}
              known={related}
              value={field.value}
              onChange={field.onChange}
              error={messageOf(errors.relatedIds)}
            />
          )}
        />
      </FormSection>
      <FormActions
        busy={busy}
        failure={failure || farAway || ""}
        label={label}
        busyLabel={busyLabel}
        version={version}
        cancelTo="/products"
      />
    </Form>
  );
}

const amount = { setValueAs: (text: unknown) => (text === "" ? Number.NaN : Number(text)) };
const amountOrNone = { setValueAs: (text: unknown) => Number(text) };

function ProductPrice() {
  const { Field, control, formState } = useFields<ProductFields>();
  const { errors } = formState;
  return (
    <FormSection
      title="Price"
      text="With the plain fabric. A sale starts and ends automatically, in the time of Pakistan; without times it is on."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="price"
          number={amount}
          type="number"
          min={1}
          step={1}
          label="Price"
          suffix="Rs."
          required
        />
        <Field
          name="saleOffer"
          number={amountOrNone}
          type="number"
          min={0}
          step={1}
          label="Sale price"
          suffix="Rs."
          hint="0 for no sale"
        />
        {(["saleStartsAt", "saleEndsAt"] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <TextField
                ref={ref}
                type="datetime-local"
                label={name === "saleStartsAt" ? "Sale from" : "Sale until"}
                optional
                value={toLocalField(value)}
                onChange={(event) => onChange(fromLocalField(event.target.value))}
                onBlur={onBlur}
                error={errors[name]?.message}
              />
            )}
          />
        ))}
      </div>
    </FormSection>
  );
}
