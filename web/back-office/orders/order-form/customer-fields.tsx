import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { provinces } from "#contract/values/provinces.ts";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { NameField } from "#web/forms/name-field.tsx";
import { PhoneField } from "#web/forms/phone-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type CustomerInput = z.input<typeof staffDeliveryDetails>;

type CustomerFieldsProps = {
  form: UseFormReturn<CustomerInput, unknown, z.output<typeof staffDeliveryDetails>>;
  belowPhone?: ReactNode;
};

/** In the order in which they are asked on the phone. */
export function CustomerFields({ form: { register, formState }, belowPhone }: CustomerFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <FormSection title="Customer" text="Mails about the order go to the e-mail address, if there is one.">
        <NameField {...register("name")} label="Name" error={errors.name?.message} autoComplete="off" />
        <PhoneField {...register("phone")} error={errors.phone?.message} autoComplete="off" />
        {belowPhone}
        <EmailField {...register("email")} optional error={errors.email?.message} autoComplete="off" />
      </FormSection>
      <FormSection title="Delivery">
        <TextAreaField
          {...register("address")}
          label="Address"
          error={errors.address?.message}
          rows={2}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register("area")}
            label="Area"
            optional
            error={errors.area?.message}
            autoComplete="off"
          />
          <TextField {...register("city")} label="City" error={errors.city?.message} autoComplete="off" />
          <TextField
            {...register("postal_code")}
            label="Postal code"
            optional
            inputMode="numeric"
            error={errors.postal_code?.message}
            autoComplete="off"
          />
          <SelectField
            {...register("province")}
            label="Province"
            error={errors.province?.message}
            autoComplete="off"
          >
            <option value="">Choose</option>
            {provinces.map((province) => (
              <option key={province}>{province}</option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          {...register("delivery_instruction")}
          label="Delivery instruction"
          optional
          error={errors.delivery_instruction?.message}
          rows={2}
          autoComplete="off"
        />
      </FormSection>
    </>
  );
}
