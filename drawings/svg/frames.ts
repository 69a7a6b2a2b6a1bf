import type { GarmentKind } from "#drawings/garments/garment-options.ts";
import type { Placement } from "./stage.ts";

/** The crop of each garment in front, back and with its cap, shared by a picture and its overlay. */
export const garmentFrames: Readonly<Record<GarmentKind, string>> = {
  top: "50 34 900 1125",
  trousers: "-30 90 1060 1325",
  cap: "176 130 700 875",
  labcoat: "30 50 940 1175",
  tee: "50 30 900 1125",
  set: "0 0 1000 1250",
};

export const detailFrames: Readonly<Record<GarmentKind, string>> = {
  top: "372 148 384 480",
  set: "372 148 384 480",
  labcoat: "372 158 400 500",
  tee: "340 150 360 450",
  trousers: "300 176 400 500",
  cap: "300 380 440 550",
};

export const foldedFrame = "90 190 820 1025";
export const wornFrame = "0 0 1000 1250";
export const fabricFrame = "0 0 1000 1250";

/** The chest, or the left sleeve, with the embroidered name; all of one aspect ratio. */
export const chestFrames = {
  left: "478 296 300 272",
  right: "232 302 300 272",
  sleeve: "666 334 225 204",
} as const;

export const setTopPlace: Placement = { x: 150, y: -73, scale: 0.7 };
export const setTrousersPlace: Placement = { x: 150, y: 298, scale: 0.7 };
