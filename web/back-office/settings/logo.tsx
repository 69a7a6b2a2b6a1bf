import { useState } from "react";
import { useRevalidator } from "react-router";
import { uploadLimit } from "#contract/catalog/pictures.ts";
import { removeLogo, uploadLogo } from "#contract/settings/settings.ts";
import { logoPicture, type ShopLogo } from "#contract/settings/shop-logo.ts";
import ImageUp from "#icons/image-up.mjs";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { DropZone } from "../ui/drop-zone.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { sendFile } from "../ui/send-file.ts";

const tooHeavy = "This file has more than 5 MB. Make it smaller and upload it again.";

/** Uploads, previews and removes the shop's logo; each takes effect immediately, outside the settings form. */
export function Logo({ logo }: { logo: ShopLogo | null }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [sentence, setSentence] = useState("");

  async function send([file]: File[]) {
    if (!file) return;
    if (file.size > uploadLimit) return setSentence(tooHeavy);
    setSentence("");
    setBusy(true);
    const result = await sendFile(uploadLogo, file);
    setBusy(false);
    if (!result.ok) return setSentence(result.sentence);
    await revalidate();
    toastSuccess("The shop shows this logo");
  }

  async function remove() {
    const result = await callApi(removeLogo);
    if (!result.ok) return result;
    setSentence("");
    await revalidate();
    toastSuccess("The logo is removed");
  }

  return (
    <div className="mb-5 border-b border-line">
      <FormSection
        title="Logo"
        text="In the header and the footer of the shop, its mails, invoices and packing slips, and where links to it are shown. It is used at once."
      >
        {logo && (
          <div className="flex flex-wrap items-center gap-4">
            <Preview logo={logo} />
            <ConfirmButton
              label="Remove the logo"
              title="Remove the logo?"
              text="The shop then shows its default mark and name."
              keepLabel="Keep the logo"
              confirmLabel="Remove"
              busyLabel="Removing..."
              onConfirm={remove}
            />
          </div>
        )}
        <DropZone
          icon={ImageUp}
          title={logo ? "Drop another logo here or choose a file" : "Drop a logo here or choose a file"}
          hint="PNG, JPEG or WebP up to 5 MB, best without a background. Empty margins are cut off."
          accept="image/png,image/jpeg,image/webp"
          disabled={busy}
          onChosen={(files) => void send(files)}
        />
        <p role="status" className={`text-sm ${sentence ? "text-anar" : "text-slate"}`}>
          {busy ? "Uploading..." : sentence}
        </p>
      </FormSection>
    </div>
  );
}

/** As in the header and in the dark footer. */
function Preview({ logo }: { logo: ShopLogo }) {
  const picture = (alt: string) => (
    <img
      src={logoPicture(logo)}
      alt={alt}
      width={logo.width}
      height={logo.height}
      className="h-9.5 w-auto max-w-46 object-contain"
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="rounded-md border border-line bg-kora p-3">{picture("The logo")}</span>
      <span className="rounded-md bg-siyahi p-3">
        <span className="block rounded-md bg-kora px-3 py-2">{picture("")}</span>
      </span>
    </div>
  );
}
