import { StatusBadge } from "../ui/status-badge.tsx";

/** As `fewPieces` of the shop: from here on shoppers see how many there are. */
const few = 5;

/** How many pieces there are of one size, and whether that is few. */
export function PiecesLeft({ pieces }: { pieces: number }) {
  if (pieces === 0) return <StatusBadge tone="cancelled">Sold out</StatusBadge>;
  if (pieces <= few) return <StatusBadge tone="pending">{`${pieces} left`}</StatusBadge>;
  return pieces.toLocaleString("en-PK");
}
