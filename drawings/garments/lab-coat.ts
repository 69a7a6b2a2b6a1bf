import { nameOnChest } from "#drawings/lettering/name-on-chest.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { frontPockets } from "./front-pockets.ts";
import type { Engraving, LabCoatCut, PocketCount } from "./garment-options.ts";
import { insideNeck } from "./inside-neck.ts";
import { lapels } from "./lapels.ts";
import { longSleeve } from "./sleeves.ts";
import { upperBodyBack } from "./upper-body-back.ts";
import { upperBodyFront } from "./upper-body-front.ts";
import { labCoatShapes, vNeckline } from "./upper-body-shape.ts";

export interface LabCoat {
  cut?: LabCoatCut | undefined;
  pockets?: PocketCount | undefined;
  engraving?: Engraving | null | undefined;
}

export function labCoatFront(drawing: Drawing, { cut, pockets = 3, engraving }: LabCoat): Piece {
  const shape = labCoatShapes[cut ?? "classic"];
  const slim = cut === "women";
  return upperBodyFront(drawing, {
    shape,
    neckline: vNeckline(shape),
    figure: "men",
    foldsFigure: slim ? "women" : "men",
    centreFolds: false,
    princessSeams: slim,
    sleeve: (mirror: Mirror) => longSleeve(drawing, shape, mirror, "plain"),
    neck: () => ({
      inside: insideNeck(drawing, shape, { depth: shape.neckDepth }),
      over: lapels(drawing, shape),
    }),
    onTop: () =>
      frontPockets(drawing, pockets, {
        lowerY: 770,
        width: slim ? 140 : 168,
        height: 196,
        gap: slim ? 54 : 62,
        chestX: slim ? 80 : 92,
        chestY: 470,
      }) + nameOnChest(drawing, { engraving, cut, labCoat: true }),
  });
}

export function labCoatBack(drawing: Drawing, { cut }: Pick<LabCoat, "cut">): Piece {
  const shape = labCoatShapes[cut ?? "classic"];
  return upperBodyBack(drawing, {
    shape,
    figure: "men",
    sleeve: (mirror: Mirror) => longSleeve(drawing, shape, mirror, "plain"),
    yoke: true,
    darts: false,
  });
}
