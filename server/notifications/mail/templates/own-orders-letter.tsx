import type { LanguageTag } from "#contract/languages.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { OrderOfMailbox } from "#server/orders/reading/orders-of-mailbox.ts";
import { dayIn } from "./after-delivery.tsx";
import { greeting } from "./greeting.ts";
import { isolated, type Letter, type LetterContext } from "./letter.ts";
import { Paragraph, TextLink } from "./letter-parts.tsx";
import { trackingLink } from "./tracking-link.ts";

type Words = Record<"subject" | "preheader" | "title" | "text", string> & {
  progress: Record<OrderProgress, string>;
  why: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    subject: "Your orders",
    preheader: "Their numbers, as you asked.",
    title: "Your orders",
    text: "Here are the numbers of your orders, newest first. Tap one to track it.",
    progress: {
      Pending: "pending",
      Dispatched: "on its way",
      Delivered: "delivered",
      Cancelled: "cancelled",
    },
    why: (shop) =>
      `You get this mail because someone asked at ${shop} for the orders of this address. Was it not you? Then do nothing: only you received the numbers.`,
  },
  ur: {
    subject: "آپ کے آرڈر",
    preheader: "آپ کے مانگے ہوئے نمبر۔",
    title: "آپ کے آرڈر",
    text: "یہ آپ کے آرڈر کے نمبر ہیں، نئے پہلے۔ ٹریک کرنے کے لیے نمبر پر ٹیپ کریں۔",
    progress: { Pending: "زیرِ عمل", Dispatched: "روانہ", Delivered: "پہنچ گیا", Cancelled: "منسوخ" },
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر کسی نے اس پتے کے آرڈر مانگے۔ یہ آپ نہیں تھے؟ تو کچھ نہ کریں: نمبر صرف آپ کو ملے ہیں۔`,
  },
};

export function ownOrdersLetter(orders: readonly OrderOfMailbox[], context: LetterContext): Letter {
  const { shop, language } = context;
  const say = words[language];
  return {
    language,
    subject: say.subject,
    preheader: say.preheader,
    title: say.title,
    body: (
      <>
        <Paragraph>{greeting("", language)}</Paragraph>
        <Paragraph>{say.text}</Paragraph>
        {orders.map((order) => (
          <Paragraph key={order.OrderID}>
            <TextLink href={trackingLink(context, order)}>
              <bdi dir="ltr">{order.OrderID}</bdi>
            </TextLink>
            , {dayIn(language, dayInKarachi(new Date(order.createdAt)))}, {say.progress[order.progress]}
          </Paragraph>
        ))}
      </>
    ),
    why: say.why(shop.name),
  };
}
