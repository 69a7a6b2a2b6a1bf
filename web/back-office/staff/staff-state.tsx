import type { StaffAccount } from "#contract/staff/staff.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";

export const roleLabels: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: "Owner", may: "All rights, including staff and settings." },
  manager: { name: "Manager", may: "All rights except staff and settings." },
  workshop: { name: "Workshop", may: "Job tickets and dispatch." },
  packer: {
    name: "Packer",
    may: "Packing, booking, labels and returned parcels. Of money only the amount that riders collect.",
  },
};

export function StaffState({ member }: { member: StaffAccount }) {
  if (!member.isActive) return <StatusBadge tone="other">Left</StatusBadge>;
  if (!member.hasPassword) return <StatusBadge tone="pending">Invited</StatusBadge>;
  return <StatusBadge tone="delivered">Active</StatusBadge>;
}
