import { useState } from "react";
import { type UploadedPicture, uploadPicture } from "#contract/catalog/pictures.ts";
import ImageUp from "#icons/image-up.mjs";
import { DropZone } from "#web/back-office/ui/drop-zone.tsx";
import { sendFile } from "#web/back-office/ui/send-file.ts";
import { shrinkPhotograph } from "./shrink-photograph.ts";

type Sending = { id: number; name: string; sentence: string };

type PictureDropProps = {
  onUploaded: (upload: UploadedPicture) => void;
  multiple?: boolean;
};

let newest = 0;

/** Sends files one after another and shows the reason of each refusal. */
export function PictureDrop({ onUploaded, multiple = true }: PictureDropProps) {
  const [sending, setSending] = useState<readonly Sending[]>([]);

  async function send(files: readonly File[]) {
    const queue = files.map((file) => {
      newest += 1;
      return { file, id: newest };
    });
    setSending((before) => [
      ...before.filter(({ sentence }) => sentence === ""),
      ...queue.map(({ file, id }) => ({ id, name: file.name, sentence: "" })),
    ]);
    for (const { file, id } of queue) {
      const result = await uploadFile(file);
      setSending((before) =>
        result.ok
          ? before.filter((each) => each.id !== id)
          : before.map((each) => (each.id === id ? { ...each, sentence: result.sentence } : each)),
      );
      if (result.ok) onUploaded(result.upload);
    }
  }

  return (
    <div className="grid gap-2">
      <DropZone
        icon={ImageUp}
        title={multiple ? "Drop pictures here or choose files" : "Drop a picture here or choose a file"}
        hint="From a phone, up to 25 MB and 50 megapixels: JPEG, PNG, WebP, AVIF, and HEIC where the browser reads it. Large ones are made smaller here before they are sent; at least 320 pixels wide."
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
        multiple={multiple}
        onChosen={(files) => void send(files)}
      />
      <div role="status" className="grid gap-1 text-sm">
        {sending.map(({ id, name, sentence }) => (
          <p key={id} className={sentence ? "text-anar" : "text-slate"}>
            <bdi className="font-[540] wrap-anywhere">{name}</bdi>: {sentence || "Uploading..."}
          </p>
        ))}
      </div>
    </div>
  );
}

type Uploaded = { ok: true; upload: UploadedPicture } | { ok: false; sentence: string };

/** Uploads a file, shrinking a large photograph first; the server decides whether it is a picture. */
async function uploadFile(file: File): Promise<Uploaded> {
  const shrunk = await shrinkPhotograph(file);
  if (!shrunk.ok) return shrunk;
  const result = await sendFile(uploadPicture, shrunk.file);
  return result.ok ? { ok: true, upload: result.body } : result;
}
