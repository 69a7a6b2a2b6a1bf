/** What a garment is. */
export const garmentTypes = ["set", "top", "trousers", "coat", "underscrub", "cap"] as const;
export type GarmentType = (typeof garmentTypes)[number];
