import { useEffect, useId, useState } from "react";
import type { Prepayment } from "#contract/orders/orders.ts";
import { isPakistaniIban } from "#contract/payments/account-number.ts";
import type { OfferedAccount } from "#contract/payments/transfers.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { transferWayNames } from "#messages/transfer-ways.ts";
import { transfersMessages } from "#messages/transfers.ts";
import { Button } from "#web/ui/button.tsx";
import { transferApi } from "../order-api.ts";
import { TransferAccount } from "./transfer-account.tsx";
import { TransferForm } from "./transfer-form.tsx";

type TransferPanelProps = {
  orderId: string;
  ahead: Prepayment;
  isOwn: boolean;
  contact: string;
  onChanged: () => void;
};

export function TransferPanel({ orderId, ahead, isOwn, contact, onChanged }: TransferPanelProps) {
  const { dueNow, atDoor, claim } = ahead;
  const { accounts, failed, load } = useAccounts();
  const [correcting, setCorrecting] = useState(false);
  const headingId = useId();
  // One code for an IBAN is enough: Raast reaches every bank. Shoppers look for it under Raast first.
  const withIban = accounts?.filter(({ number }) => isPakistaniIban(number));
  const scanned = withIban?.find(({ way }) => way === "raast") ?? withIban?.[0];
  const isWaiting = claim?.state === "open";

  function finish() {
    setCorrecting(false);
    onChanged();
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-3.5 text-start print:hidden">
      <h2 id={headingId} className="text-lg">
        {transfersMessages.title}
      </h2>
      <div role="status" className="empty:hidden">
        {isWaiting && (
          <p className="rounded-md bg-delivered px-4 py-3 text-delivered-ink">
            {transfersMessages.waiting(formatRupeesInText(claim.amount), transferWayNames[claim.how])}
          </p>
        )}
        {claim?.state === "declined" && (
          <div className="rounded-md bg-kora px-4 py-3">
            <p>{transfersMessages.declined}</p>
            <p className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{claim.answer}</p>
          </div>
        )}
      </div>
      {isWaiting && !correcting ? (
        <Button look="secondary" className="justify-self-start" onClick={() => setCorrecting(true)}>
          {transfersMessages.correct}
        </Button>
      ) : (
        <>
          <p className="font-[560]">{transfersMessages.sendExactly(formatRupeesInText(dueNow))}</p>
          {atDoor > 0 && <p>{transfersMessages.restToRider(formatRupeesInText(atDoor))}</p>}
          {failed && (
            <p role="alert" className="text-anar">
              {transfersMessages.noAccounts}{" "}
              <Button look="secondary" onClick={load}>
                {transfersMessages.tryAgain}
              </Button>
            </p>
          )}
          {!accounts && !failed && <p className="text-slate">{transfersMessages.loading}</p>}
          {accounts && (
            <>
              <ul className="grid gap-2.5">
                {accounts.map((account) => (
                  <TransferAccount
                    key={account.way}
                    account={account}
                    amount={dueNow}
                    withCode={account === scanned}
                  />
                ))}
              </ul>
              <TransferForm
                orderId={orderId}
                ways={accounts.map(({ way }) => way)}
                needsContact={!isOwn}
                contact={contact}
                onDone={finish}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}

function useAccounts() {
  const [accounts, setAccounts] = useState<OfferedAccount[]>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    let gone = false;
    transferApi.getTransferAccounts().then((result) => {
      if (gone) return;
      if (result.ok && result.data.accounts.length > 0) setAccounts(result.data.accounts);
      else setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [tries]);

  function load() {
    setFailed(false);
    setTries(tries + 1);
  }

  return { accounts, failed, load };
}
