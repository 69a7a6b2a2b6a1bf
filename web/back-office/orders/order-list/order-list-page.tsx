import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { listOptions } from "#contract/catalog/office-options.ts";
import { listOrders, type OrderListEntry } from "#contract/order-views/office-orders.ts";
import { exportOrders } from "#contract/order-views/order-export.ts";
import { orderProgress, workStages } from "#contract/orders/orders.ts";
import ClipboardList from "#icons/clipboard-list.mjs";
import Download from "#icons/download.mjs";
import PhoneCall from "#icons/phone-call.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { PersonMarks } from "#web/back-office/customers/person-marks.tsx";
import { queryOf } from "#web/back-office/query-of.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { listAddress } from "#web/back-office/ui/list-address.ts";
import { FilterDate, FilterSelect, FilterText, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { Money } from "#web/back-office/ui/money.tsx";
import { NothingFound } from "#web/back-office/ui/nothing-found.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Tabs } from "#web/back-office/ui/tabs.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { workWords } from "#web/back-office/workshop/work-words.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ChimeSwitch } from "../live-orders/chime-switch.tsx";
import { LostConnection, NewMark, NewOrders } from "../live-orders/new-orders.tsx";
import { OrderState } from "../order-state.tsx";
import { BulkActions } from "./bulk-actions.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const [listed, offered] = await Promise.all([
    callApi(listOrders, { query: queryOf(listOrders.query, request) }),
    callApi(listOptions),
  ]);
  return { ...answerOf(listed, request), options: answerOf(offered, request).options };
}

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
        <PersonMarks marks={marks} />
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

const builtInChoices = [
  { value: "name_engraving", label: "Name engraving" },
  { value: "cap", label: "Surgical cap" },
  { value: "custom_size", label: "Custom size" },
];

export function Component() {
  const { items, next, options } = useLoaderData<typeof loader>();
  const isOffice = useStaff().role !== "workshop";
  return (
    <>
      <PageHeader
        title="Orders"
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
      />
      <NewOrders />
      <LostConnection />
      <StatusTabs />
      <ListFilters search="Number, name, phone, e-mail, place">
        <FilterSelect
          name="confirmed"
          label="Confirmed"
          all="Confirmed or not"
          options={[
            { value: "no", label: "To confirm" },
            { value: "yes", label: "Confirmed" },
          ]}
        />
        <FilterSelect
          name="work"
          label="Work"
          all="Any stage of work"
          options={[
            { value: "waiting", label: "Not begun" },
            ...workStages.map((stage) => ({ value: stage, label: workWords[stage] })),
          ]}
        />
        <FilterSelect
          name="asked"
          label="Requests"
          all="With or without requests"
          options={[
            { value: "cancel", label: "Wants to cancel" },
            { value: "payment", label: "Says to have paid" },
          ]}
        />
        <FilterSelect
          name="cash"
          label="Cash"
          all="Cash received or not"
          options={[
            { value: "open", label: "Cash to come" },
            { value: "received", label: "Cash received" },
            { value: "owed", label: "Money to give back" },
          ]}
        />
        <FilterSelect
          name="option"
          label="Choice"
          all="Whatever was chosen"
          options={[...builtInChoices, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <FilterText name="city" label="City" />
        <FilterDate name="from" label="From" />
        <FilterDate name="to" label="To" />
      </ListFilters>
      <DataTable
        caption="Orders"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/orders/${id}`}
        selection={{
          nameOf: ({ OrderID }) => OrderID,
          actions: (selected, clear) => <BulkActions orders={selected} onDone={clear} />,
        }}
        empty={<EmptyState icon={ClipboardList} title={<NothingFound one="order" many="orders" />} />}
      />
      <KeysetPager next={next} />
    </>
  );
}

function ExportLink() {
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.delete("after");
  return (
    <a href={`${exportOrders.path}?${query}`} download className={buttonClasses("secondary", false)}>
      <Icon icon={Download} />
      Export
    </a>
  );
}

function StatusTabs() {
  const [params] = useSearchParams();
  const current = params.get("status") ?? "";
  const tabs = ["", ...orderProgress.options].map((status) => ({
    label: status || "All",
    to: listAddress(params, { status }),
    current: current === status,
  }));
  return <Tabs label="Status" tabs={tabs} />;
}
