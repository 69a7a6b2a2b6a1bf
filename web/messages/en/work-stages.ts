import type { WorkStage } from "#contract/orders/orders.ts";

export const workStageMessages = {
  reached: { started: "In work", cut: "Cut", sewn: "Sewn", packed: "Packed" } satisfies Record<
    WorkStage,
    string
  >,
  mark: {
    started: "Start work",
    cut: "Mark cut",
    sewn: "Mark sewn",
    packed: "Mark packed",
  } satisfies Record<WorkStage, string>,
  waitsForPayment: "Waiting for payment",
};
