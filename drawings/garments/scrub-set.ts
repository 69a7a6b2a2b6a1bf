import type { Drawing } from "#drawings/svg/drawing.ts";
import { setTopPlace, setTrousersPlace } from "#drawings/svg/frames.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { castShadow, place } from "#drawings/svg/stage.ts";
import type { TrouserCut } from "./garment-options.ts";
import { type ScrubTop, scrubTopBack, scrubTopFront } from "./scrub-top.ts";
import { longLegs, trousers } from "./trousers.ts";

export interface ScrubSet extends ScrubTop {
  trouser?: TrouserCut | undefined;
  view: "front" | "back";
}

/** Where the hem of the top is, in units of the trousers. */
const hemOnTrousers = 450;

export function scrubSet(drawing: Drawing, set: ScrubSet): string {
  const { fit, trouser = "straight", view } = set;
  const bottom = trousers({ ...drawing, project: longLegs }, { fit, cut: trouser, view });
  const top = view === "back" ? scrubTopBack(drawing, set) : scrubTopFront(drawing, set);
  const clip = drawing.definitions.add(
    "c",
    (id) => `<clipPath id="${id}"><path d="${bottom.silhouette}" transform="translate(0 0)"/></clipPath>`,
  );
  const fading = linearGradient(
    drawing,
    [0, hemOnTrousers, 0, hemOnTrousers + 74],
    [
      [0, drawing.tones.deep, 0.8],
      [0.4, drawing.tones.deep, 0.4],
      [1, drawing.tones.deep, 0],
    ],
  );
  const overlap = `<rect x="200" y="200" width="600" height="360" fill="url(#${fading})" clip-path="url(#${clip})"/>`;
  return (
    place(castShadow(bottom.silhouette) + bottom.svg + overlap, setTrousersPlace) +
    place(castShadow(top.silhouette, 0.5) + top.svg, setTopPlace)
  );
}
