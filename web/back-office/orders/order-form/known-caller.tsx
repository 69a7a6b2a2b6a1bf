import { useEffect, useState } from "react";
import { findCustomer, type OfficeCustomer } from "#contract/customers/customers.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { callApi } from "#web/back-office/api.ts";
import { CustomerFlags, describeOrderCount } from "#web/back-office/customers/customer-flags.tsx";
import { Typed } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** Debounce of the phone lookup, in milliseconds. */
const pause = 300;

type Answer = { phone: string; customer: OfficeCustomer | null } | { phone: string; failure: string };

export function KnownCaller({ phone }: { phone: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const asked = phoneNumber.safeParse(phone).data ?? "";

  useEffect(() => {
    if (asked === "") return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const result = await callApi(findCustomer, { query: { phone: asked } });
      if (isLate) return;
      setAnswer({ phone: asked, ...(result.ok ? result.data : { failure: result.error.error }) });
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
          <span>{`Not looked up: ${current.failure}`}</span>
        ) : (
          <Caller customer={current.customer} />
        ))}
    </div>
  );
}

function Caller({ customer }: { customer: OfficeCustomer | null }) {
  if (!customer)
    return <span className="text-slate">A new customer: nobody has ordered with this phone.</span>;
  const { id, name, marks } = customer;
  return (
    <>
      <TextLink to={`/customers/${id}`} target="_blank">
        <Typed text={name} />
      </TextLink>
      <span className="text-slate">{describeOrderCount(customer)}</span>
      <CustomerFlags marks={marks} />
    </>
  );
}
