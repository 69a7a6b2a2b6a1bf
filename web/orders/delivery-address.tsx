import type { Order } from "#contract/orders/orders.ts";
import { ordersMessages } from "#messages/orders.tsx";

export type Addressee = Pick<
  Order,
  "name" | "phone" | "address" | "area" | "city" | "postal_code" | "province" | "delivery_instruction"
>;

/** Each line in the direction of its language, aligned with the page. */
const asTyped = "whitespace-pre-line [unicode-bidi:plaintext] ltr:text-left rtl:text-right";

export function DeliveryAddress({ addressee }: { addressee: Addressee }) {
  const { name, phone, address, area, city, postal_code, province, delivery_instruction } = addressee;
  const lines = [name, address, area, `${city} ${postal_code}`, province, phone];
  return (
    <dl className="max-w-100 text-sm wrap-anywhere">
      <dt className="text-slate">{ordersMessages.deliveryAddress}</dt>
      <dd className={asTyped}>{lines.filter((text) => text !== "").join("\n")}</dd>
      {delivery_instruction !== "" && (
        <>
          <dt className="mt-2 text-slate">{ordersMessages.deliveryInstruction}</dt>
          <dd className={asTyped}>{delivery_instruction}</dd>
        </>
      )}
    </dl>
  );
}
