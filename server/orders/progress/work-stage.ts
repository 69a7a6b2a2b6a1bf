import { sql } from "kysely";
import { type WorkStage, workStages } from "#contract/orders/orders.ts";

export type WorkTimes = {
  work_started_at: Date | null;
  cut_at: Date | null;
  sewn_at: Date | null;
  packed_at: Date | null;
};

export const workColumns = sql`o.work_started_at, o.cut_at, o.sewn_at, o.packed_at`;

export const columnOfStage = {
  started: "work_started_at",
  cut: "cut_at",
  sewn: "sewn_at",
  packed: "packed_at",
} as const satisfies Record<WorkStage, keyof WorkTimes>;

export function workDone(times: WorkTimes): { stage: WorkStage; at: string }[] {
  return workStages.flatMap((stage) => {
    const at = times[columnOfStage[stage]];
    return at ? [{ stage, at: at.toISOString() }] : [];
  });
}

export function stageReached(times: WorkTimes): WorkStage | null {
  return workDone(times).at(-1)?.stage ?? null;
}

export function stageAfter(stage: WorkStage): WorkStage | undefined {
  return workStages[workStages.indexOf(stage) + 1];
}

export type WorkState = WorkStage | "waiting";

const states: readonly WorkState[] = ["waiting", ...workStages];

export const isFurther = (one: WorkState, other: WorkState) => states.indexOf(one) > states.indexOf(other);

export function leastOf(reached: readonly WorkState[]): WorkState {
  return reached.reduce((least, state) => (isFurther(least, state) ? state : least), "packed");
}
