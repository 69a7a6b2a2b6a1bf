import type { Order } from "#contract/orders.ts";

export type Addressee = Pick<
  Order,
  "name" | "phone" | "address" | "area" | "city" | "postal_code" | "province" | "delivery_instruction"
>;

/** Where an order goes and whom the rider calls, as it would be written on the parcel. */
export function DeliveryAddress({ addressee }: { addressee: Addressee }) {
  const { name, phone, address, area, city, postal_code, province, delivery_instruction } = addressee;
  const lines = [name, address, area, `${city} ${postal_code}`, province, phone];
  return (
    <dl className="max-w-100 text-sm wrap-anywhere">
      <dt className="text-slate">Delivery address</dt>
      <dd className="whitespace-pre-line">{lines.filter((text) => text !== "").join("\n")}</dd>
      {delivery_instruction !== "" && (
        <>
          <dt className="mt-2 text-slate">Delivery instruction</dt>
          <dd className="whitespace-pre-line">{delivery_instruction}</dd>
        </>
      )}
    </dl>
  );
}
