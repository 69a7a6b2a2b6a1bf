/** Kinds of garments. The same options always give the same picture. */

export type GarmentKind = "top" | "set" | "trousers" | "cap" | "labcoat" | "tee";
export type Fit = "women" | "men";
export type TopCut = "vneck" | "mandarin" | "zip" | "wrap";
export type TrouserCut = "straight" | "jogger" | "cargo";
export type LabCoatCut = "women" | "short";
export type Cut = TopCut | TrouserCut | LabCoatCut;
export type FabricKey = "cotton" | "twill" | "stretch";
/** 0 none, 1 chest, 2 lower, 3 chest and lower, 4 adds an instrument slot. */
export type PocketCount = 0 | 1 | 2 | 3 | 4;
/**
 * Where a name is sewn, from the wearer's view: `left` is over the heart, on the viewer's right; `sleeve` is the left
 * sleeve.
 */
export type Side = "left" | "right" | "sleeve";

export interface Engraving {
  text: string;
  side: Side;
  second?: string | undefined;
  thread?: string | undefined;
}

export interface GarmentDesign {
  garment: GarmentKind;
  fit?: Fit;
  cut?: Cut;
  trouser?: TrouserCut;
  pockets?: PocketCount;
  fabric?: FabricKey;
}

export type View =
  | "front"
  | "back"
  | "detail"
  | "chest"
  | "folded"
  | "fabric"
  | "on-a-form"
  | "on-a-form-turned"
  | "on-a-fuller-form";

export interface GarmentOptions extends GarmentDesign {
  color: string;
  view?: View;
  engraving?: Engraving | null;
  cap?: boolean;
  stack?: readonly string[];
  dummy?: boolean;
  stethoscope?: boolean;
  /** `#rrggbb`; null for a transparent ground. */
  backdrop?: string | null;
  box?: string;
  weave?: number;
  id?: string;
  /** Becomes the title; without it the picture is hidden from assistive technology. */
  title?: string;
}
