import type { LanguageTag } from "#contract/languages.ts";
import { shownAccount } from "#contract/payments/account-number.ts";
import { gatewayNames } from "#contract/payments/gateways.ts";
import type { TransferAccount, TransferWay } from "#contract/payments/transfer-ways.ts";
import { offeredWays, type Shop } from "#contract/settings/shop-settings.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { isolated } from "./letter.ts";
import { FactList, Heading, Paragraph } from "./letter-parts.tsx";

type Words = {
  ways: Record<TransferWay, string>;
  byGateway: (amount: string, gateways: readonly string[]) => string;
  send: (amount: string) => string;
  orSend: (amount: string) => string;
  exactly: string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    ways: { "bank-transfer": "Bank transfer", raast: "Raast", easypaisa: "Easypaisa", jazzcash: "JazzCash" },
    byGateway: (amount, gateways) =>
      `Open your order with the button below to pay ${amount} with ${gateways.join(" or ")}: from your mobile account or by card.`,
    send: (amount) => `Send ${amount} to one of these`,
    orSend: (amount) => `Or send ${amount} to one of these`,
    exactly:
      "Send exactly this amount, then tell us the number that your bank or wallet gives the transfer: open your order with the button below. We compare it with our account and write to you.",
  },
  ur: {
    ways: { "bank-transfer": "بینک ٹرانسفر", raast: "راست", easypaisa: "ایزی پیسہ", jazzcash: "جاز کیش" },
    byGateway: (amount, gateways) =>
      `نیچے دیے گئے بٹن سے اپنا آرڈر کھولیں اور ${isolated(amount)} ${gateways.map(isolated).join(" یا ")} سے ادا کریں: اپنے موبائل اکاؤنٹ سے یا کارڈ سے۔`,
    send: (amount) => `ان میں سے کسی ایک اکاؤنٹ میں ${isolated(amount)} بھیجیں`,
    orSend: (amount) => `یا ان میں سے کسی ایک اکاؤنٹ میں ${isolated(amount)} بھیجیں`,
    exactly:
      "پوری یہی رقم بھیجیں، پھر ہمیں وہ نمبر بتائیں جو آپ کے بینک یا والٹ نے ٹرانسفر کو دیا: نیچے دیے گئے بٹن سے اپنا آرڈر کھولیں۔ ہم اسے اپنے اکاؤنٹ سے ملا کر آپ کو لکھیں گے۔",
  },
};

export function isToBeSent({ ahead }: Pick<StoredOrder, "ahead">): boolean {
  return ahead !== undefined && ahead.dueNow > 0;
}

type TransferAccountsProps = {
  order: Pick<StoredOrder, "ahead" | "OrderID">;
  shop: Pick<Shop, "transferAccounts" | "gateways">;
  language: LanguageTag;
};

export function TransferAccounts({
  order,
  shop: { transferAccounts, gateways },
  language,
}: TransferAccountsProps) {
  const ways = offeredWays(transferAccounts);
  if (!order.ahead || !isToBeSent(order)) return null;
  const say = words[language];
  const amount = formatRupees(order.ahead.dueNow);
  return (
    <>
      {gateways.length > 0 && (
        <Paragraph>
          {say.byGateway(
            amount,
            gateways.map((gateway) => gatewayNames[gateway]),
          )}
        </Paragraph>
      )}
      {ways.length > 0 && (
        <>
          <Heading>{gateways.length > 0 ? say.orSend(amount) : say.send(amount)}</Heading>
          <FactList
            facts={ways.map((way) => ({ label: say.ways[way], value: accountLines(transferAccounts[way]) }))}
          />
          <Paragraph>{say.exactly}</Paragraph>
        </>
      )}
    </>
  );
}

function accountLines({ number, title, bank }: TransferAccount): string {
  return [shownAccount(number), title, bank].filter((line) => line !== "").join("\n");
}
