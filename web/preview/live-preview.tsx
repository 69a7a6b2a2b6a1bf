import { Scissors } from "lucide";
import { previewMessages } from "#messages/preview.ts";
import { Icon } from "../ui/icon.tsx";
import { ChestCloseUp } from "./chest-close-up.tsx";
import { NameAndCap } from "./name-and-cap.tsx";
import { PreviewNews } from "./preview-news.tsx";
import { previewOf } from "./preview-of.ts";
import { previewWords } from "./preview-words.ts";
import type { PreviewedItem } from "./previewed-item.ts";

type LivePreviewProps = { item: PreviewedItem; sizes: string };

/** Over the large picture of a product: what is chosen, and the chest from near while a name is wanted. */
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
      <PreviewNews words={shown ? previewMessages.inWords(previewWords(item)) : ""} />
    </>
  );
}
