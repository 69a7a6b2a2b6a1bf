import { StatusBadge } from "../ui/status-badge.tsx";

/** Whether shoppers see a product. */
export function ProductState({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <StatusBadge tone="delivered">In the shop</StatusBadge>
  ) : (
    <StatusBadge tone="other">Hidden</StatusBadge>
  );
}
