/** Ways to pay in advance, in the order on the page. */
export const transferWays = ["bank-transfer", "raast", "easypaisa", "jazzcash"] as const;
export type TransferWay = (typeof transferWays)[number];

export type TransferAccount = {
  isOffered: boolean;
  /** Account title, as the payer's bank app shows it. */
  title: string;
  number: string;
  /** Name of the bank; empty where the number is enough. */
  bank: string;
};

export type TransferAccounts = Record<TransferWay, TransferAccount>;
