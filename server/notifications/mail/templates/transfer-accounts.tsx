import { shownAccount } from "#contract/payments/account-number.ts";
import { gatewayNames } from "#contract/payments/gateways.ts";
import type { TransferAccount, TransferWay } from "#contract/payments/transfer-ways.ts";
import { offeredWays, type Shop } from "#contract/settings/shop-settings.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { FactList, Heading, Paragraph } from "./letter-parts.tsx";

export const wayNames: Record<TransferWay, string> = {
  "bank-transfer": "Bank transfer",
  raast: "Raast",
  easypaisa: "Easypaisa",
  jazzcash: "JazzCash",
};

export function isToBeSent({ ahead }: Pick<StoredOrder, "ahead">): boolean {
  return ahead !== undefined && ahead.dueNow > 0;
}

type TransferAccountsProps = {
  order: Pick<StoredOrder, "ahead" | "OrderID">;
  shop: Pick<Shop, "transferAccounts" | "gateways">;
};

export function TransferAccounts({ order, shop: { transferAccounts, gateways } }: TransferAccountsProps) {
  const ways = offeredWays(transferAccounts);
  if (!order.ahead || !isToBeSent(order)) return null;
  const amount = formatRupees(order.ahead.dueNow);
  return (
    <>
      {gateways.length > 0 && (
        <Paragraph>
          Open your order with the button below to pay {amount} with{" "}
          {gateways.map((gateway) => gatewayNames[gateway]).join(" or ")}: from your mobile account or by
          card.
        </Paragraph>
      )}
      {ways.length > 0 && (
        <>
          <Heading>
            {gateways.length > 0 ? "Or send" : "Send"} {amount} to one of these
          </Heading>
          <FactList
            facts={ways.map((way) => ({ label: wayNames[way], value: accountLines(transferAccounts[way]) }))}
          />
          <Paragraph>
            Send exactly this amount, then tell us the number that your bank or wallet gives the transfer:
            open your order with the button below. We compare it with our account and write to you.
          </Paragraph>
        </>
      )}
    </>
  );
}

function accountLines({ number, title, bank }: TransferAccount): string {
  return [shownAccount(number), title, bank].filter((line) => line !== "").join("\n");
}
