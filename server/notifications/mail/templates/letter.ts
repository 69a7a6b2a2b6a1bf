import type { ReactNode } from "react";
import type { Shop } from "#contract/settings/shop-settings.ts";
import type { MailAddress } from "../ready-mail.ts";

export type Letter = {
  subject: string;
  /** Mail lists show it beside the subject. */
  preheader: string;
  title: string;
  body: ReactNode;
  why: string;
  replyTo?: MailAddress;
};

export type LetterContext = {
  shop: Shop;
  origin: string;
  /** The address of the shop's logo; without it the shop's name is shown. */
  logoAddress?: string | undefined;
};
