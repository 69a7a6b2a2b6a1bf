import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requiredLine } from "../text.ts";
import { version } from "./version.ts";

/**
 * What the words of a group say: which garment, for whom, in which color, or anything else that tells products apart. Words of
 * the other kinds tell how to choose among what is found, or nothing.
 */
export const synonymKinds = [
  "garment",
  "audience",
  "color",
  "feature",
  "sale",
  "cheap",
  "dear",
  "newest",
  "ignored",
] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** Words or short phrases, each once; what differs in capitals alone is one. */
function phrases(most: number) {
  return z
    .array(requiredLine(60, "Enter a word"))
    .max(most, `Use at most ${most} words`)
    .transform((list) => {
      const seen = new Map(list.map((phrase) => [phrase.toLowerCase(), phrase] as const).reverse());
      return [...seen.values()].reverse();
    });
}

const fields = {
  name: requiredLine(60, "Enter the name"),
  kind: z.enum(synonymKinds, "Choose what the words say"),
  words: phrases(500).pipe(z.array(z.string()).min(1, "Enter at least one word")),
  finds: phrases(50),
};

const synonymGroup = z.object({
  id: z.string(),
  version,
  name: z.string(),
  kind: z.enum(synonymKinds),
  /** Each of them finds what any of them finds. */
  words: z.array(z.string()),
  /** Found by the words as well, after the rest; not the other way round. */
  finds: z.array(z.string()),
});
export type SynonymGroup = z.infer<typeof synonymGroup>;

const id = z.uuid("Name the group");
const oneGroup = z.object({ group: synonymGroup });

export const listSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/list",
  summary: "The groups of words that the shop's search takes for the same, by name.",
  success: { status: 200, body: z.object({ groups: z.array(synonymGroup) }) },
});

export const getSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/get",
  summary: "One group of words.",
  query: z.object({ id: requiredLine(100, "Name the group") }),
  success: { status: 200, body: oneGroup },
});

export const createSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/create",
  summary: "Makes a group of words; searches know it at once.",
  body: z.object(fields),
  success: { status: 201, body: oneGroup },
});

export const updateSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/update",
  summary: "Changes a group of words, unless somebody has since it was read; searches know it at once.",
  body: z.object({ id, version, ...fields }),
  success: { status: 200, body: oneGroup },
});

export const deleteSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/delete",
  summary: "Deletes a group of words.",
  body: z.object({ id }),
  success: { status: 200, body: z.object({ message: z.string() }) },
});
