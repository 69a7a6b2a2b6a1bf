import type { ComponentProps } from "react";
import { provinces } from "#contract/values/provinces.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { asTyped } from "./as-typed.ts";

type TextProps = Omit<ComponentProps<typeof TextField>, "label">;
type AreaProps = Omit<ComponentProps<typeof TextAreaField>, "label">;

export function CityField(props: TextProps) {
  return (
    <TextField
      {...asTyped}
      required
      {...props}
      label={checkoutMessages.city}
      dir="auto"
      autoComplete="address-level2"
      autoCapitalize="words"
    />
  );
}

export function ProvinceField(props: Omit<ComponentProps<typeof SelectField>, "label" | "children">) {
  return (
    <SelectField required {...props} label={checkoutMessages.province} autoComplete="address-level1">
      <option value="">{checkoutMessages.chooseProvince}</option>
      {provinces.map((province) => (
        <option key={province} value={province}>
          {checkoutMessages.provinceName(province)}
        </option>
      ))}
    </SelectField>
  );
}

export function PostalCodeField(props: TextProps) {
  return (
    <TextField
      required
      {...props}
      label={checkoutMessages.postalCode}
      inputMode="numeric"
      autoComplete="postal-code"
    />
  );
}

export function AreaField(props: TextProps) {
  return (
    <TextField
      {...asTyped}
      {...props}
      label={checkoutMessages.area}
      dir="auto"
      optional
      autoComplete="address-level3"
      autoCapitalize="words"
    />
  );
}

export function AddressField(props: AreaProps) {
  return (
    <TextAreaField
      {...asTyped}
      required
      {...props}
      label={checkoutMessages.address}
      dir="auto"
      autoComplete="street-address"
      autoCapitalize="words"
    />
  );
}

export function DeliveryInstructionField(props: AreaProps) {
  return (
    <TextAreaField
      {...props}
      label={checkoutMessages.deliveryInstruction}
      dir="auto"
      optional
      autoComplete="off"
    />
  );
}
