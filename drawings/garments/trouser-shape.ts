import type { Fit, TrouserCut } from "./garment-options.ts";

export interface TrouserShape {
  waistX: number;
  hipX: number;
  kneeX: number;
  outerX: number;
  innerX: number;
  top: number;
  crotchY: number;
  hemY: number;
}

export function trouserWaist(fit: Fit): number {
  return fit === "men" ? 172 : 158;
}

export function trouserShape(fit: Fit, cut: TrouserCut): TrouserShape {
  const men = fit === "men";
  const jogger = cut === "jogger";
  const straightHem = men ? 232 : 222;
  const straightKnee = men ? 230 : 222;
  return {
    waistX: trouserWaist(fit),
    hipX: men ? 226 : 222,
    kneeX: jogger ? 206 : straightKnee,
    outerX: jogger ? 182 : straightHem,
    innerX: jogger ? 84 : 74,
    top: 214,
    crotchY: 560,
    hemY: jogger ? 1108 : 1146,
  };
}
