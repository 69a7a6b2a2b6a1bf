import { type PiecePlace, type PiecesOfItem, piecePlaces } from "#contract/orders/pieces.ts";

const words: Record<PiecePlace, string> = {
  "to-cut": "to cut",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
  parcel: "in a parcel",
  customer: "with the customer",
  stock: "back in stock",
  aside: "put aside",
  repair: "in repair",
  waste: "waste",
  lost: "lost by the courier",
  cancelled: "cancelled",
};

/** Such as `2 with the customer, 1 in repair`. */
export function placesWords(places: PiecesOfItem["places"]): string {
  return piecePlaces
    .flatMap((place) => (places[place] ? [`${places[place]} ${words[place]}`] : []))
    .join(", ");
}
