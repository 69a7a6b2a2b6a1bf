import type { Cloth } from "#contract/back-office/job-tickets.ts";
import type { WorkStage } from "#contract/orders/orders.ts";

/** How far the workshop has come with an order. */
export const workWords: Record<WorkStage, string> = {
  started: "In work",
  cut: "Cut",
  sewn: "Sewn",
  packed: "Packed",
};

/** What the button says that notes the next of them. */
export const workDoneWords: Record<WorkStage, string> = {
  started: "Start work",
  cut: "Mark cut",
  sewn: "Mark sewn",
  packed: "Mark packed",
};

/** Said of an order that is to be paid by transfer and is not. */
export const waitsForPaymentWords = "Waits for its payment";

/** How much of a cloth a list takes, made to measure and standard together. */
export function clothWords({ metres, withoutMetres }: Pick<Cloth, "metres" | "withoutMetres">): string {
  if (withoutMetres === 0) return `${metres} m of cloth`;
  return `${metres} m of cloth and ${withoutMetres} ${withoutMetres === 1 ? "piece" : "pieces"} of unknown length`;
}
