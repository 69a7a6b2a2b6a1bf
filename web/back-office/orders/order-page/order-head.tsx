import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { garmentPrice, lineTotal } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import {
  confirmOrder,
  noteAsked as noteAskedCall,
  type OfficeOrder,
} from "#contract/order-views/office-orders.ts";
import { type PiecePlace, type PiecesOfItem, piecePlaces } from "#contract/orders/pieces.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { callApi } from "#web/back-office/api.ts";
import { describeOrderCount } from "#web/back-office/customers/customer-flags.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { OptionPictures } from "#web/options/option-picture.tsx";
import { ItemPreview } from "#web/preview/item-preview.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ShopPicture } from "#web/ui/picture.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

type OrderItemProps = { item: LineItem; places: PiecesOfItem["places"] };

export function OrderItem({ item, places }: OrderItemProps) {
  const choices = [
    ...describeChoices(item, englishChoices),
    ...describeMeasurements(item.custom_size, englishChoices),
    { label: "Product code", value: item.product_code },
    { label: "Where", value: placesWords(places) },
  ];
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-line py-3.5 not-first:border-t">
      <div className="relative aspect-4/5 self-start overflow-hidden rounded-md bg-chuna">
        {item.images.primary && (
          <ShopPicture picture={item.images.primary} alt="" sizes="72px" className="size-full object-cover" />
        )}
        <ItemPreview item={item} />
      </div>
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h3 className="text-base font-[560] wrap-anywhere">
            {item.name} <span className="font-normal">x {item.quantity}</span>
          </h3>
          <Money rupees={lineTotal(item)} />
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
          {choices.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-slate">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <OptionPictures item={item} className="h-24" />
        <p className="text-sm text-slate">
          {item.quantity} x <Money rupees={garmentPrice(item)} />
          {surchargesOf(item).map(({ label, amount }) => (
            <span key={label}>
              {" + "}
              {label} <Money rupees={amount} />
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}

/** Typed lines, each in the direction of its language. */
const asTyped = "whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext] text-left";

export function OrderCustomer({ order }: { order: OfficeOrder }) {
  const { name, phone, address, area, city, postal_code, province, delivery_instruction, office } = order;
  const place = [name, address, area, `${city} ${postal_code}`, province].filter((text) => text !== "");
  return (
    <Panel title="Customer">
      <dl className="grid gap-2.5">
        <Fact label="Deliver to">
          <p className={asTyped}>{place.join("\n")}</p>
        </Fact>
        <Fact label="Phone">
          <a href={`tel:${phone}`} className="text-link">
            {phone}
          </a>
        </Fact>
        {office && (
          <Fact label={office.customerId ? "Email" : "Email, ordered as a guest"}>
            <a href={`mailto:${office.email}`} className="text-link wrap-anywhere">
              {office.email}
            </a>
          </Fact>
        )}
        {office?.customer && (
          <Fact label="With this phone">
            <TextLink to={`/customers/${office.customer.id}`}>{describeOrderCount(office.customer)}</TextLink>
          </Fact>
        )}
        {office?.customerId && (
          <Fact label="Account">
            <TextLink to={`/customers/${office.customerId}`}>Measurements and notes</TextLink>
          </Fact>
        )}
        {delivery_instruction !== "" && (
          <Fact label="Delivery instruction">
            <p className={asTyped}>{delivery_instruction}</p>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-slate">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type OrderConfirmationProps = {
  order: Pick<OfficeOrder, "id" | "askedAt">;
  office: Pick<NonNullable<OfficeOrder["office"]>, "workdaysNotHeld" | "isReleased">;
  link: NonNullable<NonNullable<OfficeOrder["office"]>["confirmLink"]>;
};

export function OrderConfirmation({ order, office, link }: OrderConfirmationProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function markConfirmed() {
    setBusy(true);
    const result = await callApi(confirmOrder, { body: { id: order.id } });
    if (result.ok) {
      await revalidate();
      toastSuccess("Order confirmed");
    } else {
      toastError(result.error.error);
    }
    setBusy(false);
  }

  async function noteAsked() {
    const result = await callApi(noteAskedCall, { body: { id: order.id } });
    if (!result.ok) toastError(result.error.error);
    await revalidate();
  }

  return (
    <Panel title="To confirm">
      <p className="mb-3 text-sm text-slate">
        The message leads the customer to a page where they confirm or cancel the order themselves.
      </p>
      {office.workdaysNotHeld !== null && (
        <p className="mb-3 text-sm">
          Takes {office.workdaysNotHeld === 1 ? "a day" : `${office.workdaysNotHeld} days`} of the workshop.
          No days are held for it before it is confirmed or paid as asked.
        </p>
      )}
      {office.isReleased && (
        <p className="mb-3 text-sm">
          Nobody confirmed it in time, so its pieces of stock and its coupon are free again. Confirming takes
          them again, or says which are gone.
        </p>
      )}
      {order.askedAt && (
        <p className="mb-3 text-sm">
          Asked <When at={order.askedAt} />, no answer yet.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <a
          href={link.whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void noteAsked()}
          className={buttonClasses("primary", false, "")}
        >
          <Icon icon={MessageCircle} />
          {order.askedAt ? "Ask again on WhatsApp" : "Ask on WhatsApp"}
        </a>
        <Button look="secondary" busy={busy} onClick={() => void markConfirmed()}>
          Mark as confirmed
        </Button>
      </div>
    </Panel>
  );
}

const words: Record<PiecePlace, string> = {
  "to-cut": "to cut",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
  parcel: "in a parcel",
  customer: "with the customer",
  stock: "back in stock",
  aside: "put aside",
  repair: "in repair",
  waste: "waste",
  lost: "lost by the courier",
  cancelled: "cancelled",
};

/** Such as `2 with the customer, 1 in repair`. */
function placesWords(places: PiecesOfItem["places"]): string {
  return piecePlaces
    .flatMap((place) => (places[place] ? [`${places[place]} ${words[place]}`] : []))
    .join(", ");
}
