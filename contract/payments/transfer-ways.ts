/** How money is sent to the shop ahead of the delivery, in the order in which shoppers are offered it. */
export const transferWays = ["bank-transfer", "raast", "easypaisa", "jazzcash"] as const;
export type TransferWay = (typeof transferWays)[number];

export type TransferAccount = {
  isOffered: boolean;
  /** In whose name it is, as the app of the payer's bank shows it. */
  title: string;
  number: string;
  /** The name of the bank; empty where the number says enough. */
  bank: string;
};

export type TransferAccounts = Record<TransferWay, TransferAccount>;
