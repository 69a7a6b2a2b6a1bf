import type { ReactNode } from "react";
import type { z } from "zod";
import type { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { provinces } from "#contract/values/provinces.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { NameField } from "#web/forms/name-field.tsx";
import { PhoneField } from "#web/forms/phone-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";

export type CustomerInput = z.input<typeof staffDeliveryDetails>;

type CustomerFieldsProps = {
  belowPhone?: ReactNode;
};

/** In the order of a phone conversation: the phone finds the rest. */
export function CustomerFields({ belowPhone }: CustomerFieldsProps) {
  const { Field } = useFields<CustomerInput>();
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Field name="phone" as={PhoneField} autoComplete="off" />
        <Field name="name" as={NameField} label="Name" autoComplete="off" />
        <Field name="email" as={EmailField} optional autoComplete="off" />
      </div>
      {belowPhone}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Field
          name="address"
          as={TextAreaField}
          label="Address"
          rows={1}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Field name="area" label="Area" optional autoComplete="off" />
        <Field name="city" label="City" autoComplete="off" />
        <Field name="province" as={SelectField} label="Province" autoComplete="off">
          <option value="">Choose</option>
          {provinces.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </Field>
        <Field name="postal_code" label="Postal code" optional inputMode="numeric" autoComplete="off" />
        <Field
          name="delivery_instruction"
          as={TextAreaField}
          label="Delivery instruction"
          optional
          rows={1}
          autoComplete="off"
          className="sm:col-span-3"
        />
      </div>
    </>
  );
}
