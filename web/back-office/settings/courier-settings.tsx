import type { OfficeCourier } from "#contract/parcels/office-parcels.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsFields } from "./settings-form.ts";

type CourierSettingsProps = { couriers: readonly OfficeCourier[] };

export function CourierSettings({ couriers }: CourierSettingsProps) {
  const { Field } = useFields<SettingsFields>();
  const told = couriers.filter(({ isByHand }) => !isByHand);
  return (
    <FormSection
      title="Couriers"
      text="Whoever books a parcel may choose another one. Accounts with couriers are settings of the server."
    >
      <Field name="usualCourier" as={SelectField} label="Suggested where it delivers">
        <option value="">The first that delivers there</option>
        {couriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      {told.map(({ id, name, pushPath }) => (
        <p key={id} className="text-sm text-slate">
          Address for pushes of {name}, which only make the shop look sooner:{" "}
          <code className="wrap-anywhere">{location.origin + pushPath}</code>
        </p>
      ))}
    </FormSection>
  );
}
