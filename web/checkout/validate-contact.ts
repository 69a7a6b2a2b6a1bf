import type { Resolver } from "react-hook-form";
import type { DeliveryDetails } from "#contract/orders.ts";
import type { ContactFields } from "./contact-fields.ts";

function loadResolver() {
  return import("./delivery-resolver.ts");
}

/** Fetches the schemas ahead of the first field that is left. A failure is met again where it matters. */
export function preloadValidation(): void {
  loadResolver().catch(() => undefined);
}

/**
 * Validates with the contract's own schema, which is loaded apart from the page: the form can be filled in at once.
 * When the schema cannot be had, the form as a whole says so.
 */
export const validateContact: Resolver<ContactFields, unknown, DeliveryDetails> = async (
  values,
  context,
  options,
) => {
  const loaded = await loadResolver().catch(() => undefined);
  if (loaded) return loaded.deliveryResolver(values, context, options);
  const message = "The shop cannot be reached. Check your connection and try again.";
  return { values: {}, errors: { root: { type: "offline", message } } };
};
