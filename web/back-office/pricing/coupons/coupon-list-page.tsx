import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listCoupons, type OfficeCoupon } from "#contract/orders/office-coupons.ts";
import Plus from "#icons/plus.mjs";
import TicketPercent from "#icons/ticket-percent.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { queryOf } from "#web/back-office/query-of.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { Money } from "#web/back-office/ui/money.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CouponStateBadge, couponStateOptions, couponValue } from "./coupon-words.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listCoupons, { query: queryOf(listCoupons.query, request) }), request);
}

const columns: readonly Column<OfficeCoupon>[] = [
  { head: "Code", cell: ({ code }) => code },
  { head: "Takes off", cell: couponValue },
  {
    head: "Ends",
    cell: ({ endsAt }) => (endsAt ? <When at={endsAt} /> : "Never"),
    isLabelled: true,
  },
  {
    head: "Used",
    cell: ({ usedCount, usageLimit }) => (usageLimit === null ? usedCount : `${usedCount} of ${usageLimit}`),
    isNumber: true,
    isLabelled: true,
  },
  {
    head: "Discount given",
    cell: ({ discount }) => <Money rupees={discount} />,
    isNumber: true,
    from: "lg",
  },
  { head: "Revenue", cell: ({ revenue }) => <Money rupees={revenue} />, isNumber: true, isLabelled: true },
  { head: "State", cell: ({ state }) => <CouponStateBadge state={state} />, isCardEnd: true },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Coupons"
        actions={
          <ButtonLink to="/coupons/new">
            <Icon icon={Plus} />
            Add coupon
          </ButtonLink>
        }
      />
      <ListFilters search="Beginning of a code">
        <FilterSelect name="state" label="State" all="All states" options={couponStateOptions} />
      </ListFilters>
      <DataTable
        caption="Coupons"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/coupons/${id}`}
        empty={<EmptyState icon={TicketPercent} title="No coupons here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
