import type { ReactNode } from "react";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { ordersInWords } from "#web/back-office/customers/person-marks.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** Lines as somebody typed them, each in the direction of its own language. */
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
            <TextLink to={`/customers/${office.customer.id}`}>{ordersInWords(office.customer)}</TextLink>
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
