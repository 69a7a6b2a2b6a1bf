import type { ShopLists } from "#contract/catalog/lists.ts";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { asTyped } from "#web/forms/as-typed.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { usualSizes } from "./sizes-field.tsx";

type ProductBasicsProps = Pick<ShopLists, "categories" | "garmentTypes"> & {
  id: string | undefined;
  addressFollowsName: boolean;
};

export function ProductBasics({ id, addressFollowsName, categories, garmentTypes }: ProductBasicsProps) {
  const { Field, register, formState, setValue, getValues } = useFields<ProductFields>();

  /** A new product takes the sizes of its type; after a manual choice, the sizes field asks first. */
  function followType({ target }: { target: { value: string } }) {
    const sizes = garmentTypes.find((type) => type.id === target.value)?.sizes;
    if (!sizes || id !== undefined || !areGiven(getValues("sizes"))) return;
    setValue("sizes", [...sizes], { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  const areGiven = (sizes: readonly string[]) =>
    [usualSizes, ...garmentTypes.map((type) => type.sizes)].some(
      (given) => given.join("|") === sizes.join("|"),
    );
  return (
    <FormSection title="Product" text={describeAddress(id, addressFollowsName)}>
      <Field name="name" label="Name" required maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...asTyped} name="product_code" label="Product code" required maxLength={40} />
        <Field
          {...asTyped}
          name="hsCode"
          label="HS code"
          optional
          hint="From the customs tariff, for invoices with sales tax"
          maxLength={12}
        />
        <Field name="categoryId" as={SelectField} label="Category" required>
          <option value="">Choose a category</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          name="garmentType"
          as={SelectField}
          options={{ setValueAs: (type: unknown) => type || null, onChange: followType }}
          label="Garment type"
          hint="Sets its parts and measurements, and the filter that shoppers use."
        >
          <option value="">None of these</option>
          {garmentTypes.map(({ id: type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </Field>
      </div>
      <Field name="description" as={TextAreaField} label="Description" rows={6} required />
      <Field
        name="nameUrdu"
        {...inUrdu}
        label="Name in Urdu"
        hint="Without it, Urdu pages show the English name."
        optional
        maxLength={120}
      />
      <Field
        name="descriptionUrdu"
        as={TextAreaField}
        {...inUrdu}
        label="Description in Urdu"
        optional
        rows={6}
      />
      <CheckBox
        {...register("isPublished")}
        label="In the shop"
        hint="A hidden product can be seen as a preview."
      />
    </FormSection>
  );
}

function describeAddress(id: string | undefined, followsName: boolean): string {
  if (id === undefined) return "Its address in the shop is made from the first name and never changes.";
  const address = `/selectedItem/${id}`;
  return followsName
    ? `Its address in the shop follows its name until it is published: now ${address}`
    : `Its address in the shop stays ${address}, even if the name changes.`;
}
