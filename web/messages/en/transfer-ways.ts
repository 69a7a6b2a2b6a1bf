import type { TransferWay } from "#contract/payments/transfer-ways.ts";

export const transferWayNames: Record<TransferWay, string> = {
  "bank-transfer": "Bank transfer",
  raast: "Raast",
  easypaisa: "Easypaisa",
  jazzcash: "JazzCash",
};

export const listedWays = (names: readonly string[]) => names.join(", ");
