import { stethoscope } from "#drawings/props/stethoscope.ts";
import { createDrawing, type Drawing, idFromOptions } from "#drawings/svg/drawing.ts";
import {
  chestFrames,
  detailFrames,
  fabricFrame,
  foldedFrame,
  garmentFrames,
  wornFrame,
} from "#drawings/svg/frames.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { place, stage, withShadow } from "#drawings/svg/stage.ts";
import { cap } from "./cap.ts";
import { capBeside } from "./cap-beside.ts";
import { clothCloseUp } from "./cloth-close-up.ts";
import { labCoatCutOf, topCutOf, trouserCutOf } from "./cut-of.ts";
import { capOnStack, foldedStack, ledge } from "./folded-stack.ts";
import type { Cut, GarmentKind, GarmentOptions } from "./garment-options.ts";
import { labCoatBack, labCoatFront } from "./lab-coat.ts";
import { scrubSet } from "./scrub-set.ts";
import { type ScrubTop, scrubTopBack, scrubTopFront } from "./scrub-top.ts";
import { longLegs, trousers } from "./trousers.ts";
import { underscrubBack, underscrubFront } from "./underscrub.ts";
import { wornView } from "./worn-view.ts";

type ResolvedOptions = GarmentOptions & { garment: GarmentKind };

/** The same options always return the same string. */
export function garment(options: GarmentOptions): string {
  const resolved: ResolvedOptions = { ...options, garment: options.garment ?? "top" };
  switch (options.view) {
    case "fabric":
      return fabricView(resolved);
    case "detail":
      return detailView(resolved);
    case "chest":
      return chestView(resolved);
    case "folded":
      return foldedView(resolved);
    case "on-a-form":
    case "on-a-form-turned":
    case "on-a-fuller-form":
      return onForm(resolved, options.view);
    case "back":
      return wholeView(resolved, "back");
    default:
      return wholeView(resolved, "front");
  }
}

function drawingFor(options: ResolvedOptions, weaveScale: number | undefined): Drawing {
  return createDrawing({
    id: options.id ?? idFromOptions(options),
    color: options.color,
    fabric: options.fabric,
    seed: `${options.garment}${options.cut}`,
    weaveScale,
  });
}

function wholeView(options: ResolvedOptions, view: "front" | "back"): string {
  const drawing = drawingFor(options, options.weave);
  const isSet = options.garment === "set";
  const body = isSet
    ? scrubSet(drawing, { ...topOf(options), trouser: options.trouser, view })
    : withShadow(piece(drawing, options, view));
  const around = options.stethoscope ? stethoscope(drawing) : "";
  const beside = options.cap && options.garment !== "cap" ? capBeside(drawing, isSet) : "";
  return stage(drawing, body + around + beside, {
    ...options,
    box: options.box ?? garmentFrames[options.garment],
  });
}

function detailView(options: ResolvedOptions): string {
  const drawing = drawingFor(options, 1.15);
  return stage(drawing, withShadow(piece(drawing, options, "front")), {
    ...options,
    box: detailFrames[options.garment],
  });
}

function chestView(options: ResolvedOptions): string {
  const drawing = drawingFor(options, options.weave);
  const chest =
    options.garment === "labcoat"
      ? labCoatFront(drawing, coatOf(options))
      : scrubTopFront(drawing, topOf(options));
  return stage(drawing, withShadow(chest), {
    ...options,
    box: chestFrames[options.engraving?.side ?? "left"],
  });
}

function foldedView(options: ResolvedOptions): string {
  const drawing = drawingFor(options, options.weave);
  const ground = ledge(drawing);
  const stack = place(foldedStack(drawing, options), { x: 0, y: 20, scale: 1 });
  const onTop = options.cap ? capOnStack(drawing, options.color, options.fabric) : "";
  return stage(drawing, ground + stack + onTop, { ...options, box: foldedFrame });
}

function onForm(
  options: ResolvedOptions,
  view: "on-a-form" | "on-a-form-turned" | "on-a-fuller-form",
): string {
  const drawing = drawingFor(options, options.weave);
  const wearing = {
    build: view === "on-a-fuller-form" ? "fuller" : "usual",
    isTurned: view === "on-a-form-turned",
  } as const;
  return stage(drawing, wornView(drawing, options, wearing), { ...options, box: wornFrame });
}

function fabricView(options: ResolvedOptions): string {
  const drawing = drawingFor(options, 2.6);
  return stage(drawing, clothCloseUp(drawing), { ...options, backdrop: null, box: fabricFrame });
}

function piece(drawing: Drawing, options: ResolvedOptions, view: "front" | "back"): Piece {
  const fit = options.fit ?? "women";
  switch (options.garment) {
    case "trousers":
      return trousers(
        { ...drawing, project: longLegs },
        { fit, cut: trouserCutOf(options.cut) ?? "straight", view },
      );
    case "cap":
      return cap(drawing);
    case "labcoat":
      return view === "back" ? labCoatBack(drawing, coatOf(options)) : labCoatFront(drawing, coatOf(options));
    case "tee":
      return view === "back" ? underscrubBack(drawing, { fit }) : underscrubFront(drawing, { fit });
    default:
      return view === "back" ? scrubTopBack(drawing, topOf(options)) : scrubTopFront(drawing, topOf(options));
  }
}

function topOf(options: GarmentOptions): ScrubTop {
  return {
    fit: options.fit ?? "women",
    cut: topCutOf(options.cut),
    pockets: options.pockets,
    engraving: options.engraving,
    onDressForm: options.dummy,
    withStethoscope: options.stethoscope,
  };
}

function coatOf({ cut, pockets, engraving }: { cut?: Cut } & Pick<GarmentOptions, "pockets" | "engraving">) {
  return { cut: labCoatCutOf(cut), pockets, engraving };
}
