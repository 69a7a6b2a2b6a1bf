import type { WorkStage } from "#contract/orders.ts";

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
