import { z } from "zod";
import { engravingMaxLength } from "./limits.ts";

const sewable = /^[\p{L}\p{M}\p{Nd} .'’-]+$/u;

/** A name to sew: letters of any script, digits, space and . ' - only. */
export const engravedName = z
  .string("Enter the name to engrave")
  .trim()
  .min(1, "Enter the name to engrave")
  .refine((name) => [...name].length <= engravingMaxLength, `Use at most ${engravingMaxLength} characters`)
  .refine((name) => sewable.test(name), "Use letters, digits, spaces and . ' - only");

/** Left or right as the wearer sees it. */
export const engravingPosition = z.enum(["left", "right"], "Choose left or right");
export type EngravingPosition = z.output<typeof engravingPosition>;

export const nameEngraving = z.object({ name: engravedName, position: engravingPosition });
export type NameEngraving = z.output<typeof nameEngraving>;
