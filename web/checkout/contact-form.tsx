import { useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { checkoutMessages } from "#messages/checkout.ts";
import {
  AddressField,
  AreaField,
  CityField,
  DeliveryInstructionField,
  PostalCodeField,
  ProvinceField,
} from "../forms/delivery-fields.tsx";
import { EmailField } from "../forms/email-field.tsx";
import { NameField } from "../forms/name-field.tsx";
import { PhoneField } from "../forms/phone-field.tsx";
import { takeFilled } from "../forms/take-filled.ts";
import { fieldOf } from "../forms/use-call-form.ts";
import { useShop } from "../shell/use-shop.ts";
import { lazyModule } from "../ui/lazy-module.ts";
import { type ContactFormState, contactValidation } from "./use-contact-form.ts";

/** Loaded when the form is first filled in. Until then every city is unknown. */
const loadCities = () => import("#web/delivery/pakistani-cities.ts");
const cities = lazyModule(loadCities);

type ContactFormProps = {
  id: string;
  form: ContactFormState;
  onSubmit: () => void;
};

export function ContactForm({ id, form, onSubmit }: ContactFormProps) {
  const { register, getValues, setValue, control } = form;
  const { errors } = useFormState({ control });
  const field = fieldOf(register, errors);
  const { sendsTexts } = useShop();
  const [begun, setBegun] = useState(false);
  const known = cities.useModule(begun);
  const filled = useRef<Record<"province" | "postal_code", string>>({ province: "", postal_code: "" });

  /** Fills province and postal code from a known city, unless others were typed. */
  async function followCity() {
    const { findCity } = known ?? (await loadCities().catch(() => ({ findCity: () => undefined })));
    const city = findCity(getValues("city"));
    if (!city) return;
    follow("province", city.province);
    follow("postal_code", city.postalCode);
  }

  function follow(name: "province" | "postal_code", value: string) {
    const written = getValues(name) ?? "";
    if (written !== "" && written !== filled.current[name]) return;
    filled.current[name] = value;
    setValue(name, value, { shouldValidate: errors[name] !== undefined });
  }

  function handleFocus({ target }: { target: Element }) {
    contactValidation.preload();
    setBegun(true);
    // Browsers do not scroll to a field that is under the bar at the bottom of the screen.
    target.scrollIntoView({ block: "nearest" });
  }

  function handleSubmit(event: { preventDefault: () => void; currentTarget: unknown }) {
    event.preventDefault();
    takeFilled(event.currentTarget, form);
    onSubmit();
  }

  return (
    // `method` avoids the typed data in the address if the form is sent without its script.
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      className="grid gap-4 sm:grid-cols-2"
    >
      <NameField {...field("name")} label={checkoutMessages.name} dir="auto" className="sm:col-span-2" />
      <EmailField {...field("email")} hint={checkoutMessages.emailHint} />
      <PhoneField
        {...field("phone")}
        hint={sendsTexts ? checkoutMessages.phoneHintWithTexts : checkoutMessages.phoneHint}
        required
      />
      <CityField {...field("city", { onChange: () => void followCity() })} list={`${id}-cities`} />
      <datalist id={`${id}-cities`}>
        {known?.pakistaniCities.map((city) => (
          <option key={city.name} value={city.name} label={checkoutMessages.cityLabel(city)} />
        ))}
      </datalist>
      <ProvinceField {...field("province")} />
      <PostalCodeField {...field("postal_code")} />
      <AreaField {...field("area")} />
      <AddressField {...field("address")} rows={2} className="sm:col-span-2" />
      <DeliveryInstructionField {...field("delivery_instruction")} rows={3} className="sm:col-span-2" />
    </form>
  );
}
