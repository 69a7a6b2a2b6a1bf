import { engravingCharge } from "./charges.ts";
import type { LineOption } from "./line-option.ts";

export const engraving: LineOption = {
  identity: ({ name_engraving: sewn }) => (sewn ? `engraved-${sewn.name}-${sewn.position}` : "no-engraving"),
  furtherIdentity: ({ name_engraving: sewn }) =>
    sewn && (sewn.second || sewn.thread) ? [sewn.second ?? "", sewn.thread?._id ?? ""] : [],
  surcharge: {
    field: "name_engraving_charges",
    label: "Name engraving",
    isChosen: ({ name_engraving }) => name_engraving !== false,
    today: (charges, _, { name_engraving: sewn }) => (sewn ? engravingCharge(charges, sewn.second) : 0),
  },
};
