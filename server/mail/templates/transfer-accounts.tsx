import { formatRupees } from "#contract/money/money.ts";
import { shownAccount } from "#contract/payments/account-number.ts";
import type { TransferAccount, TransferWay } from "#contract/payments/transfer-ways.ts";
import { offeredWays, type ShopSettings } from "#contract/shop/shop-settings.ts";
import type { StoredOrder } from "../../orders/reading/read-orders.ts";
import { FactList, Heading, Paragraph } from "./letter-parts.tsx";

export const wayNames: Record<TransferWay, string> = {
  "bank-transfer": "Bank transfer",
  raast: "Raast",
  easypaisa: "Easypaisa",
  jazzcash: "JazzCash",
};

/** Whether something of an order is to be sent before its delivery. */
export function isToBeSent({ ahead }: Pick<StoredOrder, "ahead">): boolean {
  return ahead !== undefined && ahead.dueNow > 0;
}

type TransferAccountsProps = {
  order: Pick<StoredOrder, "ahead" | "OrderID">;
  shop: Pick<ShopSettings, "transferAccounts">;
};

export function TransferAccounts({ order, shop: { transferAccounts } }: TransferAccountsProps) {
  const ways = offeredWays(transferAccounts);
  if (!order.ahead || !isToBeSent(order) || ways.length === 0) return null;
  return (
    <>
      <Heading>Send {formatRupees(order.ahead.dueNow)} to one of these</Heading>
      <FactList
        facts={ways.map((way) => ({ label: wayNames[way], value: accountLines(transferAccounts[way]) }))}
      />
      <Paragraph>
        Send exactly this amount, then tell us the number that your bank or wallet gives the transfer: open
        your order with the button below. We compare it with our account and write to you.
      </Paragraph>
    </>
  );
}

function accountLines({ number, title, bank }: TransferAccount): string {
  return [shownAccount(number), title, bank].filter((line) => line !== "").join("\n");
}
