import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { offlineSentence } from "#contract/client.ts";
import { translateSentence } from "#messages/sentences.ts";

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
        translateMessages(result.errors);
        return result;
      }
      const errors: FieldErrors<Fields> = {};
      const message = translateSentence(offlineSentence);
      errors.root = { offline: { type: "offline", message } };
      return { values: {}, errors };
    },
    preload: () => void load().catch(() => undefined),
  };
}

/** In place, and of any depth; `ref` is the field itself. */
function translateMessages(errors: object): void {
  for (const [key, value] of Object.entries(errors)) {
    if (key === "message" && typeof value === "string")
      Object.assign(errors, { message: translateSentence(value) });
    else if (key !== "ref" && typeof value === "object" && value !== null) translateMessages(value);
  }
}
