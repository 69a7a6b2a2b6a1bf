import type { OrderProgress, WorkStage } from "#contract/orders/orders.ts";
import type { PiecePlace, PiecesOfItem } from "#contract/orders/pieces.ts";
import { type Executor, read } from "#database/query.ts";
import { stageReached, type WorkState, type WorkTimes, workColumns } from "../progress/work-stage.ts";
import { isStocked } from "./goods-back.ts";
import { pieceSums } from "./piece-sums.ts";

type Row = WorkTimes & {
  item: string;
  quantity: number;
  progress: OrderProgress;
  ahead: WorkStage | null;
  is_stocked: boolean;
  is_by_hand: boolean;
  cancelled: number;
} & Record<
    | "to_stock"
    | "to_repair"
    | "wasted"
    | "asked_back"
    | "held"
    | "arrived"
    | "returning"
    | "returned"
    | "lost",
    number
  >;

/**
 * How many pieces of each line of an order are where; together they are its quantity. Altered pieces count with the
 * line that they were bought with.
 */
export async function readPlaces(executor: Executor, orderId: string): Promise<PiecesOfItem[]> {
  const rows = await read(executor)<Row>`
    select i.id as item, i.quantity, o.progress, ${workColumns}, i.ahead, i.cancelled, ${isStocked} as is_stocked,
      not exists (select from parcels p join parcel_items c on c.parcel_id = p.id
        where p.order_id = o.id and p.state not in ('refused', 'cancelled')) as is_by_hand,
      pieces.to_stock, pieces.to_repair, pieces.wasted, pieces.asked_back, pieces.held, pieces.arrived, pieces.returning, pieces.returned, pieces.lost
    from orders o join order_items i on i.order_id = o.id
      cross join ${pieceSums}
    where o.id = ${orderId}::uuid order by i.position`;
  return rows.map((row) => ({ item: row.item, isStocked: row.is_stocked, places: placesOf(row) }));
}

const placeOfWork: Record<WorkState, PiecePlace> = {
  waiting: "to-cut",
  started: "to-cut",
  cut: "cut",
  sewn: "sewn",
  packed: "packed",
};

function placesOf(row: Row): PiecesOfItem["places"] {
  const places: PiecesOfItem["places"] = {};
  let left = row.quantity;
  const put = (place: PiecePlace, most: number) => {
    const pieces = Math.min(Math.max(most, 0), left);
    left -= pieces;
    if (pieces > 0) places[place] = (places[place] ?? 0) + pieces;
  };
  put(row.is_stocked ? "stock" : "aside", row.to_stock);
  put("repair", row.to_repair);
  put("waste", row.wasted);
  const arrived = row.arrived - row.asked_back;
  switch (row.cancelled > 0 ? "Cancelled" : row.progress) {
    case "Cancelled":
      put("customer", arrived);
      put("parcel", row.held - row.arrived + row.returned);
      put("lost", row.lost);
      put("cancelled", left);
      break;
    case "Delivered": {
      // In no parcel that is on its way to them, or has arrived.
      const missing = row.is_by_hand ? 0 : left - (row.held - row.returning - row.asked_back);
      put("parcel", Math.min(row.returning + row.returned, missing));
      put("lost", Math.min(row.lost, missing - row.returning - row.returned));
      put("customer", left);
      break;
    }
    default:
      put("customer", arrived);
      put("parcel", row.held - row.arrived + row.returned);
      put("lost", row.lost);
      put(row.progress === "Dispatched" && row.is_by_hand ? "parcel" : workPlaceOf(row), left);
  }
  return places;
}

function workPlaceOf({ ahead, ...times }: Row): PiecePlace {
  return placeOfWork[ahead ?? stageReached(times) ?? "waiting"];
}
