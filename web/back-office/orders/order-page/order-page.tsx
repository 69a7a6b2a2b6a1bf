import { useLoaderData } from "react-router";
import { addNote, getOrder } from "#contract/order-views/office-orders.ts";
import { mayDo } from "#contract/orders/order-actions.ts";
import PhoneCall from "#icons/phone-call.mjs";
import { callApi } from "#web/back-office/api.ts";
import { CustomerFlags } from "#web/back-office/customers/customer-flags.tsx";
import { loaderOf } from "#web/back-office/load.ts";
import { OrderInvoices } from "#web/back-office/papers/invoices/order-invoices.tsx";
import { PrintLinks } from "#web/back-office/papers/print-links.tsx";
import { OrderParcels } from "#web/back-office/parcels/order-parcels.tsx";
import { OrderPayments } from "#web/back-office/payments/order-payments.tsx";
import { OrderTransfers } from "#web/back-office/payments/order-transfers.tsx";
import { OrderRequests } from "#web/back-office/returns/order-requests.tsx";
import { BesideLinks } from "#web/back-office/ui/beside-links.tsx";
import { NotesPanel } from "#web/back-office/ui/notes-panel.tsx";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { OrderState } from "../order-state.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderConfirmation, OrderCustomer, OrderItem } from "./order-head.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLedger } from "./order-ledger.tsx";
import { OrderWork } from "./order-work.tsx";

export const loader = loaderOf(getOrder);

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { office } = order;
  return (
    <>
      <PageHeader
        title={order.OrderID}
        crumbs={[{ label: "Orders", to: "/orders" }]}
        aside={
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
            {office?.customer && <CustomerFlags marks={office.customer.marks} />}
            {order.source === "phone" && (
              <span className="inline-flex items-center gap-1 text-sm text-slate">
                <Icon icon={PhoneCall} className="size-4" />
                Taken on the phone
              </span>
            )}
          </>
        }
        actions={
          <>
            <BesideLinks what="Order" />
            <OrderActions order={order} />
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <Panel title="Items">
            <ul>
              {order.items.map((item) => (
                <OrderItem
                  key={item.id}
                  item={item}
                  places={order.pieces.find((one) => one.item === item.id)?.places ?? {}}
                />
              ))}
            </ul>
            <OrderAmounts order={order} />
            {order.reductionReason !== "" && (
              <p className="mt-2 text-end text-sm text-slate wrap-anywhere">
                Reduced: {order.reductionReason}
              </p>
            )}
          </Panel>
          {office && (
            <NotesPanel
              notes={office.notes}
              add={(note) => callApi(addNote, { body: { id: order.id, note } })}
            />
          )}
        </div>
        <div className="grid gap-4">
          {office && order.orderProgress === "Pending" && order.cancelRequest && (
            <CancelRequest order={order} request={order.cancelRequest} />
          )}
          {office && (
            <OrderTransfers
              order={order}
              of={{ money: office.money, progress: order.orderProgress }}
              transfers={office.transfers}
            />
          )}
          {office && order.aftercare && <OrderRequests requests={order.aftercare} items={order.items} />}
          {office?.confirmLink && (
            <OrderConfirmation order={order} office={office} link={office.confirmLink} />
          )}
          {order.orderProgress === "Pending" && <OrderWork order={order} />}
          {office && <OrderParcels order={order} balance={order.payment.balance} />}
          <OrderCustomer order={order} />
          <Panel title="Print">
            <div className="flex flex-wrap gap-2">
              <PrintLinks ids={[order.id]} />
            </div>
          </Panel>
          {office && <OrderInvoices order={order} office={office} />}
          {office && (
            <OrderPayments
              payments={office.payments}
              of={{ money: office.money, progress: order.orderProgress }}
            />
          )}
          {office && (
            <OrderLedger
              orderId={order.id}
              of={{ money: office.money, progress: order.orderProgress }}
              entries={office.ledger}
              actions={order.actions}
            />
          )}
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  );
}
