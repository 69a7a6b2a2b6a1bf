import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import { measurementNames } from "../sizes/measurement-names.ts";

const urdu = z.string().optional();

export const garmentPart = z.object({
  name: z.string(),
  urdu,
  measurements: z.array(z.enum(measurementNames)),
});
export type GarmentPart = z.infer<typeof garmentPart>;

export const garment = z.object({
  type: z.string(),
  parts: z.array(garmentPart).min(1),
  /** Working days that a piece takes at least, of a standard size and made for one person; absent for those of the shop. */
  days: z.object({ standard: z.number().int().optional(), custom: z.number().int().optional() }).optional(),
});
export type Garment = z.infer<typeof garment>;

/** For whom sizes are cut: the same size measures otherwise for women and men; `all` where it does not. */
export const garmentFits = ["women", "men", "all"] as const;
export type GarmentFit = (typeof garmentFits)[number];

const sizeTable = z.object({
  fit: z.enum(garmentFits),
  rows: z.partialRecord(z.enum(measurementNames), z.array(z.number())),
});
export type GarmentSizeTable = z.infer<typeof sizeTable>;

export const garmentType = z.object({
  /** What products and addresses call it. */
  _id: z.string(),
  /** As the filter of the list says it: 'Lab coats'. */
  name: z.string(),
  urdu,
  sizes: z.array(z.string()),
  parts: z.array(garmentPart.extend({ tables: z.array(sizeTable) })),
});
export type GarmentType = z.infer<typeof garmentType>;

export const getAllGarmentTypes = endpoint({
  method: "GET",
  path: "/productDetails/getAllGarmentTypes",
  summary: "All garment types with their parts, their sizes and what these measure.",
  success: { status: 200, body: z.array(garmentType) },
});
