import { useCallback, useMemo } from "react";
import { overlay } from "#drawings/garments/overlay.ts";
import type { Preview } from "./preview-of.ts";
import { SvgDrawing } from "./svg-drawing.tsx";
import { SvgPicture } from "./svg-picture.tsx";
import { useDrawingId } from "./use-drawing-id.ts";
import { useNastaliq } from "./use-nastaliq.ts";

export function NameAndCap({ preview }: { preview: Preview }) {
  const { garment, color, fabric, engraving, cap } = preview;
  const { text = "", side = "left", second, thread } = engraving ?? {};
  const id = useDrawingId();
  useNastaliq(`${text}${second ?? ""}`);
  const drawName = useCallback(
    () => overlay({ garment, color, engraving: { text, side, second, thread }, id: `${id}n` }),
    [garment, color, text, side, second, thread, id],
  );
  const capBeside = useMemo(
    () => (cap ? overlay({ garment, color, fabric, cap, id: `${id}c` }) : ""),
    [garment, color, fabric, cap, id],
  );
  return (
    <>
      {cap && <SvgPicture svg={capBeside} />}
      {text.trim() !== "" && <SvgDrawing draw={drawName} />}
    </>
  );
}
