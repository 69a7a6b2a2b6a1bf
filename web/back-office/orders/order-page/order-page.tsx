import { useState } from "react";
import { useLoaderData } from "react-router";
import { addNote, getOrder, type OfficeOrder } from "#contract/order-views/office-orders.ts";
import { mayDo } from "#contract/orders/order-actions.ts";
import PhoneCall from "#icons/phone-call.mjs";
import { callApi } from "#web/back-office/api.ts";
import { CustomerFlags } from "#web/back-office/customers/customer-flags.tsx";
import { loaderOf } from "#web/back-office/load.ts";
import { OrderRequests } from "#web/back-office/returns/order-requests.tsx";
import { NotesPanel } from "#web/back-office/ui/notes-panel.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useMoveWork } from "#web/back-office/workshop/use-move-work.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { OrderState } from "../order-state.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { type AskedDialog, OrderDialogs } from "./order-dialogs.tsx";
import { OrderHead } from "./order-head.tsx";
import { describeEvent, OrderHistory } from "./order-history.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderMenu } from "./order-menu.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderShipping } from "./order-shipping.tsx";
import { SectionLinks } from "./section-links.tsx";
import { useLiveOrder } from "./use-live-order.ts";

export const loader = loaderOf(getOrder);

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  // Another order of the list has its own dialogs and notes.
  return <OrderPage key={loaded.order.id} loaded={loaded} />;
}

function OrderPage({ loaded }: { loaded: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { order, isChanged, isLost } = useLiveOrder(loaded);
  const [asked, setAsked] = useState<AskedDialog>();
  const work = useMoveWork();
  const { office } = order;
  const newest = order.history.at(-1);
  const news = isChanged && newest ? `Just changed: ${describeEvent(newest)}` : "";
  return (
    <>
      <PageHeader
        title={order.OrderID}
        crumbs={[{ label: "Orders", to: "/orders" }]}
        aside={<OrderMarks order={order} />}
      />
      <p role="status" className="text-anar empty:hidden">
        {isLost && <span>No connection to the shop: this order may have changed.</span>}
      </p>
      <OrderHead order={order} />
      <NextStep
        order={order}
        work={work}
        ask={setAsked}
        news={news}
        menu={
          <>
            {office && mayDo(order.actions, "edit") && (
              <ButtonLink look="quiet" to={`/orders/${order.id}/edit`}>
                Edit
              </ButtonLink>
            )}
            <OrderMenu order={order} work={work} ask={setAsked} />
          </>
        }
      />
      {work.question}
      <OrderDialogs order={order} asked={asked} onClose={() => setAsked(undefined)} />
      <SectionLinks
        sections={[
          { id: "items", label: "Items" },
          { id: "shipping", label: "Shipping", count: order.shipping?.parcels.length ?? 0 },
          { id: "money", label: "Money" },
          { id: "customer", label: "Customer" },
          ...(office ? [{ id: "notes", label: "Notes", count: office.notes.length }] : []),
          { id: "history", label: "History" },
        ]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <OrderItems order={order} />
          {office && order.aftercare && <OrderRequests requests={order.aftercare} items={order.items} />}
          <OrderShipping order={order} />
          <OrderMoney order={order} />
        </div>
        <div className="grid gap-4">
          <OrderCustomer order={order} />
          {office && order.cancelRequest?.state === "declined" && (
            <CancelRequest request={order.cancelRequest} />
          )}
          {office && (
            <NotesPanel
              id="notes"
              notes={office.notes}
              add={(note) => callApi(addNote, { body: { id: order.id, note } })}
            />
          )}
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}

function OrderMarks({ order }: { order: OfficeOrder }) {
  return (
    <>
      <OrderState
        progress={order.orderProgress}
        isConfirmed={!mayDo(order.actions, "askToConfirm")}
        work={order.work.at(-1)?.stage ?? null}
        isCancelAsked={order.cancelRequest?.state === "pending"}
        isPaymentSaid={order.ahead?.claim?.state === "open"}
        askedAt={order.askedAt}
        cashReceivedOn={order.cashReceivedOn}
      />
      {order.office?.customer && <CustomerFlags marks={order.office.customer.marks} />}
      {order.source === "phone" && (
        <span className="inline-flex items-center gap-1 text-sm text-slate">
          <Icon icon={PhoneCall} className="size-4" />
          Taken on the phone
        </span>
      )}
    </>
  );
}
