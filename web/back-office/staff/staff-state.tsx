import type { StaffAccount } from "#contract/staff/staff.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

export function StaffState({ member }: { member: StaffAccount }) {
  if (!member.isActive) return <StatusBadge tone="other">Left</StatusBadge>;
  if (!member.hasPassword) return <StatusBadge tone="pending">Invited</StatusBadge>;
  return <StatusBadge tone="delivered">Active</StatusBadge>;
}
