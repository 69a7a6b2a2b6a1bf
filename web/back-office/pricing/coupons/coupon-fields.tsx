import type { z } from "zod";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { createCoupon } from "#contract/orders/office-coupons.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { numberOrNull } from "#web/back-office/ui/typed-number.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

export type CouponFormFields = z.input<typeof createCoupon.body>;

const momentOrNever = { setValueAs: (typed: unknown) => (typed === "" ? null : typed) };

export function CouponFields({ categories }: Pick<ShopLists, "categories">) {
  const { Field, watch, setValue, formState } = useFields<CouponFormFields>();
  const { errors } = formState;
  const isPercent = watch("kind") === "percent";
  const isDelivery = watch("kind") === "free-delivery";
  const chosen = watch("categoryIds") ?? [];
  return (
    <>
      <FormSection title="Coupon" text="What shoppers type at checkout, in capitals or not.">
        <Field name="code" label="Code" autoCapitalize="characters" />
        <Field name="kind" as={SelectField} label="Kind">
          <option value="fixed">Rupees off</option>
          <option value="percent">Percent off</option>
          <option value="free-delivery">Free delivery</option>
        </Field>
        {!isDelivery && <Field name="amount" number label="Amount" suffix={isPercent ? "%" : "Rs."} />}
        {isPercent && (
          <Field
            name="maximumDiscount"
            number={numberOrNull}
            label="Takes off at most"
            optional
            suffix="Rs."
          />
        )}
      </FormSection>
      <FormSection
        title="Categories"
        text="None chosen: valid for all goods. Otherwise it discounts only goods of these categories, and the order needs one of them."
      >
        <fieldset className="grid gap-0.5">
          <legend className="sr-only">Categories</legend>
          {categories.map(({ id, name }) => (
            <CheckBox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setValue(
                  "categoryIds",
                  target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                  { shouldDirty: true },
                )
              }
            />
          ))}
        </fieldset>
        {errors.categoryIds && (
          <FieldError id="coupon-categories-error">{errors.categoryIds.message}</FieldError>
        )}
      </FormSection>
      <FormSection title="Dates" text="Pakistan time.">
        <Field name="startsAt" type="datetime-local" label="Starts" />
        <Field name="endsAt" options={momentOrNever} type="datetime-local" label="Ends" optional />
      </FormSection>
      <FormSection title="Limits" text="A cancelled order does not count as a use.">
        <Field name="minimumSubtotal" number label="For orders from" suffix="Rs." />
        <Field name="usageLimit" number={numberOrNull} label="Uses in all" optional />
        <Field
          name="customerLimit"
          number={numberOrNull}
          label="Uses of one customer"
          optional
          hint="Customers are recognised by e-mail and phone"
        />
      </FormSection>
    </>
  );
}
