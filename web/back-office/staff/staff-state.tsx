import type { StaffAccount } from "#contract/back-office/staff.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

/** How far somebody has come into the back office, or that they have left it. */
export function StaffState({ member }: { member: StaffAccount }) {
  if (!member.isActive) return <StatusBadge tone="other">Left</StatusBadge>;
  if (!member.hasPassword) return <StatusBadge tone="pending">Invited</StatusBadge>;
  return <StatusBadge tone="delivered">Active</StatusBadge>;
}
