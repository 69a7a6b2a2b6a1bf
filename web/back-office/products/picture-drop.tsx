import { ImageUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import type { UploadedPicture } from "#contract/back-office/pictures.ts";
import { uploadFile } from "./upload-picture.ts";

type Sending = { id: number; name: string; sentence: string };

type PictureDropProps = {
  onUploaded: (upload: UploadedPicture) => void;
  multiple?: boolean;
};

let newest = 0;

/** Where pictures are dropped, or chosen as files. They are sent one after another; what is refused says why. */
export function PictureDrop({ onUploaded, multiple = true }: PictureDropProps) {
  const [isOver, setIsOver] = useState(false);
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

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    void send(multiple ? files : files.slice(0, 1));
  }

  return (
    <div className="grid gap-2">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`relative grid cursor-pointer justify-items-center gap-1 rounded-md border border-dashed px-4 py-5 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-kashi ${isOver ? "border-siyahi bg-kashi-wash" : "border-line-strong"}`}
      >
        <ImageUp aria-hidden="true" className="size-6 text-slate" strokeWidth={1.5} />
        <span className="font-[540]">
          {multiple ? "Drop pictures here or choose files" : "Drop a picture here or choose a file"}
        </span>
        <span className="text-sm text-slate">JPEG, PNG, WebP or AVIF, 5 MB and 25 megapixels at most</span>
        <input
          type="file"
          multiple={multiple}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            void send([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
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
