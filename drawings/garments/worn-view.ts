import { displayForm } from "#drawings/props/display-form.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { castShadow, place } from "#drawings/svg/stage.ts";
import { labCoatCutOf, topCutOf, trouserCutOf } from "./cut-of.ts";
import type { Fit, GarmentOptions, TrouserCut } from "./garment-options.ts";
import { labCoatFront } from "./lab-coat.ts";
import { scrubTopFront } from "./scrub-top.ts";
import { trouserShape } from "./trouser-shape.ts";
import { cuffHeight, trousers } from "./trousers.ts";
import { underscrubFront } from "./underscrub.ts";
import { labCoatShapes, topShapes, type UpperBodyShape, underscrubShape } from "./upper-body-shape.ts";
import { type Pose, topPlace, trousersPlace, trousersPose, upperBodyPose } from "./worn-projection.ts";

/** The form: of the usual build or a fuller one, from the front or turned by a third. */
export interface Wearing {
  build: "usual" | "fuller";
  isTurned: boolean;
}

const fullerGirth: Readonly<Record<Fit, number>> = { women: 1.22, men: 1.16 };

/** Centimetres from shoulder to hem: of tops those of the size chart in M, of coats and underscrubs as they are sewn. */
const lengths = { women: 67, men: 72, classic: 97, womensCoat: 94, short: 78, underscrub: 65 } as const;

/** Centimetres that 2XL is longer. */
const longerInFuller = 4.5;

/** Units of a drawing for a centimetre: the forms are 168 and 178 cm tall. */
const unitsPerCentimetre: Readonly<Record<Fit, number>> = { women: 10.95, men: 10.4 };

const shoulderSeam = 190;

/** The garment on a form from neck to feet, so that its length and width are seen against a body. */
export function wornView(drawing: Drawing, options: GarmentOptions, { build, isTurned }: Wearing): string {
  const figure = figureOf(options);
  const hemAt = (centimetres: number) =>
    shoulderSeam + (centimetres + (build === "fuller" ? longerInFuller : 0)) * unitsPerCentimetre[figure];
  const pose: Pose = { girth: build === "fuller" ? fullerGirth[figure] : 1, turn: isTurned ? 1 : 0 };
  const dressed: Drawing = { ...drawing, isWorn: true };
  const onLegs = options.garment === "set" || options.garment === "trousers";
  const hasArms = options.garment !== "labcoat" && options.garment !== "tee";
  return (
    displayForm(drawing, { figure, hasArms, ...pose }) +
    (onLegs ? wornTrousers(dressed, options, pose) : "") +
    (options.garment === "trousers" ? "" : wornTop(dressed, options, { pose, hemAt }))
  );
}

function figureOf({ garment, fit, cut }: GarmentOptions): Fit {
  if (garment !== "labcoat") return fit ?? "women";
  return labCoatCutOf(cut) === "women" ? "women" : "men";
}

function wornTrousers(drawing: Drawing, options: GarmentOptions, pose: Pose): string {
  const fit = options.fit ?? "women";
  const cut = (options.garment === "set" ? options.trouser : trouserCutOf(options.cut)) ?? "straight";
  const shape = legsOf(fit, cut);
  const hung = { ...drawing, project: trousersPose(shape, pose) };
  const { silhouette, svg } = trousers(hung, { fit, cut, view: "front" });
  return place(castShadow(silhouette, 0.35) + svg, trousersPlace(shape));
}

/** With the knit cuff below the hem of a jogger. */
function legsOf(fit: Fit, cut: TrouserCut) {
  const { top, crotchY, hemY } = trouserShape(fit, cut);
  return { top, crotchY, hemY: cut === "jogger" ? hemY + cuffHeight : hemY };
}

type Hung = { pose: Pose; hemAt: (centimetres: number) => number };

function wornTop(drawing: Drawing, options: GarmentOptions, { pose, hemAt }: Hung): string {
  const fit = options.fit ?? "women";
  const { cut, pockets, engraving } = options;
  const hang = (shape: UpperBodyShape, centimetres: number): Drawing => ({
    ...drawing,
    project: upperBodyPose(shape, pose, hemAt(centimetres)),
  });
  if (options.garment === "labcoat") {
    const coat = labCoatCutOf(cut) ?? "classic";
    const hung = hang(labCoatShapes[coat], lengths[coat === "women" ? "womensCoat" : coat]);
    return dress(labCoatFront(hung, { cut: labCoatCutOf(cut), pockets, engraving }));
  }
  if (options.garment === "tee") {
    const hung = hang(underscrubShape, lengths.underscrub);
    return dress(underscrubFront(hung, { fit }));
  }
  const hung = hang(topShapes[fit], lengths[fit]);
  return dress(scrubTopFront(hung, { fit, cut: topCutOf(cut), pockets, engraving }));
}

function dress({ silhouette, svg }: Piece): string {
  return place(castShadow(silhouette, 0.35) + svg, topPlace);
}
