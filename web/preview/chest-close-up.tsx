import { useCallback, useMemo } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import { chestCloth, chestCrop, chestName, chestRatio } from "#drawings/garments/chest-close-up.ts";
import { previewMessages } from "#messages/preview.ts";
import { ShopPicture } from "../ui/picture.tsx";
import type { Preview } from "./preview-of.ts";
import { SvgDrawing } from "./svg-drawing.tsx";
import { SvgPicture } from "./svg-picture.tsx";
import { hasUrduLetters } from "./urdu-letters.ts";
import { useDrawingId } from "./use-drawing-id.ts";
import { useNastaliq } from "./use-nastaliq.ts";

type ChestCloseUpProps = {
  preview: Preview;
  picture: Picture | undefined;
  sizes: string;
  className?: string;
};

/** Hidden from assistive technology. */
export function ChestCloseUp({ preview, picture, sizes, className = "" }: ChestCloseUpProps) {
  const { garment, color, fabric, drawn, engraving } = preview;
  const { text = "", side = "left", second, thread } = engraving ?? {};
  const id = useDrawingId();
  useNastaliq(`${text}${second ?? ""}`);
  const solid = !drawn || !picture;
  const cloth = useMemo(
    () => chestCloth({ color, fabric, side, solid, id: `${id}w` }),
    [color, fabric, side, solid, id],
  );
  const drawName = useCallback(
    () => chestName({ garment, color, engraving: { text, side, second, thread }, id: `${id}s` }),
    [garment, color, text, side, second, thread, id],
  );
  const crop = chestCrop(garment, side);

  return (
    <div aria-hidden="true" className={`bg-paper p-1.5 shadow-1 ${className}`} data-close-up={side}>
      <div
        className="relative overflow-hidden contain-size"
        style={{ aspectRatio: chestRatio, backgroundColor: preview.color }}
      >
        {!solid && picture && (
          <div
            className="absolute"
            style={{
              width: `${crop.width * 100}%`,
              left: `${-crop.x * 100}%`,
              top: `${-crop.y * 100}%`,
            }}
          >
            <ShopPicture
              picture={picture}
              alt=""
              sizes={sizes}
              priority
              className="block w-full max-w-none"
            />
          </div>
        )}
        <SvgPicture svg={cloth} />
        <SvgDrawing draw={drawName} />
        <span className="absolute inset-1.5 outline-[1.5px] outline-kora/70 outline-dashed" />
      </div>
      {hasUrduLetters(text) && (
        <p className="mt-1 text-center text-xs text-slate">{previewMessages.sewnAsWritten}</p>
      )}
    </div>
  );
}
