import type { WorkStage } from "#contract/orders/orders.ts";
import type { FabricNeeded, Garment, Job } from "#contract/workshop/job-tickets.ts";
import { workStageMessages } from "#messages/work-stages.ts";
import type { WorkshopWords } from "./words/workshop-words.ts";

export const stageLabels: Record<WorkStage, string> = workStageMessages.reached;
export const stageDoneLabels: Record<WorkStage, string> = workStageMessages.mark;
export const waitsForPaymentText = workStageMessages.waitsForPayment;

/** A line's stage, where it differs from its order's. */
export function describeLineStage(
  { work }: Pick<Job, "work">,
  { ahead, joinedAt }: Garment,
  { papers, stages }: Pick<WorkshopWords, "papers" | "stages">,
): string {
  if (ahead) return papers.already(stages.reached[ahead]);
  return joinedAt !== null && work === "started" ? papers.cutNow : "";
}

type Needed = Pick<FabricNeeded, "metres" | "withoutMetres">;

/** Total of several cuts. */
export function fabricOf(cuts: readonly Needed[]): Needed {
  return {
    metres: cuts.reduce((sum, cut) => sum + cut.metres, 0),
    withoutMetres: cuts.reduce((sum, cut) => sum + cut.withoutMetres, 0),
  };
}

export function describeFabric(
  { metres, withoutMetres }: Needed,
  { papers }: Pick<WorkshopWords, "papers">,
): string {
  const rounded = Math.round(metres * 10) / 10;
  return withoutMetres === 0 ? papers.metres(rounded) : papers.metresAndUnknown(rounded, withoutMetres);
}
