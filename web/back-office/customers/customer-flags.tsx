import type { CustomerFlag } from "#contract/orders/customer-flags.ts";
import { StatusBadge, type StatusTone } from "#web/back-office/ui/status-badge.tsx";

const looks: Record<CustomerFlag, { label: string; hint: string; tone: StatusTone }> = {
  callsFirst: { label: "Call first", hint: "Call before anything is sewn.", tone: "pending" },
  advanceOnly: { label: "Advance only", hint: "Dispatch only after payment.", tone: "cancelled" },
};

export const allFlags = (["callsFirst", "advanceOnly"] as const).map((mark) => ({ mark, ...looks[mark] }));

type History = { orders: number; delivered: number; refused: number };

/** Outcomes of a phone number's orders; refusals are not counted among the orders. */
export function describeOrderCount({ orders, delivered, refused }: History): string {
  const placed = orders === 1 ? "1 order" : `${orders} orders`;
  return [placed, `${delivered} delivered`, ...(refused === 0 ? [] : [`${refused} refused`])].join(", ");
}

export function CustomerFlags({ marks }: { marks: readonly CustomerFlag[] }) {
  return marks.map((mark) => (
    <StatusBadge key={mark} tone={looks[mark].tone}>
      {looks[mark].label}
    </StatusBadge>
  ));
}
