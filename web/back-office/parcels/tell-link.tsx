import type { WaitingParcel } from "#contract/parcels/parcel-work.ts";
import { noteTold as noteToldCall } from "#contract/parcels/parcel-work.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { When } from "../ui/when.tsx";

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
        Tell on WhatsApp
      </a>
      {toldAt && (
        <span className="text-sm text-slate">
          Told <When at={toldAt} />
        </span>
      )}
    </span>
  );
}
