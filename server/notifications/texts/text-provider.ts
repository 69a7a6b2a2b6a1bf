import type { LanguageTag } from "#contract/languages.ts";

export type TextToSend = {
  /** Ours; the provider gives it back with what becomes of the message. */
  id: string;
  /** Digits with the country's code. */
  to: string;
  template: string;
  language: LanguageTag;
  /** What stands in the places of its words. */
  values: readonly string[];
  link: string | undefined;
};

/**
 * `refused`: it was not sent, as the provider says itself or because nobody was reached; `isPassing` where another try may do.
 * `unknown`: it may have been sent.
 */
export type TextSent =
  | { outcome: "accepted"; providerId: string }
  | { outcome: "refused"; problem: string; isPassing: boolean }
  | { outcome: "unknown"; problem: string };

export type TextProvider = {
  send(text: TextToSend, cut: AbortSignal): Promise<TextSent>;
};
