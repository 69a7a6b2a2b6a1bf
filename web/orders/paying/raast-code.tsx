import { QRCodeSVG } from "qrcode.react";
import { raastQr } from "#contract/payments/raast-qr.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { transfersMessages } from "#messages/transfers.ts";

/** What the app of a bank scans: the account and the exact amount, so that nobody types either. */
export function RaastCode({ iban, rupees }: { iban: string; rupees: number }) {
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
