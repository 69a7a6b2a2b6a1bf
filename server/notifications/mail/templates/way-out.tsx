import type { ReactNode } from "react";
import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import { ButtonLink, MailLink, Paragraph } from "./letter-parts.tsx";

type Words = {
  setNew: string;
  button: string;
  orWrite: (mailbox: ReactNode) => ReactNode;
  notYou: (mailbox: ReactNode) => ReactNode;
};

const words: Record<LanguageTag, Words> = {
  en: {
    setNew:
      "Was it not you? Set a new password with the code that we mail to this address: that logs out every device.",
    button: "Set a new password",
    orWrite: (mailbox) => <>Or write to {mailbox}.</>,
    notYou: (mailbox) => <>Was it not you? Write to {mailbox} at once.</>,
  },
  ur: {
    setNew:
      "یہ آپ نہیں تھے؟ اس پتے پر آنے والے کوڈ سے نیا پاس ورڈ رکھیں: اس سے ہر ڈیوائس لاگ آؤٹ ہو جاتی ہے۔",
    button: "نیا پاس ورڈ رکھیں",
    orWrite: (mailbox) => <>یا ہمیں لکھیں: {mailbox}</>,
    notYou: (mailbox) => <>یہ آپ نہیں تھے؟ فوراً ہمیں لکھیں: {mailbox}</>,
  },
};

/** Immediate steps for the owner of a hijacked account, whether or not the password was changed. */
export function WayOut({
  origin,
  email,
  language,
}: {
  origin: string;
  email: string;
  language: LanguageTag;
}) {
  const say = words[language];
  return (
    <>
      <Paragraph>{say.setNew}</Paragraph>
      <ButtonLink href={`${origin}${prefixOf(language)}/forget`}>{say.button}</ButtonLink>
      <Paragraph>{say.orWrite(<MailLink address={email} />)}</Paragraph>
    </>
  );
}

export function NotYou({ email, language }: { email: string; language: LanguageTag }) {
  return <Paragraph>{words[language].notYou(<MailLink address={email} />)}</Paragraph>;
}
