import type { Drawing } from "#drawings/svg/drawing.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { crewBand } from "./crew-band.ts";
import type { Fit } from "./garment-options.ts";
import { insideNeck } from "./inside-neck.ts";
import { longSleeve } from "./sleeves.ts";
import { upperBodyBack } from "./upper-body-back.ts";
import { upperBodyFront } from "./upper-body-front.ts";
import { roundNeckline, underscrubShape as shape } from "./upper-body-shape.ts";

const crewDepth = 258;

export function underscrubFront(drawing: Drawing, { fit }: { fit: Fit }): Piece {
  return upperBodyFront(drawing, {
    shape,
    neckline: roundNeckline(shape, crewDepth),
    figure: fit,
    foldsFigure: fit,
    centreFolds: true,
    princessSeams: false,
    sleeve: (mirror: Mirror) => longSleeve(drawing, shape, mirror, "rib"),
    neck: () => ({
      inside: insideNeck(drawing, shape, { depth: crewDepth }),
      over: crewBand(drawing, shape, crewDepth),
    }),
    onTop: () => "",
  });
}

export function underscrubBack(drawing: Drawing, { fit }: { fit: Fit }): Piece {
  return upperBodyBack(drawing, {
    shape,
    figure: fit,
    sleeve: (mirror: Mirror) => longSleeve(drawing, shape, mirror, "rib"),
    yoke: false,
    darts: false,
  });
}
