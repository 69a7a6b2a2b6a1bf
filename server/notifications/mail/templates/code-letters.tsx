import type { ReactNode } from "react";
import type { LanguageTag } from "#contract/languages.ts";
import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import { isolated, type Letter, type LetterContext } from "./letter.ts";
import { MailLink, Paragraph, WovenLabel } from "./letter-parts.tsx";

type Words = {
  subject: (facts: { code: string; shop: string }) => string;
  preheader: (facts: { code: string; shop: string }) => string;
  title: string;
  enter: string;
  works: (minutes: number) => string;
  notYou: string;
  why: (shop: string) => string;
};

const recoveryWords: Record<LanguageTag, Words & { several: (mailbox: ReactNode) => ReactNode }> = {
  en: {
    subject: ({ shop }) => `Your code for ${shop}`,
    preheader: ({ code }) => `${code} is your code to set a new password.`,
    title: "Set a new password",
    enter: "Enter this code on the page where you asked for it:",
    works: (minutes) =>
      `It works for ${minutes} minutes and only once. Do not share it: we never ask for it.`,
    notYou: "If you did not ask for it, ignore this mail. Your password stays as it is.",
    several: (mailbox) => (
      <>
        Several codes in your mailbox? The newest one works on the page where you asked. If none comes because
        someone else keeps asking, ask from a phone or computer where you have logged in before, or write to{" "}
        {mailbox}.
      </>
    ),
    why: (shop) => `You get this mail because someone asked ${shop} for a new password for this address.`,
  },
  ur: {
    subject: ({ shop }) => `${isolated(shop)} کے لیے آپ کا کوڈ`,
    preheader: ({ code }) => `نیا پاس ورڈ رکھنے کے لیے آپ کا کوڈ ${isolated(code)} ہے۔`,
    title: "نیا پاس ورڈ رکھیں",
    enter: "یہ کوڈ اُس صفحے پر لکھیں جہاں آپ نے یہ مانگا تھا:",
    works: (minutes) =>
      `یہ ${minutes} منٹ تک اور صرف ایک بار چلتا ہے۔ یہ کسی کو نہ بتائیں: ہم کبھی نہیں پوچھتے۔`,
    notYou: "اگر یہ آپ نے نہیں مانگا تو اس ای میل کو نظرانداز کریں۔ آپ کا پاس ورڈ وہی رہے گا۔",
    several: (mailbox) => (
      <>
        کئی کوڈ آ گئے ہیں؟ جس صفحے پر آپ نے مانگا تھا وہاں سب سے نیا کوڈ چلتا ہے۔ اگر کسی اور کے بار بار
        مانگنے کی وجہ سے کوڈ نہ آئے تو اُس فون یا کمپیوٹر سے مانگیں جس پر آپ پہلے لاگ اِن ہو چکے ہیں، یا یہاں
        لکھیں: {mailbox}
      </>
    ),
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ کسی نے ${isolated(shop)} سے اس پتے کے لیے نیا پاس ورڈ مانگا۔`,
  },
};

const proofWords: Record<LanguageTag, Words> = {
  en: {
    subject: ({ code }) => `${code} confirms your e-mail address`,
    preheader: ({ shop }) => `Enter it in your profile at ${shop}.`,
    title: "Confirm your e-mail address",
    enter: "Enter this code where you asked for it, while you are logged in:",
    works: recoveryWords.en.works,
    notYou: "If you did not ask for it, ignore this mail. Without the code nothing happens.",
    why: (shop) =>
      `You get this mail because someone with an account at ${shop} gave this address as theirs.`,
  },
  ur: {
    subject: ({ code }) => `${isolated(code)} سے آپ کے ای میل پتے کی تصدیق ہو گی`,
    preheader: ({ shop }) => `اسے ${isolated(shop)} پر اپنے پروفائل میں لکھیں۔`,
    title: "اپنے ای میل پتے کی تصدیق کریں",
    enter: "لاگ اِن رہتے ہوئے یہ کوڈ وہاں لکھیں جہاں آپ نے یہ مانگا تھا:",
    works: recoveryWords.ur.works,
    notYou: "اگر یہ آپ نے نہیں مانگا تو اس ای میل کو نظرانداز کریں۔ کوڈ کے بغیر کچھ نہیں ہوتا۔",
    why: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} کے ایک اکاؤنٹ سے یہ پتہ اپنا بتایا گیا۔`,
  },
};

export function recoveryCodeLetter(data: MailData["recovery-code"], context: LetterContext): Letter {
  const say = recoveryWords[context.language];
  return codeLetter(data, context, {
    say,
    more: <Paragraph>{say.several(<MailLink address={context.shop.email} />)}</Paragraph>,
  });
}

export function emailCodeLetter(data: MailData["email-code"], context: LetterContext): Letter {
  return codeLetter(data, context, { say: proofWords[context.language], more: null });
}

function codeLetter(
  { code, minutes }: { code: string; minutes: number },
  { shop, language }: LetterContext,
  { say, more }: { say: Words; more: ReactNode },
): Letter {
  return {
    language,
    subject: say.subject({ code, shop: shop.name }),
    preheader: say.preheader({ code, shop: shop.name }),
    title: say.title,
    body: (
      <>
        <Paragraph>{say.enter}</Paragraph>
        <WovenLabel size={28}>
          <span style={{ letterSpacing: "0.08em" }}>{code}</span>
        </WovenLabel>
        <Paragraph>{say.works(minutes)}</Paragraph>
        <Paragraph>{say.notYou}</Paragraph>
        {more}
      </>
    ),
    why: say.why(shop.name),
  };
}
