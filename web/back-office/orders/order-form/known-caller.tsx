import { useEffect, useEffectEvent, useState } from "react";
import { findCustomer, type LastOrder, type OfficeCustomer } from "#contract/customers/customers.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { callApi } from "#web/back-office/api.ts";
import { CustomerFlags, describeOrderCount } from "#web/back-office/customers/customer-flags.tsx";
import { Typed } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** Debounce of the phone lookup, in milliseconds. */
const pause = 300;

type Found = { customer: OfficeCustomer | null; lastOrder: LastOrder | null };
type Answer = { phone: string } & (Found | { failure: string });

type KnownCallerProps = {
  phone: string;
  /** With the last order of each phone that was looked up; null for a new customer. */
  onFind: (last: LastOrder | null) => void;
};

export function KnownCaller({ phone, onFind }: KnownCallerProps) {
  const [answer, setAnswer] = useState<Answer>();
  const found = useEffectEvent(onFind);
  const asked = phoneNumber.safeParse(phone).data ?? "";

  useEffect(() => {
    if (asked === "") return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const result = await callApi(findCustomer, { query: { phone: asked } });
      if (isLate) return;
      setAnswer({ phone: asked, ...(result.ok ? result.data : { failure: result.error.error }) });
      if (result.ok) found(result.data.lastOrder);
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked]);

  const current = answer?.phone === asked ? answer : undefined;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm empty:sr-only">
      {current &&
        ("failure" in current ? (
          <span>{`Customer not found: ${current.failure}`}</span>
        ) : (
          <Caller {...current} />
        ))}
    </div>
  );
}

function Caller({ customer, lastOrder }: Found) {
  if (!customer)
    return <span className="text-slate">A new customer: there is no order with this phone.</span>;
  const { id, name, marks } = customer;
  const sizes = (lastOrder?.sizes ?? []).map(
    ({ name: garment, size }) => `${size || "made to measure"} (${garment})`,
  );
  return (
    <>
      <span>Known customer:</span>
      <TextLink to={`/customers/${id}`} target="_blank">
        <Typed text={name} />
      </TextLink>
      <span className="text-slate">{describeOrderCount(customer)}</span>
      <CustomerFlags marks={marks} />
      {sizes.length > 0 && (
        <span className="text-slate wrap-anywhere">{`Last sizes: ${sizes.join(", ")}`}</span>
      )}
    </>
  );
}
