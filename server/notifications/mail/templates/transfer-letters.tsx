import type { LanguageTag } from "#contract/languages.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { cashDue } from "./cash-due.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";
import { trackingLink } from "./tracking-link.ts";
import { TransferAccounts } from "./transfer-accounts.tsx";

type Texts = { subject: (number: string) => string; title: string; button: string };
type Words = Record<"confirmed" | "declined" | "reminder" | "advance", Texts> & {
  hasCome: (cash: string) => string;
  notFound: string;
  ourAnswer: string;
  notCome: (cash: string, isEnding: boolean) => string;
  askAdvance: (cash: string) => string;
  why: (shop: string) => Record<"confirmed" | "declined" | "reminder" | "advance", string>;
};

const words: Record<LanguageTag, Words> = {
  en: {
    confirmed: {
      subject: (number) => `We have your payment for ${number}`,
      title: "We have your payment",
      button: "See your order",
    },
    declined: {
      subject: (number) => `We have not found your payment for ${number}`,
      title: "We have not found your payment",
      button: "Send the transaction number",
    },
    reminder: {
      subject: (number) => `Your order ${number} waits for its payment`,
      title: "Your order waits for its payment",
      button: "Pay your order",
    },
    advance: {
      subject: (number) => `Please pay an advance for your order ${number}`,
      title: "An advance for your order",
      button: "Pay your order",
    },
    hasCome: (cash) => `Thank you: your payment is here. ${cash}`,
    notFound:
      "We have checked our account and have not found your transfer. Check the transaction number and send us the right one, or answer this mail.",
    ourAnswer: "Our answer",
    notCome: (cash, isEnding) =>
      `Your payment has not arrived yet. ${cash} If you have sent it by transfer, tell us its number.${isEnding ? " If you do not want the order any more, you need not do anything: it is cancelled automatically." : ""}`,
    askAdvance: (cash) => `We dispatch your order when its advance arrives. ${cash}`,
    why: (shop) => ({
      confirmed: `You get this mail because ${shop} has received a payment for an order that was placed with this address.`,
      declined: `You get this mail because someone reported a payment for an order that was placed with this address to ${shop}. Was it not you? Answer this mail or call us.`,
      reminder: `You get this mail because an order at ${shop} that is paid ahead was placed with this address.`,
      advance: `You get this mail because an order at ${shop} was placed with this address.`,
    }),
  },
  ur: {
    confirmed: {
      subject: (number) => `آرڈر ${isolated(number)} کی رقم مل گئی ہے`,
      title: "آپ کی رقم مل گئی ہے",
      button: "آرڈر دیکھیں",
    },
    declined: {
      subject: (number) => `آرڈر ${isolated(number)} کی رقم نہیں ملی`,
      title: "ہمیں آپ کی رقم نہیں ملی",
      button: "ٹرانزیکشن نمبر بتائیں",
    },
    reminder: {
      subject: (number) => `آپ کے آرڈر ${isolated(number)} کی ادائیگی کا انتظار ہے`,
      title: "آپ کے آرڈر کی ادائیگی کا انتظار ہے",
      button: "آرڈر کی ادائیگی کریں",
    },
    advance: {
      subject: (number) => `براہِ کرم اپنے آرڈر ${isolated(number)} کا ایڈوانس بھیجیں`,
      title: "آپ کے آرڈر کا ایڈوانس",
      button: "آرڈر کی ادائیگی کریں",
    },
    hasCome: (cash) => `شکریہ: آپ کی رقم پہنچ گئی ہے۔ ${cash}`,
    notFound:
      "ہم نے آپ کا ٹرانزیکشن نمبر اپنے اکاؤنٹ سے ملایا، مگر وہ نہیں ملا۔ براہِ کرم اسے ایک بار پھر دیکھیں اور درست نمبر بتائیں، یا اس ای میل کا جواب دیں۔",
    ourAnswer: "ہمارا جواب",
    notCome: (cash, isEnding) =>
      `آپ کی رقم ابھی نہیں پہنچی۔ ${cash} اگر آپ ٹرانسفر کر چکے ہیں تو ہمیں اس کا نمبر بتائیں۔${isEnding ? " اگر آپ کو یہ آرڈر اب نہیں چاہیے تو کچھ نہ کریں: یہ خود ختم ہو جائے گا۔" : ""}`,
    askAdvance: (cash) => `ایڈوانس پہنچتے ہی ہم آپ کا آرڈر بھیج دیں گے۔ ${cash}`,
    why: (shop) => ({
      confirmed: `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} کو اس پتے کے ایک آرڈر کی رقم ملی ہے۔`,
      declined: `یہ ای میل آپ کو اس لیے ملی کہ کسی نے ${isolated(shop)} کو بتایا کہ اس پتے کے ایک آرڈر کی رقم بھیج دی گئی ہے۔ یہ آپ نہیں تھے؟ اس ای میل کا جواب دیں یا ہمیں فون کریں۔`,
      reminder: `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے ایسا آرڈر دیا گیا جس کی رقم پہلے دی جاتی ہے۔`,
      advance: `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے آرڈر دیا گیا۔`,
    }),
  },
};

export function transferConfirmedLetter(order: StoredOrder, context: OrderLetterContext): Letter {
  const { hasCome } = words[context.language];
  return transferLetter(order, context, {
    kind: "confirmed",
    sentence: hasCome(cashDue(order, context.language)),
  });
}

export function transferDeclinedLetter(
  order: StoredOrder,
  reason: string,
  context: OrderLetterContext,
): Letter {
  return transferLetter(order, context, {
    kind: "declined",
    sentence: words[context.language].notFound,
    answer: reason,
  });
}

export function transferReminderLetter(order: StoredOrder, context: OrderLetterContext): Letter {
  const { notCome } = words[context.language];
  const isEnding = context.shop.cancelUnpaidAfter > 0;
  return transferLetter(order, context, {
    kind: "reminder",
    sentence: notCome(cashDue(order, context.language), isEnding),
  });
}

export function advanceAskedLetter(order: StoredOrder, context: OrderLetterContext): Letter {
  const { askAdvance } = words[context.language];
  return transferLetter(order, context, {
    kind: "advance",
    sentence: askAdvance(cashDue(order, context.language)),
  });
}

type Said = { kind: keyof ReturnType<Words["why"]>; sentence: string; answer?: string };

function transferLetter(
  order: StoredOrder,
  context: OrderLetterContext,
  { kind, sentence, answer = "" }: Said,
): Letter {
  const { shop, isKnown, language } = context;
  const say = words[language];
  return {
    language,
    subject: say[kind].subject(order.OrderID),
    preheader: cashDue(order, language),
    title: say[kind].title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>{sentence}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        {answer !== "" && <FactList facts={[{ label: say.ourAnswer, value: answer }]} />}
        {kind !== "confirmed" && <TransferAccounts order={order} shop={shop} language={language} />}
        <ButtonLink href={trackingLink(context, order)}>{say[kind].button}</ButtonLink>
      </>
    ),
    why: say.why(shop.name)[kind],
  };
}
