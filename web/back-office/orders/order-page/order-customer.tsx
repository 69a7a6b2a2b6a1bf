import type { ReactNode } from "react";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { describeOrderCount } from "#web/back-office/customers/customer-flags.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** Typed lines, each in the direction of its language. */
const asTyped = "whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext] text-left";

export function OrderCustomer({ order }: { order: OfficeOrder }) {
  const { name, address, area, city, postal_code, province, delivery_instruction, office } = order;
  const place = [name, address, area, `${city} ${postal_code}`, province].filter((text) => text !== "");
  return (
    <Panel title="Customer" id="customer">
      <dl className="grid gap-2.5">
        <Fact label="Deliver to">
          <p className={asTyped}>{place.join("\n")}</p>
        </Fact>
        {delivery_instruction !== "" && (
          <Fact label="Delivery instruction">
            <p className={asTyped}>{delivery_instruction}</p>
          </Fact>
        )}
        {office && (
          <Fact label={office.customerId ? "Email" : "Email, ordered as a guest"}>
            <a href={`mailto:${office.email}`} className="text-link wrap-anywhere">
              {office.email}
            </a>
          </Fact>
        )}
        {office && (
          <Fact label="Mails and messages in">
            <LanguageChoice id={order.id} language={office.language} />
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
