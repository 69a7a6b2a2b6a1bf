import { QRCodeSVG } from "qrcode.react";
import { type ReactNode, useState } from "react";
import { shownAccount } from "#contract/payments/account-number.ts";
import { raastQr } from "#contract/payments/raast-qr.ts";
import type { OfferedAccount } from "#contract/payments/transfers.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import { transferWayNames } from "#messages/transfer-ways.ts";
import { transfersMessages } from "#messages/transfers.ts";

type TransferAccountProps = {
  account: OfferedAccount;
  amount: number;
  withCode: boolean;
};

export function TransferAccount({
  account: { way, number, title, bank },
  amount,
  withCode,
}: TransferAccountProps) {
  const name = transferWayNames[way];
  return (
    <li className="rounded-md border border-line-strong px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-base font-[560]">{name}</h3>
        <CopyButton text={number} label={transfersMessages.copyNumber(name)} />
      </div>
      <dl className="grid gap-1">
        <Fact label={transfersMessages.number}>
          <bdi dir="ltr" className="font-[560] tabular-nums wrap-anywhere">
            {shownAccount(number)}
          </bdi>
        </Fact>
        <Fact label={transfersMessages.accountTitle}>
          <bdi>{title}</bdi>
        </Fact>
        {bank !== "" && (
          <Fact label={transfersMessages.bank}>
            <bdi>{bank}</bdi>
          </Fact>
        )}
        <Fact label={transfersMessages.amount}>
          <bdi className="font-[560]">{formatRupees(amount)}</bdi>
        </Fact>
      </dl>
      {withCode && <RaastCode iban={number} rupees={amount} />}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
      <dt className="text-sm text-slate">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Without a clipboard, as over plain HTTP, the number can still be selected. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={isCopied ? undefined : label}
      className="min-h-11 px-2 text-sm text-kashi underline underline-offset-3"
    >
      <span aria-live="polite">{isCopied ? transfersMessages.copied : transfersMessages.copy}</span>
    </button>
  );
}

/** The code for a bank's app: account and exact amount, without typing. */
function RaastCode({ iban, rupees }: { iban: string; rupees: number }) {
  const words = transfersMessages.scan(formatRupeesInText(rupees));
  return (
    <figure className="mt-2.5 grid justify-items-start gap-1.5">
      <QRCodeSVG
        value={raastQr({ iban, rupees })}
        title={words}
        size={176}
        marginSize={4}
        className="rounded-md border border-line"
      />
      <figcaption className="text-sm text-slate">{words}</figcaption>
    </figure>
  );
}
