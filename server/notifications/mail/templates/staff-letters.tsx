import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import { invitationMinutes } from "#server/staff/password-links.ts";
import { greeting } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, Paragraph } from "./letter-parts.tsx";

const invitationDays = invitationMinutes / (24 * 60);

const why = (shopName: string) => `You get this mail because you work in the back office of ${shopName}.`;

/** About the staff account alone; its owner may also have a customer account. */
export function staffPasswordChangedLetter(
  { name }: MailData["staff-password-changed"],
  { shop, origin, language }: LetterContext,
): Letter {
  return {
    language,
    subject: "Your password for the back office was changed",
    preheader: "You are signed out on all other devices.",
    title: "Your password was changed",
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>
          Your password for the back office of {shop.name} has a new value. You are signed out on all other
          devices. Your second factor stays as it is.
        </Paragraph>
        <ButtonLink href={`${origin}/admin/sign-in`}>Sign in</ButtonLink>
        <Paragraph>Was it not you? Tell the owner of the shop at once.</Paragraph>
      </>
    ),
    why: why(shop.name),
  };
}

export function staffInvitationLetter(
  { name, path }: MailData["staff-invitation"],
  { shop, origin, language }: LetterContext,
): Letter {
  return {
    language,
    subject: `Your access to the back office of ${shop.name}`,
    preheader: "Choose a password and start.",
    title: `Welcome to ${shop.name}`,
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>
          The owner of {shop.name} has given you access to the back office. Choose a password, and you are
          signed in.
        </Paragraph>
        <ButtonLink href={origin + path}>Choose a password</ButtonLink>
        <Paragraph>
          The link works once, within {invitationDays} days. Do not forward this mail. If the link has ended,
          ask the owner to send it again.
        </Paragraph>
      </>
    ),
    why: why(shop.name),
  };
}

export function staffRecoveryLetter(
  { name, path, minutes }: MailData["staff-recovery"],
  { shop, origin, language }: LetterContext,
): Letter {
  return {
    language,
    subject: "Choose a new password for the back office",
    preheader: `The link works for ${minutes} minutes.`,
    title: "Choose a new password",
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>
          A new password was asked for on the sign-in page of the back office of {shop.name}. Choosing it ends
          your sessions on all devices. Your second factor stays as it is.
        </Paragraph>
        <ButtonLink href={origin + path}>Choose a new password</ButtonLink>
        <Paragraph>
          The link works once, within {minutes} minutes. Was it not you? Then ignore this mail: your password
          stays.
        </Paragraph>
      </>
    ),
    why: why(shop.name),
  };
}
