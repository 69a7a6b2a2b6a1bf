/**
 * What the words of a group say: which garment, for whom, in which color, or anything else that tells products apart. Words of
 * the other kinds tell how to choose among what is found, or nothing.
 */
export const synonymKinds = [
  "garment",
  "audience",
  "color",
  "feature",
  "sale",
  "cheap",
  "dear",
  "newest",
  "ignored",
] as const;
export type SynonymKind = (typeof synonymKinds)[number];
