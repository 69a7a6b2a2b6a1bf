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
import { useShop } from "../shell/use-shop.ts";
import { lazyModule } from "../ui/lazy-module.ts";
import { type ContactFormState, contactValidation } from "./use-contact-form.ts";

/** Wanted when the form is first filled in. Without them every city is one that is not known. */
const loadCities = () => import("./pakistani-cities.ts");
const cities = lazyModule(loadCities);

type ContactFormProps = {
  id: string;
  form: ContactFormState;
  onSubmit: () => void;
};

export function ContactForm({ id, form, onSubmit }: ContactFormProps) {
  const { register, getValues, setValue, control } = form;
  const { errors } = useFormState({ control });
  const { sendsTexts } = useShop();
  const [begun, setBegun] = useState(false);
  const known = cities.useModule(begun);
  const filled = useRef<Record<"province" | "postal_code", string>>({ province: "", postal_code: "" });

  /** Province and postal code go with a known city, until somebody writes others. */
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
    // A browser leaves a field where it is that stands under the bar at the foot of the screen.
    target.scrollIntoView({ block: "nearest" });
  }

  function handleSubmit(event: { preventDefault: () => void; currentTarget: unknown }) {
    event.preventDefault();
    takeFilled(event.currentTarget, form);
    onSubmit();
  }

  return (
    // `method` keeps what was typed out of the address if the form is ever sent without its script.
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      className="grid gap-4 sm:grid-cols-2"
    >
      <NameField
        {...register("name")}
        label={checkoutMessages.name}
        dir="auto"
        error={errors.name?.message}
        className="sm:col-span-2"
      />
      <EmailField {...register("email")} error={errors.email?.message} hint={checkoutMessages.emailHint} />
      <PhoneField
        {...register("phone")}
        error={errors.phone?.message}
        hint={sendsTexts ? checkoutMessages.phoneHintWithTexts : checkoutMessages.phoneHint}
        required
      />
      <CityField
        {...register("city", { onChange: () => void followCity() })}
        error={errors.city?.message}
        list={`${id}-cities`}
      />
      <datalist id={`${id}-cities`}>
        {known?.pakistaniCities.map((city) => (
          <option key={city.name} value={city.name} label={checkoutMessages.cityLabel(city)} />
        ))}
      </datalist>
      <ProvinceField {...register("province")} error={errors.province?.message} />
      <PostalCodeField {...register("postal_code")} error={errors.postal_code?.message} />
      <AreaField {...register("area")} error={errors.area?.message} />
      <AddressField
        {...register("address")}
        error={errors.address?.message}
        rows={2}
        className="sm:col-span-2"
      />
      <DeliveryInstructionField
        {...register("delivery_instruction")}
        error={errors.delivery_instruction?.message}
        rows={3}
        className="sm:col-span-2"
      />
    </form>
  );
}
