import { type Executor, write } from "#database/query.ts";
import { takeAgain } from "../holding/take-again.ts";
import { isFurther, type WorkState } from "./work-stage.ts";

type Reached = { orderId: string; hasStarted: boolean; isCut: boolean; isSewn: boolean; isPacked: boolean };

const setReached = (executor: Executor, reached: Reached) => write(executor)`
  update orders set
    holds_room = holds_room or ${reached.hasStarted}::boolean,
    work_started_at = case when ${reached.hasStarted}::boolean then coalesce(work_started_at, now()) end,
    cut_at = case when ${reached.isCut}::boolean then coalesce(cut_at, now()) end,
    sewn_at = case when ${reached.isSewn}::boolean then coalesce(sewn_at, now()) end,
    packed_at = case when ${reached.isPacked}::boolean then coalesce(packed_at, now()) end
  where id = ${reached.orderId}::uuid`;

/** How far an order is, which is as far as its least line. */
export async function setStage(transaction: Executor, orderId: string, state: WorkState): Promise<void> {
  // The garments are in hand, whatever the stock says.
  if (state !== "waiting") await takeAgain(transaction, orderId, { isForced: true });
  await setReached(transaction, {
    orderId,
    hasStarted: state !== "waiting",
    isCut: isFurther(state, "started"),
    isSewn: isFurther(state, "cut"),
    isPacked: isFurther(state, "sewn"),
  });
}
