import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { reference } from "#contract/values/text.ts";
import { type EngravingPosition, engravingProblem } from "./engraving-rules.ts";
import { sewnText } from "./sewn-text.ts";

const positions = ["left", "right", "sleeve"] as const satisfies EngravingPosition[];

export const thread = z.object({
  _id: z.string(),
  name: z.string(),
  value: z.string(),
  urdu: z.string().optional(),
});
export type Thread = z.infer<typeof thread>;

/** The engraving of a line as stored and answered, including orders under earlier rules. */
export const sewnEngraving = z.object({
  name: z.string(),
  /** From the wearer's view; the sleeve is the left one. */
  position: z.enum(positions),
  /** Below the name; absent where there is none. */
  second: z.string().optional(),
  thread: thread.optional(),
});

/** The engraving in a request, checked by `engravingProblem`. */
export const wantedEngraving = z
  .object({
    name: z.string(reason("ENTER_THE_NAME_TO_ENGRAVE")).overwrite(sewnText),
    position: z.enum(positions, reason("CHOOSE_WHERE_IT_IS_SEWN")),
    second: z
      .string(reason("ENTER_TEXT"))
      .nullish()
      .transform((typed) => sewnText(typed ?? "")),
    thread: reference,
  })
  .superRefine(({ name, position, second }, context) => {
    const lines = second === "" ? { name } : { name, second };
    for (const [field, line] of Object.entries(lines)) {
      const message = whyNot(line, position);
      if (message) context.addIssue({ code: "custom", path: [field], message });
    }
  })
  .transform(({ second, thread: key, ...engraving }) => ({
    ...engraving,
    ...(second && { second }),
    ...(key && { thread: key }),
  }));

function whyNot(line: string, position: EngravingPosition) {
  const problem = engravingProblem(line, position);
  switch (problem?.why) {
    case "missing":
      return reason("ENTER_THE_NAME_TO_ENGRAVE");
    case "long":
      return reason("TOO_LONG", { most: problem.most });
    case "letter":
      return reason("ENGRAVING_LETTER", { letter: problem.letter });
    default:
      return undefined;
  }
}
