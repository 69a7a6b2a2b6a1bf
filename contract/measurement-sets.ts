import { z } from "zod";
import { customSize, measuredSize } from "./custom-size.ts";
import { endpoint } from "./endpoint.ts";
import { measurementSetLimit } from "./limits.ts";
import { requiredLine } from "./text.ts";

/** The measurements of one person that a customer keeps under a name: 'Me', 'My sister'. */
export const measurementSet = z.object({
  id: z.string(),
  name: z.string(),
  custom_size: measuredSize,
  updatedAt: z.string(),
});
export type MeasurementSet = z.infer<typeof measurementSet>;

export const measurementSetName = requiredLine(60, "Name whose measurements these are");

const sets = z.array(measurementSet);

export const getAllMeasurementSets = endpoint({
  method: "POST",
  path: "/measurements/getAllMeasurementSets",
  summary: "The saved measurements of the customer, by name.",
  success: { status: 200, body: z.object({ measurementSets: sets }) },
});

export const createMeasurementSet = endpoint({
  method: "POST",
  path: "/measurements/createMeasurementSet",
  summary: `Keeps measurements in inches under a new name, at most ${measurementSetLimit} of them.`,
  body: z.object({ name: measurementSetName, custom_size: customSize }),
  success: { status: 201, body: z.object({ measurementSet, message: z.string() }) },
});

export const updateMeasurementSet = endpoint({
  method: "POST",
  path: "/measurements/updateMeasurementSet",
  summary: "Replaces the name and the measurements of a set. Orders keep those they were placed with.",
  body: z.object({
    id: requiredLine(100, "Name the measurements"),
    name: measurementSetName,
    custom_size: customSize,
  }),
  success: { status: 200, body: z.object({ measurementSet, message: z.string() }) },
});

export const deleteMeasurementSet = endpoint({
  method: "POST",
  path: "/measurements/deleteMeasurementSet",
  summary: "Forgets a set.",
  body: z.object({ id: requiredLine(100, "Name the measurements") }),
  success: { status: 200, body: z.object({ message: z.string() }) },
});
