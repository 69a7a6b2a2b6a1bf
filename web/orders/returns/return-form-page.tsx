import { QRCodeSVG } from "qrcode.react";
import { data } from "react-router";
import type { ApiClient } from "#contract/calls/client.ts";
import { returnMessages } from "#messages/returns.ts";
import { apiContext } from "#web/page-context.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { unwrapAnswer } from "#web/shell/unwrap-answer.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { shownName } from "#web/ui/shown-names.ts";
import { describeOrderItem } from "../describe-order-item.ts";
import { orderApi } from "../order-api.ts";
import type { Route } from "./+types/return-form-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: returnMessages.paperTitle,
    description: returnMessages.paperDescription,
  });
}

/** It shows the contents of an order. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

type Named = { id: string; number: string };

async function loadReturnForm(api: Pick<ApiClient, "trackOrder">, { id, number }: Named) {
  const { order } = unwrapAnswer(await api.trackOrder({ body: { OrderID: id } }));
  const request = order.aftercare?.find((one) => String(one.number) === number && one.state === "approved");
  const item = order.items.find((one) => one.id === request?.item);
  if (!request || !item) throw data({ error: returnMessages.noPaper }, { status: 404 });
  return { OrderID: order.OrderID, request, item };
}

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReturnForm(context.get(apiContext), params);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadReturnForm(orderApi, params);
}

/**
 * The paper that accompanies a garment to the shop: address, and the number of the request as text and as a code. The
 * order number is enough to open it, so it has no personal data: customers write their name by hand.
 */
export default function ReturnFormPage({ loaderData: { OrderID, request, item } }: Route.ComponentProps) {
  const shop = useShop();
  const number = `${OrderID}/${request.number}`;
  const { kinds, reasons } = returnMessages;
  return (
    <main className="wrap max-w-160 pt-9 pb-24 print:max-w-none print:p-0">
      <h1 className="print:text-xl">{returnMessages.paperTitle}</h1>
      <p className="mt-1.5 mb-5 text-slate print:hidden">{returnMessages.paperText}</p>
      <section className="grid gap-5 rounded-lg border border-line-strong bg-paper px-5 py-5 md:px-7 print:rounded-none">
        <div className="flex flex-wrap items-start justify-between gap-5">
          <dl className="grid grow gap-4">
            <div>
              <dt className="text-sm text-slate">{returnMessages.paperTo}</dt>
              <dd className="text-lg font-[560]">{shop.name}</dd>
              <dd>
                <bdi>{shop.streetAddress}</bdi>
              </dd>
              <dd>
                {returnMessages.paperPhone} <bdi dir="ltr">{shop.phone}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-slate">{returnMessages.paperFrom}</dt>
              <dd className="mt-12 border-t border-line-strong pt-1 text-sm text-slate">
                {returnMessages.paperBlank}
              </dd>
            </div>
          </dl>
          <figure className="grid justify-items-center gap-1.5">
            <QRCodeSVG value={number} title={number} size={144} marginSize={2} />
            <figcaption className="text-lg font-[560]">
              <bdi dir="ltr">{number}</bdi>
            </figcaption>
          </figure>
        </div>
        <dl className="border-t border-line pt-4">
          <dt className="text-sm text-slate">{returnMessages.paperItem}</dt>
          <dd className="font-[560] wrap-anywhere">
            {shownName(item)} × {request.pieces}
          </dd>
          <dd className="text-sm">
            {returnMessages.inWords(describeOrderItem(item).map(({ label, value }) => `${label}: ${value}`))}
          </dd>
          <dd className="text-sm">
            {kinds[request.kind]}: {reasons[request.reason]}
          </dd>
        </dl>
      </section>
      <p className="mt-2 text-sm text-slate">{returnMessages.paperScan}</p>
      <Button className="mt-5 print:hidden" onClick={() => window.print()}>
        {returnMessages.print}
      </Button>
    </main>
  );
}
