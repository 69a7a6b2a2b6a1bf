import type { LanguageTag } from "#contract/languages.ts";

export type TextToSend = {
  /** Our id, which the provider returns in its notices. */
  id: string;
  /** Digits with the country's code. */
  to: string;
  template: string;
  language: LanguageTag;
  values: readonly string[];
  link: string | undefined;
};

/**
 * `refused`: not sent, by the provider's answer or for lack of a connection; `isPassing` if a retry may succeed.
 * `unknown`: possibly sent.
 */
export type TextSent =
  | { outcome: "accepted"; providerId: string }
  | { outcome: "refused"; problem: string; isPassing: boolean }
  | { outcome: "unknown"; problem: string };

export type TextProvider = {
  send(text: TextToSend, cut: AbortSignal): Promise<TextSent>;
};
