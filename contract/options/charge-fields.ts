/** Where a line keeps what its choices cost, in rupees for one piece (specification section 3). */
export const chargeFields = ["custom_size_charges", "name_engraving_charges", "cap_charges"] as const;
export type ChargeField = (typeof chargeFields)[number];
