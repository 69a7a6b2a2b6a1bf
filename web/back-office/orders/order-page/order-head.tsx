import type { ReactNode } from "react";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { type MoneyState, moneyState } from "#contract/orders/money-state.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import MessageCircle from "#icons/message-circle.mjs";
import Phone from "#icons/phone.mjs";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { describeDaysLeft, dueLabels } from "./due-words.ts";

/** Whose order it is, when it is due and what is to be paid: on the first screen of a phone too. */
export function OrderHead({ order }: { order: OfficeOrder }) {
  const { name, city, office } = order;
  const customer = office?.customer?.id ?? office?.customerId;
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-2.5 md:grid-cols-4">
      <Fact label="Customer">
        <span className="font-[560] wrap-anywhere">
          {customer ? <TextLink to={`/customers/${customer}`}>{name}</TextLink> : <bdi>{name}</bdi>}
        </span>
        <Beside>{city}</Beside>
      </Fact>
      <Fact label="Phone">
        <PhoneLinks phone={order.phone} />
      </Fact>
      <Promised order={order} />
      <Payment order={order} />
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-slate">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Beside({ children, isLate = false }: { children: ReactNode; isLate?: boolean }) {
  return (
    <span className={`block text-sm wrap-anywhere ${isLate ? "font-[560] text-anar" : "text-slate"}`}>
      {children}
    </span>
  );
}

function PhoneLinks({ phone }: { phone: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <a
        href={`tel:${phone}`}
        aria-label={`Call ${phone}`}
        className="inline-flex min-h-[min(44px,var(--spacing-control))] items-center gap-1.5 font-[560] text-link"
      >
        <Icon icon={Phone} className="size-4" />
        {phone}
      </a>
      <a
        href={`https://wa.me/${internationalPhone(phone)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp ${phone}`}
        className={buttonClasses("quiet", false, "text-sabz")}
      >
        <Icon icon={MessageCircle} className="size-5" />
      </a>
    </span>
  );
}

function Promised({ order: { due, promise, orderProgress, history } }: { order: OfficeOrder }) {
  if (due)
    return (
      <Fact label={dueLabels[due.what]}>
        <span className="font-[560]">
          <When at={due.on} dayOnly />
        </span>
        <Beside isLate={due.daysLeft < 0}>{describeDaysLeft(due.daysLeft)}</Beside>
      </Fact>
    );
  const end = history.findLast(({ event }) => event === orderProgress);
  if (end && orderProgress !== "Pending")
    return (
      <Fact label={orderProgress}>
        <span className="font-[560]">
          <When at={end.at} dayOnly />
        </span>
        {promise && orderProgress === "Delivered" && (
          <Beside>
            promised by <When at={promise.arrivesBy} dayOnly />
          </Beside>
        )}
      </Fact>
    );
  return (
    <Fact label="Promised">
      <span className="font-[560]">No day yet</span>
      {promise && <Beside>Starts with the payment</Beside>}
    </Fact>
  );
}

type Paid = Pick<OfficeOrder, "payment" | "ahead" | "orderProgress">;

const moneyLabels: Record<MoneyState, (order: Paid) => string> = {
  send: () => "Advance due",
  "hand-over": ({ orderProgress }) =>
    orderProgress === "Delivered" ? "Not yet received" : "Cash to collect",
  paid: () => "Paid",
  nothing: () => "Nothing to pay",
  owed: () => "Owed to the customer",
};

function Payment({ order }: { order: OfficeOrder }) {
  const state = moneyState(order);
  const { received, balance } = order.payment;
  const rupees: Record<MoneyState, number> = {
    send: order.ahead?.dueNow ?? 0,
    "hand-over": balance,
    paid: received,
    nothing: 0,
    owed: -balance,
  };
  const atDoor = state === "send" ? (order.ahead?.atDoor ?? 0) : 0;
  return (
    <Fact label={moneyLabels[state](order)}>
      <span className={`font-[560] ${state === "owed" ? "text-anar" : ""}`}>
        <Money rupees={rupees[state]} />
      </span>
      {state === "hand-over" && received > 0 && (
        <Beside>
          <Money rupees={received} /> paid
        </Beside>
      )}
      {atDoor > 0 && (
        <Beside>
          then <Money rupees={atDoor} /> to the rider
        </Beside>
      )}
    </Fact>
  );
}
