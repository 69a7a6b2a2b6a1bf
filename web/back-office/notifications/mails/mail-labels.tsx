import type { MailState, OfficeMail } from "#contract/notifications/mails.ts";
import { StatusBadge, type StatusTone } from "#web/back-office/ui/status-badge.tsx";

const states: Record<MailState, { label: string; tone: StatusTone }> = {
  waiting: { label: "Waiting", tone: "pending" },
  sent: { label: "Sent", tone: "delivered" },
  failed: { label: "Failed", tone: "cancelled" },
};

export const mailStateOptions = [
  ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
  { value: "failed-lately", label: "Failed in the last 3 days" },
];

export function MailStateBadge({ mail: { state, lastError } }: { mail: OfficeMail }) {
  const { label, tone } = states[state];
  return <StatusBadge tone={tone}>{state === "waiting" && lastError ? "Trying again" : label}</StatusBadge>;
}

const kinds = new Map(
  Object.entries({
    welcome: "Welcome",
    "recovery-code": "Code for a new password",
    "email-code": "Code for an e-mail address",
    "email-change-asked": "E-mail address to be changed",
    "email-change-link": "Link for another e-mail address",
    "new-device": "Login from a new device",
    "password-changed": "Password changed",
    "staff-password-changed": "Password of staff changed",
    "staff-invitation": "Invitation of staff",
    "staff-recovery": "Forgotten password of staff",
    "email-changed": "E-mail address changed",
    "account-deleted": "Account deleted",
    "order-placed": "Order placed",
    "order-changed": "Order changed",
    "order-edited": "Order edited",
    "dispatch-corrected": "Dispatch corrected",
    "cancel-asked": "Cancel asked for",
    "cancel-declined": "Cancel declined",
    "transfer-confirmed": "Payment received",
    "advance-asked": "Advance asked for",
    "transfer-declined": "Payment not found",
    "transfer-reminder": "Reminder of the payment",
    "confirm-reminder": "Reminder to confirm",
    "own-orders": "Numbers of orders",
    "review-request": "Request for a review",
    "contact-message": "Message to the shop",
  }),
);

export function mailKind(kind: string): string {
  return kinds.get(kind) ?? kind;
}
