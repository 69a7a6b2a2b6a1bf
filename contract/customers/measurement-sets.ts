import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { customSize, measuredSize } from "#contract/sizes/custom-size.ts";
import { measuredNames } from "#contract/sizes/sized-parts.ts";
import { measurementSetLimit } from "#contract/values/limits.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";

export const measurementSet = z.object({
  id: z.string(),
  name: z.string(),
  custom_size: measuredSize,
  updatedAt: z.string(),
});
export type MeasurementSet = z.infer<typeof measurementSet>;

export const measurementSetName = requiredLine(60, reason("NAME_WHOSE_MEASUREMENTS"));

const someLengths = customSize.refine(
  (measured) => measuredNames(measured).length > 0,
  reason("ENTER_THE_MEASUREMENTS"),
);

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
  summary: `Saves measurements in inches under a new name, at most ${measurementSetLimit} of them.`,
  body: z.object({ name: measurementSetName, custom_size: someLengths }),
  success: { status: 201, body: z.object({ measurementSet, message: z.string() }) },
});

export const updateMeasurementSet = endpoint({
  method: "POST",
  path: "/measurements/updateMeasurementSet",
  summary: "Replaces the name and the measurements of a set. Existing orders do not change.",
  body: z.object({
    id: requiredLine(100, reason("NAME_THE_MEASUREMENTS")),
    name: measurementSetName,
    custom_size: someLengths,
  }),
  success: { status: 200, body: z.object({ measurementSet, message: z.string() }) },
});

export const deleteMeasurementSet = endpoint({
  method: "POST",
  path: "/measurements/deleteMeasurementSet",
  summary: "Deletes a set.",
  body: z.object({ id: requiredLine(100, reason("NAME_THE_MEASUREMENTS")) }),
  success: messageSuccess,
});
