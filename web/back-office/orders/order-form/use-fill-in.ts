import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { LastOrder } from "#contract/customers/customers.ts";
import { provinces } from "#contract/values/provinces.ts";
import type { CustomerInput } from "./customer-fields.tsx";

const names = ["name", "email", "address", "area", "city", "province", "postal_code"] as const;

/** Fills in the details of a known customer; what somebody has typed stays. */
export function useFillIn<Values>(form: UseFormReturn<CustomerInput, unknown, Values>) {
  const filled = useRef<Partial<CustomerInput>>({});
  return function fillIn(last: LastOrder | null): void {
    for (const name of names) {
      const typed = String(form.getValues(name) ?? "");
      if (typed.trim() !== "" && typed !== filled.current[name]) continue;
      const known = last?.[name] ?? "";
      const value = name === "province" && !provinces.some((province) => province === known) ? "" : known;
      if (value === typed) continue;
      form.setValue(name, value, {
        shouldDirty: true,
        shouldValidate: form.getFieldState(name).invalid,
      });
      filled.current = { ...filled.current, [name]: value };
    }
  };
}
