import { type LanguageTag, languages, languageTags, prefixOf } from "#contract/languages.ts";
import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter, type LetterContext } from "./letter.ts";
import { ButtonLink, Paragraph } from "./letter-parts.tsx";
import { LetterLanguage, lookOf } from "./mail-look.ts";
import { WayOut } from "./way-out.tsx";

type Words = {
  old: {
    title: string;
    preheader: string;
    asked: (newEmail: string) => string;
    wasYou: (minutes: number) => string;
    wasNotYou: string;
    why: (shop: string) => string;
  };
  next: {
    title: string;
    preheader: (shop: string) => string;
    asked: (shop: string, minutes: number) => string;
    wasNotYou: string;
    why: (shop: string) => string;
  };
  button: string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    old: {
      title: "Do you want to change your e-mail address?",
      preheader: "Confirm it only if it was you who asked.",
      asked: (newEmail) =>
        `Someone who is logged in to your account, without entering your password, has asked for another e-mail address${newEmail === "" ? "" : `: ${newEmail}`}. Anyone who reads mail there could then take over your account.`,
      wasYou: (minutes) =>
        `Was it you? Confirm it within ${minutes} minutes, here and with the mail that we have sent to the new address. Until both are done, this address stays.`,
      wasNotYou: "Was it not you? Do not confirm: then your address stays, and nothing happens.",
      why: (shop) => `You get this mail because this is the address of an account at ${shop}.`,
    },
    next: {
      title: "Confirm your new e-mail address",
      preheader: (shop) => `For your account at ${shop}.`,
      asked: (shop, minutes) =>
        `Someone with an account at ${shop} wants to use this address from now on. Was it you? Confirm it within ${minutes} minutes, here and with the mail that we have sent to the old address.`,
      wasNotYou: "If it was not you, ignore this mail. Without this button nothing happens.",
      why: (shop) =>
        `You get this mail because someone with an account at ${shop} gave this address as theirs.`,
    },
    button: "Look and confirm",
  },
  ur: {
    old: {
      title: "کیا آپ اپنا ای میل پتہ بدلنا چاہتے ہیں؟",
      preheader: "تصدیق صرف تب کریں جب یہ آپ نے مانگا ہو۔",
      asked: (newEmail) =>
        `کسی نے آپ کے اکاؤنٹ سے، پاس ورڈ لکھے بغیر، ای میل پتہ بدلنے کی درخواست کی ہے${newEmail === "" ? "" : `: ${isolated(newEmail)}`}۔ نئے پتے کی ای میل پڑھنے والا آپ کا اکاؤنٹ اپنے قبضے میں لے سکتا ہے۔`,
      wasYou: (minutes) =>
        `اگر یہ آپ ہیں تو ${minutes} منٹ کے اندر یہاں بھی تصدیق کریں اور نئے پتے پر بھیجی گئی ای میل سے بھی۔ جب تک دونوں جگہ تصدیق نہ ہو، یہی پتہ رہے گا۔`,
      wasNotYou:
        "اگر یہ آپ نہیں تو تصدیق نہ کریں: آپ کا پتہ وہی رہے گا۔ اور نیا پاس ورڈ رکھ لیں، اس سے ہر ڈیوائس لاگ آؤٹ ہو جاتی ہے اور یہ درخواست ختم ہو جاتی ہے۔",
      why: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ یہ ${isolated(shop)} کے ایک اکاؤنٹ کا پتہ ہے۔`,
    },
    next: {
      title: "اپنے نئے ای میل پتے کی تصدیق کریں",
      preheader: (shop) => `${isolated(shop)} پر آپ کے اکاؤنٹ کے لیے۔`,
      asked: (shop, minutes) =>
        `${isolated(shop)} کے ایک اکاؤنٹ کے لیے آئندہ یہ ای میل پتہ مانگا گیا ہے۔ اگر یہ آپ ہیں تو ${minutes} منٹ کے اندر یہاں بھی تصدیق کریں اور پرانے پتے پر بھیجی گئی ای میل سے بھی۔`,
      wasNotYou: "اگر یہ آپ نہیں تو اس ای میل کو نظرانداز کریں: بٹن کے بغیر کچھ نہیں ہوگا۔",
      why: (shop) =>
        `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} کے ایک اکاؤنٹ سے یہ پتہ اپنا بتایا گیا۔`,
    },
    button: "دیکھیں اور تصدیق کریں",
  },
};

/**
 * To the old or the new mailbox of a change that takes effect once both have confirmed it. In every language, the
 * account's first: a thief in the account could have chosen one that its owner does not read.
 */
export function emailChangeLinkLetter(data: MailData["email-change-link"], context: LetterContext): Letter {
  const { shop, language } = context;
  const { old, next } = words[language];
  const others = languageTags.filter((tag) => tag !== language);
  const isOld = data.mailbox === "old";
  return {
    language,
    subject: isOld ? old.title : next.title,
    preheader: isOld ? old.preheader : next.preheader(shop.name),
    title: isOld ? old.title : next.title,
    body: (
      <>
        <Paragraph>{greeting(isOld ? data.name : "", language)}</Paragraph>
        {[language, ...others].map((tag) => (
          <div
            key={tag}
            dir={languages[tag].direction}
            lang={tag}
            style={{ textAlign: lookOf(tag).start, fontFamily: lookOf(tag).font }}
          >
            <LetterLanguage value={tag}>
              <Part data={data} context={{ ...context, language: tag }} />
            </LetterLanguage>
          </div>
        ))}
      </>
    ),
    why: isOld ? old.why(shop.name) : next.why(shop.name),
  };
}

type PartProps = { data: MailData["email-change-link"]; context: LetterContext };

function Part({ data: { mailbox, newEmail, path, minutes }, context }: PartProps) {
  const { shop, origin, language } = context;
  const { old, next, button } = words[language];
  const link = <ButtonLink href={`${origin}${prefixOf(language)}${path}`}>{button}</ButtonLink>;
  if (mailbox === "new")
    return (
      <>
        <Paragraph>{next.asked(shop.name, minutes)}</Paragraph>
        <Paragraph>{next.wasNotYou}</Paragraph>
        {link}
      </>
    );
  return (
    <>
      <Paragraph>{old.asked(newEmail)}</Paragraph>
      <Paragraph>{old.wasYou(minutes)}</Paragraph>
      {link}
      <Paragraph>{old.wasNotYou}</Paragraph>
      <WayOut origin={origin} email={shop.email} language={language} />
    </>
  );
}
