import type { ReactNode } from "react";
import type { Shop } from "#contract/settings/shop-settings.ts";
import type { MailAddress } from "../ready-mail.ts";

export type Letter = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  title: string;
  body: ReactNode;
  why: string;
  replyTo?: MailAddress;
};

export type LetterContext = {
  shop: Shop;
  origin: string;
  /** Where the picture of the shop's own logo is found; absent, its name stands there. */
  logoAddress?: string | undefined;
};
