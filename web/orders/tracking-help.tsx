import { ordersMessages } from "#messages/orders.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** What someone may want to know before a number is entered. */
export function TrackingHelp() {
  return (
    <dl className="grid gap-6 md:grid-cols-3 md:gap-10">
      <div>
        <dt className="font-[560]">{ordersMessages.whereIsNumber}</dt>
        <dd className="mt-1 text-slate">{ordersMessages.numberIsThere}</dd>
      </div>
      <div>
        <dt className="font-[560]">{ordersMessages.whatCanChange}</dt>
        <dd className="mt-1 text-slate">{ordersMessages.cancelWhilePending}</dd>
      </div>
      <div>
        <dt className="font-[560]">{ordersMessages.whoToAsk}</dt>
        <dd className="mt-1 text-slate">{ordersMessages.callUs(<PhoneLink />)}</dd>
      </div>
    </dl>
  );
}
