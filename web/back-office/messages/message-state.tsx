import type { OfficeMessage } from "#contract/back-office/messages.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

export function MessageState({ message }: { message: OfficeMessage }) {
  if (message.answered) return <StatusBadge tone="delivered">Answered</StatusBadge>;
  return <StatusBadge tone="pending">Open</StatusBadge>;
}
