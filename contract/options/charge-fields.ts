/** Fields with the charges of a line's choices, in rupees for one piece (specification section 3). */
export const chargeFields = ["custom_size_charges", "name_engraving_charges", "cap_charges"] as const;
export type ChargeField = (typeof chargeFields)[number];

/** The choice of a line that each charge belongs to. */
export const choiceOfCharge = {
  custom_size_charges: "custom_size",
  name_engraving_charges: "name_engraving",
  cap_charges: "cap",
} as const satisfies Record<ChargeField, string>;
