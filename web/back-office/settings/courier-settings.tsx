import type { OfficeCourier } from "#contract/parcels/office-parcels.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsForm } from "./settings-form.ts";

type CourierSettingsProps = { form: SettingsForm; couriers: readonly OfficeCourier[] };

export function CourierSettings({ form, couriers }: CourierSettingsProps) {
  const told = couriers.filter(({ isByHand }) => !isByHand);
  return (
    <FormSection
      title="Couriers"
      text="Whoever books a parcel may choose another one. Accounts with couriers are settings of the server."
    >
      <SelectField
        {...form.register("usualCourier")}
        label="Suggested where it delivers"
        error={form.formState.errors.usualCourier?.message}
      >
        <option value="">The first that delivers there</option>
        {couriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {told.map(({ id, name, pushPath }) => (
        <p key={id} className="text-sm text-slate">
          Address for pushes of {name}, which only make the shop look sooner:{" "}
          <code className="wrap-anywhere">{location.origin + pushPath}</code>
        </p>
      ))}
    </FormSection>
  );
}
