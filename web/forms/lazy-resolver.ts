import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { offlineMessages } from "#messages/offline.ts";
import { loadAnswerTexts } from "#web/messages/load-answer-texts.ts";
import { translateErrors } from "./translate-errors.ts";

export type LazyResolver<Fields extends FieldValues, Values> = {
  resolver: Resolver<Fields, unknown, Values>;
  /** Fetches the schemas ahead of the first field that is left. A failure is met again where it matters. */
  preload: () => void;
};

type Schemas = typeof import("./schemas.ts");
const loadSchemas = () => import("./schemas.ts");

/**
 * Validates with one of the contract's own schemas, all fetched with the first focus of a form: it can be filled in at once, and
 * the schemas are in no page's first load. When they cannot be had, the form as a whole says so. The schemas say why not by
 * a code; here it becomes a sentence in the language of the page.
 */
export function lazyResolver<Fields extends FieldValues, Values>(
  choose: (schemas: Schemas) => Resolver<Fields, unknown, Values>,
  load: () => Promise<Schemas> = loadSchemas,
): LazyResolver<Fields, Values> {
  const fetchAll = () => Promise.all([load(), loadAnswerTexts()]);
  return {
    async resolver(values, context, options) {
      const loaded = await fetchAll().catch(() => undefined);
      if (loaded) {
        const [schemas, { translateReason }] = loaded;
        const result = await choose(schemas)(values, context, options);
        translateErrors(result.errors, translateReason);
        return result;
      }
      const errors: FieldErrors<Fields> = {};
      const message = offlineMessages.unanswered.OFFLINE;
      errors.root = { offline: { type: "offline", message } };
      return { values: {}, errors };
    },
    preload: () => void fetchAll().catch(() => undefined),
  };
}
