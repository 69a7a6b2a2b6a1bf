import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { offlineMessages } from "#messages/offline.ts";
import { loadAnswerTexts } from "#web/messages/load-answer-texts.ts";
import { translateErrors } from "./translate-errors.ts";

export type LazyResolver<Fields extends FieldValues, Values> = {
  resolver: Resolver<Fields, unknown, Values>;
  /** Loads the schemas before the first blur. A failure is handled at validation. */
  preload: () => void;
};

type Schemas = typeof import("./schemas.ts");
const loadSchemas = () => import("./schemas.ts");

/**
 * Validates with a schema of the contract, loaded at a form's first focus to stay out of every page's first load. If
 * loading fails, the form as a whole reports it. Reason codes are translated to the language of the page.
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
