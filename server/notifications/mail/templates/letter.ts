import type { ReactNode } from "react";
import type { LanguageTag } from "#contract/languages.ts";
import type { Shop } from "#contract/settings/shop-settings.ts";
import type { MailAddress } from "../ready-mail.ts";

export type Letter = {
  /** The language that it is written in. */
  language: LanguageTag;
  subject: string;
  /** Mail lists show it beside the subject. */
  preheader: string;
  title: string;
  body: ReactNode;
  why: string;
  replyTo?: MailAddress;
  /** Where mail programs end such mails themselves (RFC 8058). */
  oneClickStop?: string;
};

export type LetterContext = {
  /** The reader's, as `languageOfMail` chose it; letters to staff are in English. */
  language: LanguageTag;
  shop: Shop;
  origin: string;
  /** The address of the shop's logo; without it the shop's name is shown. */
  logoAddress?: string | undefined;
};

/** A name, number or amount within a sentence of either direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
