import { nameOnChest } from "#drawings/lettering/name-on-chest.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import type { Neckline } from "#drawings/svg/neckline.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { frontPockets } from "./front-pockets.ts";
import type { Engraving, Fit, PocketCount, TopCut } from "./garment-options.ts";
import { insideNeck } from "./inside-neck.ts";
import { shortSleeve } from "./sleeves.ts";
import { standCollar } from "./stand-collar.ts";
import { upperBodyBack } from "./upper-body-back.ts";
import { upperBodyFront } from "./upper-body-front.ts";
import { roundNeckline, topShapes, type UpperBodyShape, vNeckline } from "./upper-body-shape.ts";
import { vBand } from "./v-band.ts";
import { wrapFront } from "./wrap-front.ts";

export interface ScrubTop {
  fit: Fit;
  cut?: TopCut | undefined;
  pockets?: PocketCount | undefined;
  engraving?: Engraving | null | undefined;
  onDressForm?: boolean | undefined;
  withStethoscope?: boolean | undefined;
}

const collarNeckDepth = 250;

export function scrubTopFront(drawing: Drawing, top: ScrubTop): Piece {
  const { fit, cut = "vneck", pockets = 3, engraving } = top;
  const shape = topShapes[fit];
  const hasCollar = cut === "mandarin" || cut === "zip";
  const wide = fit === "men";
  return upperBodyFront(drawing, {
    shape,
    neckline: hasCollar ? roundNeckline(shape, collarNeckDepth) : vNeckline(shape),
    figure: fit,
    foldsFigure: fit,
    centreFolds: true,
    princessSeams: fit === "women" && cut !== "wrap",
    sleeve: (mirror: Mirror) => shortSleeve(drawing, shape, mirror),
    neck: () => topNeckline(drawing, shape, cut, top),
    onTop: () =>
      frontPockets(drawing, pockets, {
        lowerY: 768,
        width: wide ? 168 : 148,
        height: 168,
        gap: 44,
        chestX: wide ? 72 : 62,
        chestY: 456,
      }) + nameOnChest(drawing, { engraving, cut, labCoat: false }),
  });
}

function topNeckline(drawing: Drawing, shape: UpperBodyShape, cut: TopCut, top: ScrubTop): Neckline {
  if (cut === "mandarin" || cut === "zip") {
    return standCollar(drawing, shape, collarNeckDepth, cut === "zip" ? "full" : "half");
  }
  const { onDressForm, withStethoscope } = top;
  const inside = insideNeck(drawing, shape, { depth: shape.neckDepth, onDressForm, withStethoscope });
  const band = vBand(drawing, shape);
  return { inside, over: cut === "wrap" ? band + wrapFront(drawing, shape) : band };
}

export function scrubTopBack(drawing: Drawing, { fit }: Pick<ScrubTop, "fit">): Piece {
  const shape = topShapes[fit];
  return upperBodyBack(drawing, {
    shape,
    figure: fit,
    sleeve: (mirror: Mirror) => shortSleeve(drawing, shape, mirror),
    yoke: true,
    darts: fit === "women",
  });
}
