import { describeDay, englishDays } from "#contract/delivery/describe-promise.ts";
import { urduDays } from "#contract/delivery/urdu-names.ts";
import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import type { Day } from "#contract/values/karachi-time.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { lastDayToAsk } from "#server/returns/last-day-to-ask.ts";
import { isolated, type LetterContext } from "./letter.ts";
import { FactList, Heading, Paragraph, TextLink } from "./letter-parts.tsx";

/** How a fabric of the order is washed, in both languages. */
export type Care = { name: string; nameUrdu: string; care: string; careUrdu: string };

export type AfterDelivery = {
  care: readonly Care[];
  /** The path of the signed link that puts the order into a cart. */
  againPath: string;
};

type Words = Record<"doesItFit" | "care" | "again" | "againText", string> & {
  exchange: (day: string) => string;
  alteration: (day: string) => string;
  fault: (day: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    doesItFit: "Does it fit?",
    exchange: (day) =>
      `Exchange a size or colour until ${day}: ask on the page of your order, unworn and with its labels.`,
    alteration: (day) => `We alter what does not sit right. Ask until ${day}.`,
    fault: (day) => `Report a fault until ${day}, and we put it right at our cost.`,
    care: "Care",
    again: "Order again",
    againText: "The same pieces, with every choice and measurement, at today's prices:",
  },
  ur: {
    doesItFit: "کیا سائز پورا آیا؟",
    exchange: (day) =>
      `${isolated(day)} تک سائز یا رنگ تبدیل کریں: اپنے آرڈر کے صفحے پر لکھیں؛ کپڑا پہنا ہوا نہ ہو اور لیبل لگے ہوں۔`,
    alteration: (day) => `فٹنگ ٹھیک نہ ہو تو ہم درست کرتے ہیں۔ ${isolated(day)} تک بتائیں۔`,
    fault: (day) => `کوئی خرابی ہو تو ${isolated(day)} تک بتائیں، ہم اپنے خرچ پر ٹھیک کریں گے۔`,
    care: "دیکھ بھال",
    again: "دوبارہ آرڈر کریں",
    againText: "وہی کپڑے، آپ کی ہر پسند اور ناپ کے ساتھ، آج کی قیمت پر:",
  },
};

const kinds = ["exchange", "alteration", "fault"] as const;

/** Requests that are possible and until when, how the fabrics are washed, and the way to the same order again. */
export function AfterDeliveryParts({
  order,
  care,
  againPath,
  context: { shop, origin, language },
}: AfterDelivery & { order: StoredOrder; context: LetterContext }) {
  const say = words[language];
  const until = kinds.flatMap((kind) => {
    const day = lastDayToAsk(kind, order, shop);
    return day === undefined ? [] : [say[kind](dayIn(language, day))];
  });
  return (
    <>
      {until.length > 0 && <Heading>{say.doesItFit}</Heading>}
      {until.map((sentence) => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      {care.length > 0 && (
        <>
          <Heading>{say.care}</Heading>
          <FactList facts={care.map((fabric) => careIn(language, fabric))} />
        </>
      )}
      <Paragraph>
        {say.againText} <TextLink href={`${origin}${prefixOf(language)}${againPath}`}>{say.again}</TextLink>
      </Paragraph>
    </>
  );
}

export function dayIn(language: LanguageTag, day: Day): string {
  return describeDay(day, language === "ur" ? urduDays : englishDays);
}

function careIn(language: LanguageTag, { name, nameUrdu, care, careUrdu }: Care) {
  return language === "ur"
    ? { label: nameUrdu || name, value: careUrdu || care }
    : { label: name, value: care };
}
