import { z } from "zod";
import { say } from "./say.ts";
import { line } from "./text.ts";

/** What is chosen of a list: `{_id}`, `{label}`, `{name}`, or a bare string with one of them; empty when nothing was. */
export const reference = z
  .union(
    [
      line(100),
      z
        .object({ _id: line(100).optional(), label: line(100).optional(), name: line(100).optional() })
        .transform(({ _id, label, name }) => _id || label || name || ""),
      z.union([z.literal(false), z.null()]).transform(() => ""),
    ],
    say("CHOOSE_ONE_OF_THOSE_OFFERED"),
  )
  .optional()
  .transform((key) => key ?? "");
