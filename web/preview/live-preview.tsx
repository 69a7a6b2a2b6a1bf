import { useEffect, useState } from "react";
import Scissors from "#icons/scissors.mjs";
import { previewMessages } from "#messages/preview.ts";
import { Icon } from "../ui/icon.tsx";
import { ChestCloseUp } from "./chest-close-up.tsx";
import { NameAndCap } from "./name-and-cap.tsx";
import { previewLabels } from "./preview-labels.ts";
import { previewOf } from "./preview-of.ts";
import type { PreviewedItem } from "./previewed-item.ts";

type LivePreviewProps = { item: PreviewedItem; sizes: string };

export function LivePreview({ item, sizes }: LivePreviewProps) {
  const preview = previewOf(item);
  if (!preview) return null;
  const shown = preview.drawn || preview.engraving !== null;
  return (
    <>
      {preview.drawn && <NameAndCap preview={preview} />}
      {shown && (
        <p className="absolute start-3 top-3 flex items-center gap-2 rounded-md bg-paper px-2.5 py-1.5 text-sm">
          <Icon icon={Scissors} className="size-4.5" strokeWidth={1.75} />
          {previewMessages.livePreview}
        </p>
      )}
      {preview.engraving && (
        <ChestCloseUp
          preview={preview}
          picture={item.images.primary}
          sizes={sizes}
          className="absolute bottom-3 left-3 w-[31%]"
        />
      )}
      <PreviewNews words={shown ? previewMessages.inWords(previewLabels(item)) : ""} />
    </>
  );
}

/** Debounce in milliseconds of the announcement, so that a name is announced once typed, not letter by letter. */
const settled = 1200;

function PreviewNews({ words }: { words: string }) {
  const [told, setTold] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setTold(words), settled);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <span role="status" className="sr-only">
      {told && <span>{previewMessages.news(told)}</span>}
    </span>
  );
}
