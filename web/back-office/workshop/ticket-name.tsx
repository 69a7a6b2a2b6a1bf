import { engravingPlace } from "#contract/cart/choice-words.ts";
import type { Picture } from "#contract/catalog/catalog.ts";
import type { Garment } from "#contract/workshop/job-tickets.ts";
import { ChestCloseUp } from "#web/preview/chest-close-up.tsx";
import { previewOf } from "#web/preview/preview-of.ts";
import { PrintedWords } from "../papers/printed-words.tsx";
import { TicketThread } from "./ticket-thread.tsx";

export function TicketName({ garment }: { garment: Garment }) {
  const { name_engraving, thread } = garment;
  const preview = previewOf(garment);
  if (!name_engraving) return null;
  return (
    <section className="grid grid-cols-[minmax(0,58mm)_minmax(40%,1fr)] items-center gap-4 in-[.narrow]:grid-cols-[minmax(0,38mm)_minmax(40%,1fr)]">
      {preview && (
        <ChestCloseUp
          preview={preview}
          picture={preview.drawn && garment.images.primary ? inOneSize(garment.images.primary) : undefined}
          sizes="90mm"
          className="border border-black print:shadow-none"
        />
      )}
      <div className="grid gap-1">
        <p className="text-xl leading-normal font-[640]">
          <PrintedWords>{name_engraving.name}</PrintedWords>
        </p>
        {name_engraving.second && (
          <p className="text-lg leading-normal font-[560]">
            <PrintedWords>{name_engraving.second}</PrintedWords>
          </p>
        )}
        <p>
          On the wearer's <strong className="font-[640]">{engravingPlace(name_engraving.position)}</strong>
        </p>
        {thread && (
          <p>
            <TicketThread thread={thread} />
          </p>
        )}
      </div>
    </section>
  );
}

/** For paper a browser takes another width than for its screen, which nothing has loaded by then. */
function inOneSize(picture: Picture): Picture {
  const largest = picture.srcset.split(",").at(-1)?.trim();
  return largest ? { ...picture, srcset: largest } : picture;
}
