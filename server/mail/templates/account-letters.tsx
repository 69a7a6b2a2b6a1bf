import type { MailData } from "../mail-kinds.ts";
import { greeting } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, MailLink, Paragraph, WovenLabel } from "./letter-parts.tsx";

export function welcomeLetter({ name }: MailData["welcome"], { shop, origin }: LetterContext): Letter {
  return {
    subject: `Welcome to ${shop.name}`,
    preheader: "Your account is ready.",
    title: `Welcome to ${shop.name}`,
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          Your account is ready. It keeps your orders in one place, fills in your address when you check out,
          and remembers your measurements.
        </Paragraph>
        <ButtonLink href={`${origin}/products`}>Visit the shop</ButtonLink>
      </>
    ),
    why: `You get this mail because an account at ${shop.name} was made with this address. Was it not you? Answer this mail and we will delete it.`,
  };
}

export function recoveryCodeLetter(
  { code, minutes }: MailData["recovery-code"],
  { shop }: LetterContext,
): Letter {
  return {
    subject: `Your code for ${shop.name}`,
    preheader: `${code} is your code to set a new password.`,
    title: "Set a new password",
    body: (
      <>
        <Paragraph>Enter this code on the page where you asked for it:</Paragraph>
        <WovenLabel size={28}>
          <span style={{ letterSpacing: "0.08em" }}>{code}</span>
        </WovenLabel>
        <Paragraph>
          It works for {minutes} minutes and only once. Tell it to nobody: we never ask for it.
        </Paragraph>
        <Paragraph>If it was not you who asked, ignore this mail. Your password stays as it is.</Paragraph>
        <Paragraph>
          Several codes in your mailbox? The newest one works on the page where you asked. If none comes
          because somebody else keeps asking, ask from a phone or computer where you have logged in before, or
          write to <MailLink address={shop.email} />.
        </Paragraph>
      </>
    ),
    why: `You get this mail because someone asked ${shop.name} for a new password for this address.`,
  };
}

export function passwordChangedLetter(
  { name }: MailData["password-changed"],
  { shop, origin }: LetterContext,
): Letter {
  return {
    subject: "Your password was changed",
    preheader: "You are logged out on every device.",
    title: "Your password was changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          The password of your account has a new value, and you are logged out on every device. Log in with
          the new password.
        </Paragraph>
        <ButtonLink href={`${origin}/login`}>Login</ButtonLink>
        <NotYou email={shop.email} />
      </>
    ),
    why: `You get this mail because you have an account at ${shop.name}.`,
  };
}

/** Somebody who works in the shop may have an account there besides, which this is not about. */
export function staffPasswordChangedLetter(
  { name }: MailData["staff-password-changed"],
  { shop, origin }: LetterContext,
): Letter {
  return {
    subject: "Your password for the back office was changed",
    preheader: "Everywhere else you are signed out.",
    title: "Your password was changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          Your password for the back office of {shop.name} has a new value. Wherever else you were signed in,
          you are signed out. Your second factor stays as it is.
        </Paragraph>
        <ButtonLink href={`${origin}/admin/sign-in`}>Sign in</ButtonLink>
        <Paragraph>Was it not you? Tell the owner of the shop at once.</Paragraph>
      </>
    ),
    why: `You get this mail because you work in the back office of ${shop.name}.`,
  };
}

export function emailChangedLetter({ name }: MailData["email-changed"], { shop }: LetterContext): Letter {
  return {
    subject: "Your e-mail address was changed",
    preheader: "Your account has another e-mail address now.",
    title: "Your e-mail address was changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          Your account has another e-mail address now. From here on you log in with the new one, and we write
          to it. This is the last mail to this address.
        </Paragraph>
        <NotYou email={shop.email} />
      </>
    ),
    why: `You get this mail because this was the address of an account at ${shop.name}.`,
  };
}

function NotYou({ email }: { email: string }) {
  return (
    <Paragraph>
      Was it not you? Write to <MailLink address={email} /> at once.
    </Paragraph>
  );
}
