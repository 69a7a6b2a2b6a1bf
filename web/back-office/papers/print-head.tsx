import type { ReactNode } from "react";
import type { PrintedOrder, Sender } from "#contract/order-views/printed-orders.ts";
import { logoPicture } from "#contract/settings/shop-logo.ts";
import { PrintedDay } from "#web/back-office/ui/values.tsx";
import { PrintedTexts } from "./printed-texts.tsx";

type PrintHeadProps = {
  title: string;
  titleId: string;
  shop: Sender;
  order: Pick<PrintedOrder, "OrderID" | "createdAt">;
  /** The day of the document, where it differs from the order's. */
  issuedAt?: string;
  children?: ReactNode;
};

export function PrintHead({ title, titleId, shop, order, issuedAt, children }: PrintHeadProps) {
  return (
    <header className="mb-6 grid grid-cols-2 gap-6 border-b-2 border-black pb-4">
      <address className="not-italic">
        {shop.logo && (
          <img
            src={logoPicture(shop.logo)}
            alt=""
            width={shop.logo.width}
            height={shop.logo.height}
            className="mb-2 h-auto max-h-[16mm] w-auto max-w-[60mm]"
          />
        )}
        <strong className="block text-xl font-[640]">{shop.name}</strong>
        {shop.streetAddress}
        <br />
        {shop.phone}
        <br />
        {shop.email}
      </address>
      <div>
        <h2 id={titleId} className="text-2xl font-[640]">
          {title}
        </h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <dt>Order</dt>
          <dd className="font-[640]">{order.OrderID}</dd>
          <dt>Date</dt>
          <dd>
            <PrintedDay at={issuedAt ?? order.createdAt} />
          </dd>
          {children}
        </dl>
      </div>
    </header>
  );
}

type AddresseeProps = {
  order: Pick<PrintedOrder, "name" | "address" | "area" | "city" | "postal_code" | "province" | "phone">;
};

export function Addressee({ order }: AddresseeProps) {
  const { name, address, area, city, postal_code, province, phone } = order;
  const lines = [address, area, `${city} ${postal_code}`, province].filter((text) => text !== "");
  return (
    <address className="text-left not-italic">
      <strong className="block font-[640]">
        <PrintedTexts>{name}</PrintedTexts>
      </strong>
      {lines.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <span key={index} className="block">
          <PrintedTexts>{text}</PrintedTexts>
        </span>
      ))}
      <span className="block font-[600]">{phone}</span>
    </address>
  );
}
