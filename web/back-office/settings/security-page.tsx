import { useLoaderData } from "react-router";
import { getSettings } from "#contract/settings/settings.ts";
import { orderYears } from "#contract/settings/shop-settings.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const loader = loaderOf(getSettings);

export function Component() {
  return (
    <SettingsFrame page="security" text="How staff sign in, and how long names of customers stay.">
      <SettingsForm page="security" opened={useLoaderData<typeof loader>()}>
        <SecurityFields />
      </SettingsForm>
    </SettingsFrame>
  );
}

function SecurityFields() {
  const { Field } = useFields<SettingsFields>();
  return (
    <>
      <FormSection title="Sign-in of staff">
        <Field
          name="staffSecondFactor"
          as={SelectField}
          label="Second factor of owners and managers"
          hint="Required: they enter a code of an authenticator app after the password. Others may, too"
        >
          <option value="required">Required</option>
          <option value="optional">Optional</option>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="staffIdleHours"
            number
            label="Sign out without use after"
            suffix="hours"
            hint="On a device that has signed in before; after 16 hours at the latest"
          />
          <Field
            name="newDeviceIdleMinutes"
            number
            label="On a new device after"
            suffix="min"
            hint="Until the next sign-in on that device; after 8 hours at the latest"
          />
        </div>
      </FormSection>
      <FormSection
        title="Customers' data"
        text="The privacy policy names the same years. No law asks for names."
      >
        <Field
          name="personYears"
          number
          label="Keep customer names for"
          suffix="years"
          hint={`Then name, contact and address are erased from an order for good; the goods and sums stay ${orderYears} years`}
        />
      </FormSection>
    </>
  );
}
