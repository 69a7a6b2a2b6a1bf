import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";

export function ProductState({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <StatusBadge tone="delivered">In the shop</StatusBadge>
  ) : (
    <StatusBadge tone="other">Hidden</StatusBadge>
  );
}
