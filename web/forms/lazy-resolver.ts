import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** How a form validates, with schemas that are loaded apart from its page. */
export type LazyResolver<Fields extends FieldValues, Values> = {
  resolver: Resolver<Fields, unknown, Values>;
  /** Fetches the schemas ahead of the first field that is left. A failure is met again where it matters. */
  preload: () => void;
};

/**
 * Validates with the contract's own schemas, fetched with the first focus of the form: it can be filled in at once, and
 * the schemas are in no page's first load. When they cannot be had, the form as a whole says so.
 */
export function lazyResolver<Fields extends FieldValues, Values>(
  load: () => Promise<Resolver<Fields, unknown, Values>>,
): LazyResolver<Fields, Values> {
  return {
    async resolver(values, context, options) {
      const resolve = await load().catch(() => undefined);
      if (resolve) return resolve(values, context, options);
      const errors: FieldErrors<Fields> = {};
      const message = "The shop cannot be reached. Check your connection and try again.";
      errors.root = { offline: { type: "offline", message } };
      return { values: {}, errors };
    },
    preload: () => void load().catch(() => undefined),
  };
}
