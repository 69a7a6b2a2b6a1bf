import { useWatch } from "react-hook-form";
import type { LineItem } from "#contract/cart/line-item.ts";
import { countPieces } from "#contract/delivery/promise-delivery.ts";
import type { ContactFormState } from "../checkout/use-contact-form.ts";
import { DeliveryFacts } from "./delivery-facts.tsx";

type CheckoutDeliveryProps = { control: ContactFormState["control"]; lines: readonly LineItem[] };

export function CheckoutDelivery({ control, lines }: CheckoutDeliveryProps) {
  const [city, province] = useWatch({ control, name: ["city", "province"] });
  const to = { ...(city ? { city } : {}), ...(province ? { province } : {}) };
  return <DeliveryFacts pieces={countPieces(lines)} lines={lines} to={to} withoutCash className="mt-4" />;
}
