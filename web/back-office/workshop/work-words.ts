import type { Cloth } from "#contract/back-office/job-tickets.ts";
import type { WorkStage } from "#contract/orders/orders.ts";

export const workWords: Record<WorkStage, string> = {
  started: "In work",
  cut: "Cut",
  sewn: "Sewn",
  packed: "Packed",
};

export const workDoneWords: Record<WorkStage, string> = {
  started: "Start work",
  cut: "Mark cut",
  sewn: "Mark sewn",
  packed: "Mark packed",
};

export const waitsForPaymentWords = "Waits for its payment";

export function clothWords({ metres, withoutMetres }: Pick<Cloth, "metres" | "withoutMetres">): string {
  if (withoutMetres === 0) return `${metres} m of cloth`;
  return `${metres} m of cloth and ${withoutMetres} ${withoutMetres === 1 ? "piece" : "pieces"} of unknown length`;
}
