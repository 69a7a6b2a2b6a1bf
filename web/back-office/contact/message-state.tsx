import type { OfficeMessage } from "#contract/customers/messages.ts";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";

export function MessageState({ message }: { message: OfficeMessage }) {
  if (message.answered) return <StatusBadge tone="delivered">Answered</StatusBadge>;
  return <StatusBadge tone="pending">Open</StatusBadge>;
}
