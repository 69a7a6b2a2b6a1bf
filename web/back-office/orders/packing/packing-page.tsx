import { useLoaderData } from "react-router";
import { describeChoices, englishChoices } from "#contract/cart/describe-choices.ts";
import { getOrderToSend, type OrderInPacking, type PackedItem } from "#contract/order-views/packing.ts";
import { mayDo, wordsOf } from "#contract/orders/order-actions.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { PackingSlipLink } from "#web/back-office/papers/print-links.tsx";
import { AskedParcels } from "#web/back-office/parcels/asked-parcels.tsx";
import { LinePicture } from "#web/back-office/ui/line-picture.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { DueDay } from "#web/back-office/workshop/job-due-day.tsx";
import { stageLabels } from "#web/back-office/workshop/stage-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { useNotePacked } from "./use-note-packed.ts";

export const loader = loaderOf(getOrderToSend);

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { busy, notePacked } = useNotePacked();
  const isPacked = order.work === "packed";
  const isToPack = !isPacked && mayDo(order.actions, "moveWork");
  return (
    <>
      <PageHeader
        title={order.OrderID}
        crumbs={[
          isPacked ? { label: "To book", to: "/packing?list=book" } : { label: "To pack", to: "/packing" },
        ]}
        aside={<Progress order={order} />}
        actions={
          <>
            <PackingSlipLink ids={[order.id]} />
            {isToPack && (
              <Button busy={busy} onClick={() => void notePacked([order])}>
                Mark as packed
              </Button>
            )}
          </>
        }
      />
      <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1">
        <bdi className="font-[560] wrap-anywhere">{order.name}</bdi>
        <a href={`tel:${order.phone}`} className="text-link">
          {order.phone}
        </a>
        <span>
          Due <DueDay job={order} />
        </span>
        <span>
          Rider collects <Money rupees={order.collects} />
        </span>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title="Put into the parcel">
          <ul>
            {order.items.map((item) => (
              <Packed key={item.id} item={item} />
            ))}
          </ul>
        </Panel>
        <div className="grid gap-4">
          {order.orderProgress === "Pending" && !mayDo(order.actions, "book") && (
            <Panel title="Do not send">
              <p className="text-anar">{wordsOf(order.actions.book)}</p>
            </Panel>
          )}
          <AskedParcels order={order} balance={order.collects} />
          <Panel title="Deliver to">
            <p className="text-left wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
              {addressOf(order)}
            </p>
            {order.delivery_instruction !== "" && (
              <p className="mt-3 text-left wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
                {order.delivery_instruction}
              </p>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}

function addressOf({ name, address, area, city, postal_code, province }: OrderInPacking): string {
  return [name, address, area, `${city} ${postal_code}`, province].filter((text) => text !== "").join("\n");
}

function Progress({ order: { orderProgress, work } }: { order: OrderInPacking }) {
  if (orderProgress === "Cancelled") return <StatusBadge tone="cancelled">Cancelled</StatusBadge>;
  if (orderProgress === "Delivered") return <StatusBadge tone="delivered">Delivered</StatusBadge>;
  if (orderProgress === "Dispatched") return <StatusBadge tone="dispatched">On the way</StatusBadge>;
  return <StatusBadge tone="pending">{work ? stageLabels[work] : "Not started"}</StatusBadge>;
}

function Packed({ item }: { item: PackedItem }) {
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-line py-3.5 not-first:border-t">
      <LinePicture item={item} sizes="72px" />
      <div className="grid content-start gap-1">
        <h3 className="text-base font-[560] wrap-anywhere">
          {item.quantity} x {item.name} <span className="font-normal">{item.product_code}</span>
        </h3>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
          {describeChoices(item, englishChoices).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-slate">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
