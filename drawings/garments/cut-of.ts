import type { Cut, LabCoatCut, TopCut, TrouserCut } from "./garment-options.ts";

const topCuts: readonly TopCut[] = ["vneck", "mandarin", "zip", "wrap"];
const trouserCuts: readonly TrouserCut[] = ["straight", "jogger", "cargo"];
const labCoatCuts: readonly LabCoatCut[] = ["women", "short"];

export function topCutOf(cut: Cut | undefined): TopCut | undefined {
  return topCuts.find((known) => known === cut);
}

export function trouserCutOf(cut: string | undefined): TrouserCut | undefined {
  return trouserCuts.find((known) => known === cut);
}

export function labCoatCutOf(cut: Cut | undefined): LabCoatCut | undefined {
  return labCoatCuts.find((known) => known === cut);
}
