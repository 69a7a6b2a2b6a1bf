import type { SpokenOption } from "./line-option.ts";

export const trouser: SpokenOption = {
  identity: ({ trouserOptions }) => trouserOptions ?? "no-trouser",
  words: ({ trouserOptions, urdu }, words) =>
    trouserOptions ? { label: words.trouser, value: words.name(trouserOptions, urdu?.trouser) } : undefined,
};
