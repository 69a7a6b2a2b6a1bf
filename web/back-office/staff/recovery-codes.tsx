import { useState } from "react";
import Copy from "#icons/copy.mjs";
import Download from "#icons/download.mjs";
import Printer from "#icons/printer.mjs";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { shopName } from "../shop-name.ts";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown only once: continuing requires confirmation that they were saved. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  const text = `${shopName()} back office: recovery codes\n\n${codes.join("\n")}\n`;

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => toastSuccess("Copied"),
      () => toastError("The codes could not be copied. Download or print them."),
    );
  }

  return (
    <div className="grid gap-5">
      <ul
        aria-label="Recovery codes"
        translate="no"
        className="grid gap-x-4 gap-y-1.5 rounded-md bg-chuna p-4 text-center sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="tracking-wide whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-2">
        <Button look="secondary" onClick={copy}>
          <Icon icon={Copy} />
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="tabeeb-recovery-codes.txt"
          className={buttonClasses("secondary", false)}
        >
          <Icon icon={Download} />
          Download
        </a>
        <Button look="secondary" onClick={() => print()}>
          <Icon icon={Printer} />
          Print
        </Button>
      </div>
      <label className="no-print flex min-h-control items-center gap-2.5">
        <input
          type="checkbox"
          checked={kept}
          onChange={(event) => setKept(event.target.checked)}
          className="size-5 accent-siyahi"
        />
        I have stored these codes in a safe place
      </label>
      <Button wide disabled={!kept} onClick={onKept} className="no-print">
        Continue
      </Button>
    </div>
  );
}
