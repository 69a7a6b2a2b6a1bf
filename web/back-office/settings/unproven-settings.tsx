import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsFields } from "./settings-form.ts";

export function UnprovenSettings() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Orders nobody has confirmed"
      text="Anybody can place an order without paying. These limits prevent a stranger from taking all days of the workshop, or your stock."
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
          hint="It takes its days of the workshop at once, all together ten days at most; others when they are confirmed or paid as asked"
        />
        <Field
          name="releaseUnconfirmedAfter"
          number
          label="Pieces and coupon are free again after"
          suffix="hours"
          hint="Where nobody has confirmed; after half of that the customer is asked. The order waits. 0: never"
        />
      </div>
    </FormSection>
  );
}
