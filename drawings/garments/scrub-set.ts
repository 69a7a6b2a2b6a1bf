import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { setTopPlace, setTrousersPlace } from "#drawings/svg/frames.ts";
import { castShadow, place } from "#drawings/svg/stage.ts";
import type { TrouserCut } from "./garment-options.ts";
import { type ScrubTop, scrubTopBack, scrubTopFront } from "./scrub-top.ts";
import { trousers } from "./trousers.ts";

export interface ScrubSet extends ScrubTop {
  trouser?: TrouserCut | undefined;
  view: "front" | "back";
}

export function scrubSet(drawing: Drawing, set: ScrubSet): string {
  const { fit, trouser = "straight", view } = set;
  const bottom = trousers(drawing, { fit, cut: trouser, view });
  const top = view === "back" ? scrubTopBack(drawing, set) : scrubTopFront(drawing, set);
  const shadowOutline = path(drawing, "M-226,700 L226,700 L246,1040 L-246,1040 Z");
  const clip = drawing.definitions.add(
    "c",
    (id) => `<clipPath id="${id}"><path d="${bottom.silhouette}" transform="translate(0 0)"/></clipPath>`,
  );
  const overlap =
    `<g clip-path="url(#${clip})"><path d="${shadowOutline}" transform="translate(8 -594)" fill="${drawing.tones.deep}" ` +
    `opacity=".75" filter="url(#${drawing.definitions.blur(16)})"/></g>`;
  return (
    place(castShadow(drawing, bottom.silhouette) + bottom.svg + overlap, setTrousersPlace) +
    place(castShadow(drawing, top.silhouette, 0.5) + top.svg, setTopPlace)
  );
}
