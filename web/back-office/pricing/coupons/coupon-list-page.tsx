import { listCoupons, type OfficeCoupon } from "#contract/orders/office-coupons.ts";
import Plus from "#icons/plus.mjs";
import TicketPercent from "#icons/ticket-percent.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CouponStateBadge, couponStateOptions, couponValue } from "./coupon-labels.tsx";

const list = listOf(listCoupons);
export const { loader } = list;

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
  return (
    <list.Page
      title="Coupons"
      actions={
        <ButtonLink to="/coupons/new">
          <Icon icon={Plus} />
          Add coupon
        </ButtonLink>
      }
      search="Beginning of a code"
      filters={[{ name: "state", label: "State", all: "All states", options: couponStateOptions }]}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/coupons/${id}`}
      icon={TicketPercent}
      empty="No coupons here"
    />
  );
}
