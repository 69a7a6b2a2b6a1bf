import type { WorkStage } from "#contract/orders/orders.ts";
import type { FabricNeeded, Garment, Job } from "#contract/workshop/job-tickets.ts";

export const stageLabels: Record<WorkStage, string> = {
  started: "In work",
  cut: "Cut",
  sewn: "Sewn",
  packed: "Packed",
};

export const stageDoneLabels: Record<WorkStage, string> = {
  started: "Start work",
  cut: "Mark cut",
  sewn: "Mark sewn",
  packed: "Mark packed",
};

/** A line's stage, where it differs from its order's. */
export function describeLineStage({ work }: Pick<Job, "work">, { ahead, joinedAt }: Garment): string {
  if (ahead) return `${stageLabels[ahead]} already`;
  return joinedAt !== null && work === "started"
    ? "To cut now: the order was edited after the others were cut"
    : "";
}

export const waitsForPaymentText = "Waits for its payment";

type Needed = Pick<FabricNeeded, "metres" | "withoutMetres">;

/** Total of several cuts. */
export function fabricOf(cuts: readonly Needed[]): Needed {
  return {
    metres: cuts.reduce((sum, cut) => sum + cut.metres, 0),
    withoutMetres: cuts.reduce((sum, cut) => sum + cut.withoutMetres, 0),
  };
}

export function describeFabric({ metres, withoutMetres }: Needed): string {
  const rounded = Math.round(metres * 10) / 10;
  if (withoutMetres === 0) return `${rounded} m of cloth`;
  return `${rounded} m of cloth and ${withoutMetres} ${withoutMetres === 1 ? "piece" : "pieces"} of unknown length`;
}
