import { prefixOf } from "#contract/languages.ts";
import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import { WayOut } from "./account-letters.tsx";
import { greeting } from "./greeting.ts";
import type { Letter, LetterContext } from "./letter.ts";
import { ButtonLink, Paragraph } from "./letter-parts.tsx";

/** To the old or the new mailbox of a change that takes effect once both have confirmed it. */
export function emailChangeLinkLetter(data: MailData["email-change-link"], context: LetterContext): Letter {
  return data.mailbox === "old" ? toOldMailbox(data, context) : toNewMailbox(data, context);
}

function toOldMailbox(
  { name, newEmail, path, minutes }: MailData["email-change-link"],
  { shop, origin }: LetterContext,
): Letter {
  return {
    subject: "Do you want to change your e-mail address?",
    preheader: "Confirm it only if it was you who asked.",
    title: "Do you want to change your e-mail address?",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>
          Someone who is logged in to your account, without entering your password, has asked for another
          e-mail address{newEmail === "" ? "" : `: ${newEmail}`}. Whoever reads mail there could then take
          over your account.
        </Paragraph>
        <Paragraph>
          Was it you? Confirm it within {minutes} minutes, here and with the mail that we have sent to the new
          address. Until both are done, this address stays.
        </Paragraph>
        <div dir="rtl" lang="ur">
          <Paragraph>
            کسی نے آپ کے اکاؤنٹ سے، پاس ورڈ لکھے بغیر، ای میل پتہ بدلنے کی درخواست کی ہے
            {newEmail === "" ? "" : `: \u2068${newEmail}\u2069`}۔ نئے پتے کی ای میل پڑھنے والا آپ کا اکاؤنٹ
            اپنے قبضے میں لے سکتا ہے۔ اگر یہ آپ ہیں تو {minutes} منٹ کے اندر یہاں بھی تصدیق کریں اور نئے پتے
            پر بھیجی گئی ای میل سے بھی۔ جب تک دونوں جگہ تصدیق نہ ہو، یہی پتہ رہے گا۔
          </Paragraph>
        </div>
        <Links origin={origin} path={path} />
        <Paragraph>Was it not you? Do not confirm: then your address stays, and nothing happens.</Paragraph>
        <div dir="rtl" lang="ur">
          <Paragraph>
            اگر یہ آپ نہیں تو تصدیق نہ کریں: آپ کا پتہ وہی رہے گا۔ اور نیا پاس ورڈ رکھ لیں، اس سے ہر ڈیوائس
            لاگ آؤٹ ہو جاتی ہے اور یہ درخواست ختم ہو جاتی ہے۔
          </Paragraph>
        </div>
        <WayOut origin={origin} email={shop.email} />
      </>
    ),
    why: `You get this mail because this is the address of an account at ${shop.name}.`,
  };
}

function toNewMailbox(
  { path, minutes }: MailData["email-change-link"],
  { shop, origin }: LetterContext,
): Letter {
  return {
    subject: "Confirm your new e-mail address",
    preheader: `For your account at ${shop.name}.`,
    title: "Confirm your new e-mail address",
    body: (
      <>
        <Paragraph>{greeting("")}</Paragraph>
        <Paragraph>
          Someone with an account at {shop.name} wants to use this address from now on. Was it you? Confirm it
          within {minutes} minutes, here and with the mail that we have sent to the old address.
        </Paragraph>
        <Paragraph>If it was not you, ignore this mail. Without this button nothing happens.</Paragraph>
        <div dir="rtl" lang="ur">
          <Paragraph>
            <bdi>{shop.name}</bdi> کے ایک اکاؤنٹ کے لیے آئندہ یہ ای میل پتہ مانگا گیا ہے۔ اگر یہ آپ ہیں تو{" "}
            {minutes} منٹ کے اندر یہاں بھی تصدیق کریں اور پرانے پتے پر بھیجی گئی ای میل سے بھی۔ اگر یہ آپ نہیں
            تو اس ای میل کو نظرانداز کریں: بٹن کے بغیر کچھ نہیں ہوگا۔
          </Paragraph>
        </div>
        <Links origin={origin} path={path} />
      </>
    ),
    why: `You get this mail because someone with an account at ${shop.name} gave this address as theirs.`,
  };
}

function Links({ origin, path }: { origin: string; path: string }) {
  return (
    <>
      <ButtonLink href={`${origin}${path}`}>Look and confirm</ButtonLink>
      <div dir="rtl" lang="ur">
        <ButtonLink href={`${origin}${prefixOf("ur")}${path}`}>دیکھیں اور تصدیق کریں</ButtonLink>
      </div>
    </>
  );
}
