import { useLoaderData, useLocation, useSearchParams } from "react-router";
import { listOptions } from "#contract/catalog/office-options.ts";
import { listOrders, type OrderListEntry } from "#contract/order-views/office-orders.ts";
import { exportOrders } from "#contract/order-views/order-export.ts";
import { orderProgress } from "#contract/orders/orders.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import ClipboardList from "#icons/clipboard-list.mjs";
import Download from "#icons/download.mjs";
import PhoneCall from "#icons/phone-call.mjs";
import { offlineMessages } from "#messages/offline.ts";
import { CustomerFlags } from "#web/back-office/customers/customer-flags.tsx";
import { placeOf } from "#web/back-office/doors.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { DownloadLink } from "#web/back-office/ui/download-link.tsx";
import { fromTo } from "#web/back-office/ui/list-filters.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { NothingFound } from "#web/back-office/ui/nothing-found.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { stageLabels } from "#web/back-office/workshop/stage-labels.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { toastError } from "#web/ui/toast.ts";
import { ChimeSwitch } from "../live-orders/chime-switch.tsx";
import { LostConnection, NewMark, NewOrders } from "../live-orders/new-orders.tsx";
import { OrderState } from "../order-state.tsx";

/** The dialogs of all that can be done with several orders come with the first selected one. */
const bulkActions = lazyModule(async () => (await import("./bulk-actions.tsx")).BulkActions);

const list = listOf(listOrders, listOptions);
export const { loader } = list;

const columns: readonly Column<OrderListEntry>[] = [
  {
    head: "Order",
    cell: ({ id, OrderID }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
        {OrderID}
        <NewMark orderId={id} />
      </span>
    ),
  },
  { head: "Date", cell: ({ createdAt }) => <When at={createdAt} />, sort: "date" },
  {
    head: "Name",
    cell: ({ name, marks }) => (
      <span className="grid justify-items-start gap-1 sm:min-w-36">
        <bdi className="block text-left wrap-anywhere">{name}</bdi>
        <CustomerFlags marks={marks} />
      </span>
    ),
  },
  { head: "Phone", cell: ({ phone }) => phone, from: "lg" },
  {
    head: "City",
    cell: ({ city }) => <bdi className="block text-left wrap-anywhere sm:min-w-24">{city}</bdi>,
  },
  { head: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, from: "lg" },
  {
    head: "Total",
    cell: ({ totalAmount }) => <Money rupees={totalAmount} />,
    isNumber: true,
    sort: "total",
  },
  {
    head: "Status",
    cell: (order) => <OrderState {...order} progress={order.orderProgress} />,
    isCardEnd: true,
  },
];

const statuses = ["", ...orderProgress.options].map((value) => ({ value, label: value || "All" }));

const filters = [
  {
    name: "confirmed",
    label: "Confirmed",
    all: "Confirmation",
    options: { no: "To confirm", yes: "Confirmed" },
  },
  {
    name: "work",
    label: "Work",
    all: "Work stage",
    options: { waiting: "To cut", ...stageLabels },
  },
  {
    name: "asked",
    label: "Requests",
    all: "Requests",
    options: { cancel: "Wants to cancel", payment: "Customer says paid" },
  },
  {
    name: "cash",
    label: "Cash",
    all: "Payment",
    options: { open: "Cash to come", received: "Cash received", owed: "Refunds due" },
  },
] as const;

const builtInChoices = [
  { value: "name_engraving", label: "Name engraving" },
  { value: "cap", label: "Surgical cap" },
  { value: "custom_size", label: "Custom size" },
];

export function Component() {
  const { options } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const isOffice = isOfficeRole(useStaff().role);
  return (
    <list.Page
      title={placeOf(pathname, search)?.tab.label ?? "Orders"}
      actions={
        isOffice && (
          <>
            <ChimeSwitch />
            <ExportLink />
            <ButtonLink to="/orders/new">
              <Icon icon={PhoneCall} />
              New phone order
            </ButtonLink>
          </>
        )
      }
      above={
        <>
          <NewOrders />
          <LostConnection />
        </>
      }
      tabs={{ name: "status", label: "Status", options: statuses }}
      search="Number, name, phone, e-mail, place"
      filters={[
        ...filters,
        {
          name: "option",
          label: "Choice",
          all: "Extras",
          options: [...builtInChoices, ...options.map(({ id, name }) => ({ value: id, label: name }))],
        },
        { name: "city", label: "City", is: "text" },
        ...fromTo,
      ]}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/orders/${id}`}
      selection={{
        nameOf: ({ OrderID }) => OrderID,
        actions: (selected) => <LateBulkActions orders={selected} />,
      }}
      icon={ClipboardList}
      empty={<NothingFound one="order" many="orders" />}
    />
  );
}

function LateBulkActions({ orders }: { orders: OrderListEntry[] }) {
  const BulkActions = bulkActions.useModule(true, () => toastError(offlineMessages.codeMissing));
  return BulkActions && <BulkActions orders={orders} />;
}

function ExportLink() {
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.delete("after");
  return (
    <DownloadLink href={`${exportOrders.path}?${query}`}>
      <Icon icon={Download} />
      Export
    </DownloadLink>
  );
}
