import { timeZone } from "#contract/values/karachi-time.ts";
import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import { greeting } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, FactList, MailLink, Paragraph, WovenLabel } from "./letter-parts.tsx";

const mailTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone,
});

/** No name in the greeting of an unproven mailbox: a stranger could choose it. */
export function welcomeLetter({ shop, origin }: LetterContext): Letter {
  return {
    subject: `Welcome to ${shop.name}`,
    preheader: "Your account is ready.",
    title: `Welcome to ${shop.name}`,
    body: (
      <>
        <Paragraph>{greeting("")}</Paragraph>
        <Paragraph>
          Your account is ready. It keeps your orders in one place, fills in your address when you check out,
          and remembers your measurements. Confirm this address in your profile, so that our mails about your
          orders tell all there is to tell.
        </Paragraph>
        <ButtonLink href={`${origin}/profile`}>Go to your profile</ButtonLink>
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
  { name, staysHere = false }: MailData["password-changed"],
  { shop, origin }: LetterContext,
): Letter {
  const where = staysHere ? "every other device" : "every device";
  return {
    subject: "Your password was changed",
    preheader: `You are logged out on ${where}.`,
    title: "Your password was changed",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          The password of your account has a new value, and you are logged out on {where}. Log in with the new
          password.
        </Paragraph>
        <ButtonLink href={`${origin}/login`}>Login</ButtonLink>
        <NotYou email={shop.email} />
      </>
    ),
    why: `You get this mail because you have an account at ${shop.name}.`,
  };
}

export function emailCodeLetter({ code, minutes }: MailData["email-code"], { shop }: LetterContext): Letter {
  return {
    subject: `${code} confirms your e-mail address`,
    preheader: `Enter it in your profile at ${shop.name}.`,
    title: "Confirm your e-mail address",
    body: (
      <>
        <Paragraph>Enter this code where you asked for it, while you are logged in:</Paragraph>
        <WovenLabel size={28}>
          <span style={{ letterSpacing: "0.08em" }}>{code}</span>
        </WovenLabel>
        <Paragraph>
          It works for {minutes} minutes and only once. Tell it to nobody: we never ask for it. If it was not
          you who asked, ignore this mail. Without the code nothing happens.
        </Paragraph>
      </>
    ),
    why: `You get this mail because someone with an account at ${shop.name} gave this address as theirs.`,
  };
}

/** To the account's current address, whose owner can still stop the change. */
export function emailChangeAskedLetter(
  { name }: MailData["email-change-asked"],
  { shop, origin }: LetterContext,
): Letter {
  return {
    subject: "Your e-mail address is about to change",
    preheader: "Was it not you? Change your password.",
    title: "Your e-mail address is about to change",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          Someone who is logged in to your account and knows your password has entered another e-mail address.
          It counts as soon as it is confirmed; until then this one stays.
        </Paragraph>
        <Paragraph>Was it you? Then there is nothing to do.</Paragraph>
        <WayOut origin={origin} email={shop.email} />
      </>
    ),
    why: `You get this mail because this is the address of an account at ${shop.name}.`,
  };
}

export function newDeviceLetter(
  { name, at, device }: MailData["new-device"],
  { shop, origin }: LetterContext,
): Letter {
  const when = `${mailTime.format(new Date(at))}, Karachi time`;
  return {
    subject: "Login from a new device",
    preheader: `${device || "A browser that we do not know"}, ${when}`,
    title: "Login from a new device",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>Someone has logged in to your account on a device that we have not seen before:</Paragraph>
        <FactList
          facts={[
            { label: "When", value: when },
            { label: "Device", value: device || "A browser that we do not know" },
          ]}
        />
        <Paragraph>Was it you? Then there is nothing to do.</Paragraph>
        <WayOut origin={origin} email={shop.email} />
      </>
    ),
    why: `You get this mail because this is the address of an account at ${shop.name}.`,
  };
}

/** Immediate steps for the owner of a hijacked account, whether or not the password was changed. */
export function WayOut({ origin, email }: { origin: string; email: string }) {
  return (
    <>
      <Paragraph>
        Was it not you? Set a new password with the code that we mail to this address: that logs out every
        device.
      </Paragraph>
      <ButtonLink href={`${origin}/forget`}>Set a new password</ButtonLink>
      <Paragraph>
        Or write to <MailLink address={email} />.
      </Paragraph>
    </>
  );
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

export function accountDeletedLetter(
  { name, openOrders }: MailData["account-deleted"],
  { shop }: LetterContext,
): Letter {
  return {
    subject: "Your account was deleted",
    preheader: `You have no account at ${shop.name} any more.`,
    title: "Your account was deleted",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          Your account is deleted, with your reviews, your saved measurements and your messages to us. Of your
          orders we keep what was sold and paid, as the tax laws ask, without your name and address.
        </Paragraph>
        {openOrders.length > 0 && (
          <Paragraph>
            These orders keep your name and address until 30 days after they have arrived:{" "}
            {openOrders.join(", ")}. You can track them by their numbers.
          </Paragraph>
        )}
        <Paragraph>This is our last mail about your account.</Paragraph>
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
