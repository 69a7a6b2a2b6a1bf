import { z } from "zod";
import { engravingProblem, engravingSentences } from "./engraving-rules.ts";

/** A name to sew: letters of any script, digits, space and . ' - only. */
export const engravedName = z
  .string("Enter the name to engrave")
  .trim()
  .superRefine((name, context) => {
    const problem = engravingProblem(name);
    if (problem) context.addIssue({ code: "custom", message: engravingSentences[problem] });
  });

/** Left or right as the wearer sees it. */
export const engravingPosition = z.enum(["left", "right"], "Choose left or right");
export type EngravingPosition = z.output<typeof engravingPosition>;

export const nameEngraving = z.object({ name: engravedName, position: engravingPosition });
