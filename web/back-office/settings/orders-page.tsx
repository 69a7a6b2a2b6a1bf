import { useLoaderData } from "react-router";
import { textKindNames, textKinds } from "#contract/notifications/text-kinds.ts";
import { getSettings } from "#contract/settings/settings.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const loader = loaderOf(getSettings);

export function Component() {
  return (
    <SettingsFrame page="orders" text="Limits of unconfirmed orders, and the messages about orders.">
      <SettingsForm page="orders" opened={useLoaderData<typeof loader>()}>
        <Unconfirmed />
        <Messages />
      </SettingsForm>
    </SettingsFrame>
  );
}

function Unconfirmed() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Unconfirmed orders"
      text="Anyone can place an order without paying. These limits prevent a stranger from taking all days of the workshop, or your stock."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="guestOrderPieces"
          number
          label="Without an account at most"
          suffix="pieces"
          hint="In one order. For more the checkout asks to call you"
        />
        <Field
          name="smallOrderPieces"
          number
          label="A small order has up to"
          suffix="pieces"
          hint="It takes its workshop days at once, at most ten days together; others when confirmed or paid"
        />
        <Field
          name="releaseUnconfirmedAfter"
          number
          label="Release pieces and coupon after"
          suffix="hours"
          hint="For unconfirmed orders; the customer is asked at half of it. The order stays. 0: never"
        />
      </div>
    </FormSection>
  );
}

function Messages() {
  const { Field, register } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Messages"
      text="WhatsApp messages are sent automatically once the server has an account with WhatsApp and approved templates. The checkout then says so beside the phone."
    >
      <CheckBox
        {...register("newOrderMails")}
        label="Mail for each new order"
        hint="To the address of the shop; the list of orders shows it at once anyway"
      />
      <div className="max-w-90">
        <Field
          name="reviewRequestAfter"
          number
          label="Ask for a review by mail after"
          suffix="days"
          hint="From delivery, once for each order; the mail has a link that ends such mails. 0: never"
        />
      </div>
      <fieldset className="grid gap-1" aria-describedby="texts-hint">
        <legend className="mb-1 text-sm font-[540]">WhatsApp messages to customers</legend>
        {textKindNames.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              {...register("textEvents")}
              type="checkbox"
              value={kind}
              className="size-4.5 accent-siyahi"
            />
            {textKinds[kind]}
          </label>
        ))}
        <p id="texts-hint" className="text-sm text-slate">
          A message is sent for each one that is ticked, unless the customer has stopped messages
        </p>
      </fieldset>
    </FormSection>
  );
}
