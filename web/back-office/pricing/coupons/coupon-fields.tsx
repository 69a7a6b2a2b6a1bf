import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { createCoupon } from "#contract/orders/office-coupons.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { numberOrNull } from "#web/back-office/ui/typed-number.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type CouponFormFields = z.input<typeof createCoupon.body>;

const momentOrNever = { setValueAs: (typed: unknown) => (typed === "" ? null : typed) };

type CouponFieldsProps = {
  form: UseFormReturn<CouponFormFields, unknown, z.output<typeof createCoupon.body>>;
  categories: ShopLists["categories"];
};

export function CouponFields({ form, categories }: CouponFieldsProps) {
  const { register, watch, setValue } = form;
  const { errors } = form.formState;
  const isPercent = watch("kind") === "percent";
  const isDelivery = watch("kind") === "free-delivery";
  const chosen = watch("categoryIds") ?? [];
  return (
    <>
      <FormSection title="Coupon" text="What shoppers type at checkout, in capitals or not.">
        <TextField
          {...register("code")}
          label="Code"
          error={errors.code?.message}
          autoCapitalize="characters"
        />
        <SelectField {...register("kind")} label="Kind" error={errors.kind?.message}>
          <option value="fixed">Rupees off</option>
          <option value="percent">Percent off</option>
          <option value="free-delivery">Free delivery</option>
        </SelectField>
        {!isDelivery && (
          <TextField
            {...register("amount", { valueAsNumber: true })}
            inputMode="numeric"
            label="Amount"
            suffix={isPercent ? "%" : "Rs."}
            error={errors.amount?.message}
          />
        )}
        {isPercent && (
          <TextField
            {...register("maximumDiscount", numberOrNull)}
            inputMode="numeric"
            label="Takes off at most"
            optional
            suffix="Rs."
            error={errors.maximumDiscount?.message}
          />
        )}
      </FormSection>
      <FormSection
        title="Categories"
        text="None chosen: for all goods. Else it takes off goods of these alone, and an order needs one of them."
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
      <FormSection title="Dates" text="By the clocks of Pakistan.">
        <TextField
          {...register("startsAt")}
          type="datetime-local"
          label="Starts"
          error={errors.startsAt?.message}
        />
        <TextField
          {...register("endsAt", momentOrNever)}
          type="datetime-local"
          label="Ends"
          optional
          error={errors.endsAt?.message}
        />
      </FormSection>
      <FormSection title="Limits" text="A cancelled order gives its use back.">
        <TextField
          {...register("minimumSubtotal", { valueAsNumber: true })}
          inputMode="numeric"
          label="For orders from"
          suffix="Rs."
          error={errors.minimumSubtotal?.message}
        />
        <TextField
          {...register("usageLimit", numberOrNull)}
          inputMode="numeric"
          label="Uses in all"
          optional
          error={errors.usageLimit?.message}
        />
        <TextField
          {...register("customerLimit", numberOrNull)}
          inputMode="numeric"
          label="Uses of one customer"
          optional
          hint="A customer is told by the mailbox and by the phone"
          error={errors.customerLimit?.message}
        />
      </FormSection>
    </>
  );
}
