import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, Paragraph, TextLink } from "./letter-parts.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";

type Words = Record<"subject" | "preheader" | "title" | "ask" | "once" | "stop", string> & {
  button: (name: string) => string;
  why: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    subject: "How does it fit?",
    preheader: "Two sentences help the next nurse to choose her size.",
    title: "How does it fit?",
    ask: "You have had your order for a while. How does it fit, wear and wash? Two sentences help others to choose their size.",
    button: (name) => `Review ${name}`,
    once: "We ask once for each order.",
    stop: "No more of these mails",
    why: (shop) => `You get this mail because an order at ${shop} was delivered to you.`,
  },
  ur: {
    subject: "سائز کیسا آیا؟",
    preheader: "آپ کے دو جملے اوروں کو اپنا سائز چننے میں مدد دیں گے۔",
    title: "سائز کیسا آیا؟",
    ask: "آپ کا آرڈر کچھ دن سے آپ کے پاس ہے۔ سائز، پہننے اور دھونے میں کیسا رہا؟ آپ کے دو جملے اوروں کو اپنا سائز چننے میں مدد دیں گے۔",
    button: (name) => `${name} پر رائے دیں`,
    once: "ہم ہر آرڈر کے لیے ایک ہی بار پوچھتے ہیں۔",
    stop: "ایسی ای میل نہیں چاہیے",
    why: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} کا آرڈر آپ کو پہنچا۔`,
  },
};

/** `stopPath` ends these mails in one tap, `oneClickPath` by the mail program itself (RFC 8058). */
export function reviewRequestLetter(
  order: StoredOrder,
  paths: { stopPath: string; oneClickPath: string },
  { shop, isKnown, language, origin }: OrderLetterContext,
): Letter {
  const say = words[language];
  const page = `${origin}${prefixOf(language)}`;
  const products = new Map(
    order.items.map(({ _id, name, urdu }) => [_id, (language === "ur" && urdu?.name) || name]),
  );
  return {
    language,
    subject: say.subject,
    preheader: say.preheader,
    title: say.title,
    oneClickStop: `${origin}${paths.oneClickPath}`,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>{say.ask}</Paragraph>
        {[...products].map(([id, name]) => (
          <ButtonLink key={id} href={`${page}/selectedItem/${encodeURIComponent(id)}#reviews`}>
            {say.button(name)}
          </ButtonLink>
        ))}
        <Paragraph>
          {say.once} <TextLink href={`${page}${paths.stopPath}`}>{say.stop}</TextLink>
        </Paragraph>
      </>
    ),
    why: say.why(shop.name),
  };
}
