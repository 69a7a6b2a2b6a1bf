import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { offlineMessages } from "#messages/offline.ts";
import { loadSentences } from "#messages/translate.ts";

/** How a form validates, with schemas that are loaded apart from its page. */
export type LazyResolver<Fields extends FieldValues, Values> = {
  resolver: Resolver<Fields, unknown, Values>;
  /** Fetches the schemas ahead of the first field that is left. A failure is met again where it matters. */
  preload: () => void;
};

/**
 * Validates with the contract's own schemas, fetched with the first focus of the form: it can be filled in at once, and
 * the schemas are in no page's first load. When they cannot be had, the form as a whole says so. The contract speaks
 * English; here its sentences become those of the page.
 */
export function lazyResolver<Fields extends FieldValues, Values>(
  load: () => Promise<Resolver<Fields, unknown, Values>>,
): LazyResolver<Fields, Values> {
  return {
    async resolver(values, context, options) {
      const resolve = await load().catch(() => undefined);
      if (resolve) {
        const result = await resolve(values, context, options);
        translateMessages(result.errors, await loadSentences());
        return result;
      }
      const errors: FieldErrors<Fields> = {};
      const message = offlineMessages.unanswered.OFFLINE;
      errors.root = { offline: { type: "offline", message } };
      return { values: {}, errors };
    },
    preload: () => void Promise.all([load(), loadSentences()]).catch(() => undefined),
  };
}

/** In place, and of any depth; `ref` is the field itself. */
function translateMessages(errors: object, translate: (sentence: string) => string): void {
  for (const [key, value] of Object.entries(errors)) {
    if (key === "message" && typeof value === "string") Object.assign(errors, { message: translate(value) });
    else if (key !== "ref" && typeof value === "object" && value !== null)
      translateMessages(value, translate);
  }
}
