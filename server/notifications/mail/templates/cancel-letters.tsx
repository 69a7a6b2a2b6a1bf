import type { LanguageTag } from "#contract/languages.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";
import { trackingLink } from "./tracking-link.ts";

type Kind = "cancel-asked" | "cancel-declined";
type Words = Record<Kind, { subject: (number: string) => string; title: string; sentence: string }> & {
  answer: string;
  seeOrder: string;
  why: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    "cancel-asked": {
      subject: (number) => `You asked us to cancel ${number}`,
      title: "You asked us to cancel your order",
      sentence:
        "Our workshop has already started your order, so it is not cancelled yet. We check how far the work is and answer you.",
    },
    "cancel-declined": {
      subject: (number) => `Your order ${number} cannot be cancelled`,
      title: "We cannot cancel your order",
      sentence: "You asked us to cancel your order. Our workshop had started it, and we finish it.",
    },
    answer: "Our answer",
    seeOrder: "See your order",
    why: (shop) =>
      `You get this mail because someone asked ${shop} to cancel an order that was placed with this address. Was it not you? Answer this mail or call us.`,
  },
  ur: {
    "cancel-asked": {
      subject: (number) => `آپ نے آرڈر ${isolated(number)} منسوخ کرنے کو کہا ہے`,
      title: "آپ نے آرڈر منسوخ کرنے کو کہا ہے",
      sentence:
        "ہماری ورکشاپ آپ کے آرڈر پر کام شروع کر چکی ہے، اس لیے وہ ابھی منسوخ نہیں ہوا۔ ہم دیکھ رہے ہیں کہ کام کہاں تک پہنچا ہے، پھر آپ کو جواب دیں گے۔",
    },
    "cancel-declined": {
      subject: (number) => `آپ کا آرڈر ${isolated(number)} منسوخ نہیں ہو سکا`,
      title: "ہم آپ کا آرڈر منسوخ نہیں کر سکتے",
      sentence:
        "آپ نے آرڈر منسوخ کرنے کو کہا تھا۔ ہماری ورکشاپ کام شروع کر چکی تھی، اس لیے ہم اسے مکمل کریں گے۔",
    },
    answer: "ہمارا جواب",
    seeOrder: "آرڈر دیکھیں",
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ کسی نے ${isolated(shop)} سے اس پتے کا ایک آرڈر منسوخ کرنے کو کہا۔ یہ آپ نہیں تھے؟ اس ای میل کا جواب دیں یا ہمیں فون کریں۔`,
  },
};

export function cancelLetter(order: StoredOrder, kind: Kind, context: OrderLetterContext): Letter {
  const { shop, isKnown, language } = context;
  const say = words[language];
  const answer = kind === "cancel-declined" ? (order.cancelRequest?.answer ?? "") : "";
  return {
    language,
    subject: say[kind].subject(order.OrderID),
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title: say[kind].title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>{say[kind].sentence}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        {answer !== "" && <FactList facts={[{ label: say.answer, value: answer }]} />}
        <ButtonLink href={trackingLink(context, order)}>{say.seeOrder}</ButtonLink>
      </>
    ),
    why: say.why(shop.name),
  };
}
