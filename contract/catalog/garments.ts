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
  /** Minimum working days of a standard and of a personalised piece; absent for the shop's default. */
  days: z.object({ standard: z.number().int().optional(), custom: z.number().int().optional() }).optional(),
});
export type Garment = z.infer<typeof garment>;

/** For whom sizes are cut: women's and men's sizes measure differently; `all` where they do not. */
export const garmentFits = ["women", "men", "all"] as const;
export type GarmentFit = (typeof garmentFits)[number];

const sizeTable = z.object({
  fit: z.enum(garmentFits),
  rows: z.partialRecord(z.enum(measurementNames), z.array(z.number())),
});
export type GarmentSizeTable = z.infer<typeof sizeTable>;

export const garmentType = z.object({
  /** Its identifier in products and addresses. */
  _id: z.string(),
  /** As in the filter of the list: 'Lab coats'. */
  name: z.string(),
  urdu,
  sizes: z.array(z.string()),
  parts: z.array(garmentPart.extend({ tables: z.array(sizeTable) })),
});
export type GarmentType = z.infer<typeof garmentType>;

export const getAllGarmentTypes = endpoint({
  method: "GET",
  path: "/productDetails/getAllGarmentTypes",
  summary: "All garment types with their parts, sizes and measurements.",
  success: { status: 200, body: z.array(garmentType) },
});
