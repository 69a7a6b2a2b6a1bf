import { useState } from "react";
import { errorBody } from "#contract/http/errors.ts";
import { makeLoadSheet } from "#contract/parcels/office-parcels.ts";
import { noteCustomerInformed as noteToldCall, type WaitingParcel } from "#contract/parcels/parcel-work.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { callApi } from "#web/back-office/api.ts";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";
import { When } from "#web/back-office/ui/values.tsx";
import { saveFile } from "#web/browser/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError } from "#web/ui/toast.ts";

type SheetButtonsProps = {
  ids: readonly string[];
  onDone: () => Promise<void>;
};

/** Renders nothing if no parcel has such documents. */
export function SheetButtons({ ids, onDone }: SheetButtonsProps) {
  const [busy, setBusy] = useState(false);

  async function makeSheet() {
    setBusy(true);
    const problem = await saveLoadSheet(ids).catch(() => "The shop cannot be reached. Try again.");
    setBusy(false);
    if (problem !== undefined) toastError(problem);
    else await onDone();
  }

  if (ids.length === 0) return null;
  return (
    <>
      <a
        href={`/api/admin/parcels/labels?ids=${ids.join(",")}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses("secondary", false, "")}
      >
        {ids.length === 1 ? "Label" : `${ids.length} labels`}
      </a>
      <Button look="secondary" busy={busy} onClick={() => void makeSheet()}>
        Load sheet
      </Button>
    </>
  );
}

/** Saves the load sheet of these parcels as a file; returns the reason of a failure. */
async function saveLoadSheet(ids: readonly string[]): Promise<string | undefined> {
  const response = await fetch(makeLoadSheet.path, {
    method: makeLoadSheet.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ids }),
    credentials: "same-origin",
  });
  if (response.ok) {
    saveFile("load-sheet.pdf", await response.blob());
    return undefined;
  }
  if (response.status === 401) announceSessionEnd();
  return errorBody.safeParse(await response.json()).data?.error ?? "The load sheet could not be made.";
}

type TellLinkProps = {
  parcel: Pick<WaitingParcel, "id" | "whatsApp" | "toldAt">;
  onTold: () => Promise<void>;
};

export function TellLink({ parcel: { id, whatsApp, toldAt }, onTold }: TellLinkProps) {
  if (whatsApp === "") return null;

  async function noteTold() {
    const result = await callApi(noteToldCall, { body: { id } });
    if (result.ok) await onTold();
    else toastError(result.error.error);
  }

  return (
    <span className="grid justify-items-start gap-1">
      <a
        href={whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => void noteTold()}
        className={buttonClasses("secondary", false, "")}
      >
        <Icon icon={MessageCircle} />
        Inform on WhatsApp
      </a>
      {toldAt && (
        <span className="text-sm text-slate">
          Informed <When at={toldAt} />
        </span>
      )}
    </span>
  );
}
