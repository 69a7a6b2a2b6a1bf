import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { version } from "#contract/http/paging.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";

/**
 * The subject of a group: garment, wearer, color, or another property that distinguishes products. Words of the other
 * kinds order the results, or mean nothing.
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

function phrases(most: number) {
  return z
    .array(requiredLine(60, reason("ENTER_A_WORD")))
    .max(most, reason("TOO_MANY_WORDS", { most }))
    .transform((list) => {
      const seen = new Map(list.map((phrase) => [phrase.toLowerCase(), phrase] as const).reverse());
      return [...seen.values()].reverse();
    });
}

const fields = {
  name: requiredLine(60, reason("ENTER_THE_NAME")),
  kind: z.enum(synonymKinds, reason("CHOOSE_WHAT_THE_WORDS_SAY")),
  words: phrases(500).pipe(z.array(z.string()).min(1, reason("ENTER_AT_LEAST_ONE_WORD"))),
  finds: phrases(50),
};

const synonymGroup = z.object({
  id: z.string(),
  version,
  name: z.string(),
  kind: z.enum(synonymKinds),
  /** Synonyms: each finds the results of all. */
  words: z.array(z.string()),
  /** Also found by the words, ranked last; not the other way round. */
  finds: z.array(z.string()),
});
export type SynonymGroup = z.infer<typeof synonymGroup>;

const id = z.uuid(reason("NAME_THE_GROUP"));
const oneGroup = z.object({ group: synonymGroup });

export const listSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/list",
  roles: office,
  summary: "The groups of words that the shop's search treats as the same, by name.",
  success: { status: 200, body: z.object({ groups: z.array(synonymGroup) }) },
});

const newerSynonyms = z.object({
  name: z.string(),
  isNewGroup: z.boolean(),
  words: z.array(z.string()),
  finds: z.array(z.string()),
});
export type NewerSynonyms = z.infer<typeof newerSynonyms>;
const newerAnswer = { status: 200, body: z.object({ newer: z.array(newerSynonyms) }) } as const;

export const findNewerSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/newer",
  roles: office,
  summary: "Words that come with this version of the shop and are in none of its groups.",
  success: newerAnswer,
});

export const addNewerSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/addNewer",
  roles: office,
  summary: "Adds the newer words of this version; words that staff have removed do not come back.",
  success: newerAnswer,
});

export const getSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/get",
  roles: office,
  summary: "One group of words.",
  query: z.object({ id: requiredLine(100, reason("NAME_THE_GROUP")) }),
  success: { status: 200, body: oneGroup },
});

export const createSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/create",
  roles: office,
  summary: "Creates a group of words; searches use it at once.",
  body: z.object(fields),
  success: { status: 201, body: oneGroup },
});

export const updateSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/update",
  roles: office,
  summary: "Replaces a group of words, unless it has changed since it was read; searches use it at once.",
  body: z.object({ id, version, ...fields }),
  success: { status: 200, body: oneGroup },
});

export const deleteSynonyms = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/delete",
  roles: office,
  summary: "Deletes a group of words.",
  body: z.object({ id }),
  success: messageSuccess,
});
