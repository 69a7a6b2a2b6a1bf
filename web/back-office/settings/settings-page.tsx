import { useLoaderData, useRevalidator } from "react-router";
import { listCouriers } from "#contract/parcels/office-parcels.ts";
import { getSettings, updateSettings } from "#contract/settings/settings.ts";
import { orderYears } from "#contract/settings/shop-settings.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/form.tsx";
import { FormActions } from "../ui/form-actions.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useVersion } from "../ui/use-version.ts";
import { AdvanceSettings } from "./advance-settings.tsx";
import { CourierSettings } from "./courier-settings.tsx";
import { DeliverySettings } from "./delivery-settings.tsx";
import { InvoiceSettings } from "./invoice-settings.tsx";
import { Logo } from "./logo.tsx";
import { Maintenance } from "./maintenance.tsx";
import { ReturnSettings } from "./return-settings.tsx";
import { settingsForm } from "./settings-form.ts";
import { TextSettings } from "./text-settings.tsx";
import { TransferSettings } from "./transfer-settings.tsx";
import { UnprovenSettings } from "./unproven-settings.tsx";

export const loader = loaderOf(getSettings, listCouriers);

export function Component() {
  const opened = useLoaderData<typeof loader>();
  const { maintenance, logo, ...values } = opened.settings;
  const { revalidate } = useRevalidator();
  const version = useVersion(opened.version);
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: settingsForm,
    values,
    async send(body) {
      const result = await callApi(updateSettings, { body: { ...body, version: version.current() } });
      if (!result.ok) return version.refused(result);
      version.saved(result.data.version);
      const { maintenance: _maintenance, logo: _logo, ...saved } = result.data.settings;
      await revalidate();
      form.reset(saved);
      toastSuccess("Saved");
    },
  });
  const { register } = form;
  const { isDirty } = form.formState;

  return (
    <>
      <PageHeader title="Settings" />
      <Maintenance isClosed={maintenance} />
      <Logo logo={logo} />
      <KeepUnsaved when={isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        <FormSection
          title="Announcement"
          text="At the top of every page of the shop. Empty, there is no line. {amount} becomes the amount from which delivery is free."
        >
          <Field name="announcement" label="Announcement" />
        </FormSection>
        <FormSection title="Shop" text="In the header, the footer and the mails.">
          <Field name="name" label="Name" />
          <Field name="tagline" label="Tagline" />
          <Field name="streetAddress" label="Address" />
        </FormSection>
        <FormSection title="Contact" text="Mails of the shop come from this address, and answers go to it.">
          <Field name="email" type="email" label="Email" />
          <Field name="phone" type="tel" label="Phone" />
          <Field
            name="whatsapp"
            type="tel"
            label="WhatsApp"
            hint="Such as 0300 1234567; kept with the code of the country"
          />
          <Field name="facebookUrl" type="url" label="Facebook" optional />
          <Field name="instagramUrl" type="url" label="Instagram" optional />
        </FormSection>
        <FormSection title="Delivery" text="The charge below it is in the pricing list.">
          <Field
            name="freeDeliveryFrom"
            number
            label="Free delivery from"
            suffix="Rs."
            hint="Rupees of goods, before a coupon"
          />
          <Field
            name="exchangeDays"
            number
            label="Exchange of standard pieces within"
            suffix="days"
            hint="0: nothing is exchanged, and nothing is said of it"
          />
          <Field
            name="adviceHours"
            number
            label="Couriers wait for an answer"
            suffix="hours"
            hint="After a parcel could not be handed over; then it is expected back"
          />
        </FormSection>
        <ReturnSettings />
        <DeliverySettings />
        <TransferSettings />
        <UnprovenSettings />
        <AdvanceSettings />
        <CourierSettings couriers={opened.couriers} />
        <TextSettings />
        <InvoiceSettings />
        <FormSection
          title="Customers' data"
          text="The privacy policy says the same years. Shorter is kinder to customers; no law asks for their names."
        >
          <Field
            name="personYears"
            number
            label="An order keeps who ordered for"
            suffix="years"
            hint={`Then name, contact and address are erased for good, also in the customer's own list; what was sold stays ${orderYears} years`}
          />
        </FormSection>
        <FormSection title="New orders" text="The list of orders and the dashboard show them at once anyway.">
          <CheckBox {...register("newOrderMails")} label="A mail to the shop's address for each new order" />
        </FormSection>
        <FormSection title="Staff" text="The workshop may have a second factor, but needs none.">
          <Field name="staffSecondFactor" as={SelectField} label="Second factor of owners and managers">
            <option value="required">Required</option>
            <option value="optional">Optional</option>
          </Field>
        </FormSection>
        <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." version={version} />
      </Form>
    </>
  );
}
