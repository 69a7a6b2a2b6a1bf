import { useLoaderData } from "react-router";
import { getSettings } from "#contract/settings/settings.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { useFields } from "../ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { Logo } from "./logo.tsx";
import { Maintenance } from "./maintenance.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const loader = loaderOf(getSettings);

export function Component() {
  const opened = useLoaderData<typeof loader>();
  const { maintenance, logo } = opened.settings;
  return (
    <SettingsFrame page="shop" text="The name, the contacts and the announcement that shoppers see.">
      <Maintenance isClosed={maintenance} />
      <Logo logo={logo} />
      <SettingsForm page="shop" opened={opened}>
        <ShopFields />
      </SettingsForm>
    </SettingsFrame>
  );
}

function ShopFields() {
  const { Field } = useFields<SettingsFields>();
  return (
    <>
      <FormSection title="Announcement">
        <Field
          name="announcement"
          label="Announcement"
          hint="The line above every page of the shop. Empty: no line. {amount} becomes the total from which delivery is free"
        />
      </FormSection>
      <FormSection title="Shop">
        <Field name="name" label="Name" hint="In the header, page titles, mails and on every printed paper" />
        <Field name="tagline" label="Tagline" hint="Under the name in the footer and in search results" />
        <Field
          name="streetAddress"
          label="Address"
          hint="In the footer, on invoices and packing slips, and where returns are sent"
        />
      </FormSection>
      <FormSection title="Contact">
        <Field
          name="email"
          type="email"
          label="Email"
          hint="Mails of the shop come from this address, and answers go to it"
        />
        <Field
          name="phone"
          type="tel"
          label="Phone"
          hint="Shoppers call this number from the footer and the contact page"
        />
        <Field
          name="whatsapp"
          type="tel"
          label="WhatsApp"
          hint="The chat button opens this number. Such as 0300 1234567; saved with the country code"
        />
        <Field
          name="facebookUrl"
          type="url"
          label="Facebook"
          optional
          hint="Linked in the footer. Empty: no link"
        />
        <Field
          name="instagramUrl"
          type="url"
          label="Instagram"
          optional
          hint="Linked in the footer. Empty: no link"
        />
      </FormSection>
    </>
  );
}
