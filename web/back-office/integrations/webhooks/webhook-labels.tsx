import type { DeliveryState, OfficeWebhook, WebhookDelivery } from "#contract/integrations/webhooks.ts";
import { StatusBadge, type StatusTone } from "#web/back-office/ui/status-badge.tsx";

const states: Record<OfficeWebhook["state"], { label: string; tone: StatusTone }> = {
  on: { label: "On", tone: "delivered" },
  failing: { label: "Failing", tone: "pending" },
  "switched-off": { label: "Off", tone: "other" },
  "gave-up": { label: "Off after failures", tone: "cancelled" },
};

export function isWebhookOn({ state }: Pick<OfficeWebhook, "state">): boolean {
  return state === "on" || state === "failing";
}

export function WebhookStateBadge({ state }: Pick<OfficeWebhook, "state">) {
  return <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>;
}

const deliveryLabels: Record<DeliveryState, { label: string; tone: StatusTone }> = {
  waiting: { label: "Waiting", tone: "pending" },
  delivered: { label: "Taken", tone: "delivered" },
  failed: { label: "Given up", tone: "cancelled" },
};

export const deliveryStateOptions = Object.entries(deliveryLabels).map(([value, { label }]) => ({
  value,
  label,
}));

export function DeliveryStateBadge({ delivery: { state, tries } }: { delivery: WebhookDelivery }) {
  const { label, tone } = deliveryLabels[state];
  return <StatusBadge tone={tone}>{state === "waiting" && tries > 0 ? "Trying again" : label}</StatusBadge>;
}
