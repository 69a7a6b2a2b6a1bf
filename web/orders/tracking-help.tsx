import { useShop } from "../shell/use-shop.ts";

/** What someone may want to know before a number is entered. */
export function TrackingHelp() {
  const { phone } = useShop();
  return (
    <dl className="grid gap-6 md:grid-cols-3 md:gap-10">
      <div>
        <dt className="font-[560]">Where is my number?</dt>
        <dd className="mt-1 text-slate">
          On the page and in the e-mail that confirmed your order: TB and twelve letters and digits. Capitals,
          spaces and dashes do not matter.
        </dd>
      </div>
      <div>
        <dt className="font-[560]">What can I still change?</dt>
        <dd className="mt-1 text-slate">
          You can cancel as long as the order is pending. Once it is dispatched, it is on its way to you.
        </dd>
      </div>
      <div>
        <dt className="font-[560]">Who can I ask?</dt>
        <dd className="mt-1 text-slate">
          Call us on{" "}
          <a className="text-link whitespace-nowrap" href={`tel:${phone.replaceAll(" ", "")}`}>
            {phone}
          </a>{" "}
          with your order number at hand.
        </dd>
      </div>
    </dl>
  );
}
