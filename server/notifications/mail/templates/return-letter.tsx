import type { LanguageTag } from "#contract/languages.ts";
import type { ReturnStep, TrackedReturn } from "#contract/returns/tracked-returns.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";
import { trackingLink } from "./tracking-link.ts";

type Told = {
  request: TrackedReturn;
  step: ReturnStep;
  /** The remark of staff; may be empty. */
  said: string;
};

type Texts = { title: string; text: string };

type Words = {
  step: (step: ReturnStep, request: TrackedReturn) => Texts;
  size: (size: string) => string;
  color: (label: string, urdu: string | undefined) => string;
  listed: (words: readonly string[]) => string;
  numberOf: (orderNumber: string, request: number) => string;
  askedFor: string;
  ourQuestion: string;
  ourAnswer: string;
  seeOrder: string;
  why: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    step: inEnglish,
    size: (size) => `Size ${size}`,
    color: (label) => label,
    listed: (parts) => parts.join(", "),
    numberOf: (orderNumber, request) => `${orderNumber}, no. ${request}`,
    askedFor: "You asked for",
    ourQuestion: "Our question",
    ourAnswer: "Our answer",
    seeOrder: "See your order",
    why: (shop) =>
      `You get this mail because someone asked ${shop} about an order that was placed with this address. Was it not you? Answer this mail or call us.`,
  },
  ur: {
    step: inUrdu,
    size: (size) => `سائز ${isolated(size)}`,
    color: (label, urdu) => urdu || isolated(label),
    listed: (parts) => parts.join("، "),
    numberOf: (orderNumber, request) => `${orderNumber} / ${request}`,
    askedFor: "آپ نے یہ مانگا",
    ourQuestion: "ہمارا سوال",
    ourAnswer: "ہمارا جواب",
    seeOrder: "آرڈر دیکھیں",
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ کسی نے ${isolated(shop)} سے اس پتے کے ایک آرڈر کے بارے میں درخواست کی۔ یہ آپ نہیں تھے؟ اس ای میل کا جواب دیں یا ہمیں فون کریں۔`,
  },
};

function inEnglish(step: ReturnStep, { back, remedy, followedBy, credit }: TrackedReturn): Texts {
  switch (step) {
    case "question":
      return {
        title: "A question about your request",
        text: "Please answer on the page of your order; then we continue.",
      };
    case "approved":
      return {
        title: "Send it to us",
        text: `We agree. Pack the garment with the paper from the page of your order and send it to us. ${
          back === "shop" ? "We pay to send it to us." : "You pay to send it to us."
        }`,
      };
    case "declined":
      return {
        title: "We cannot do what you asked for",
        text: "We have looked at your request and cannot do it.",
      };
    case "received":
      return {
        title: "Your garment is with us",
        text:
          remedy === "alteration"
            ? "It has reached us, and our workshop is working on it."
            : `It has reached us. ${formatRupees(credit ?? 0)} of it come back to you${remedy === "exchange" ? " by another one" : ""}.`,
      };
    case "sent":
      return {
        title: remedy === "alteration" ? "Your garment is being altered" : "Your new piece is being made",
        text: `It comes with order ${followedBy}, which you can follow like any other.`,
      };
    case "refunded":
      return {
        title: "Your money is on its way",
        text: "We have sent you the refund for the garment.",
      };
    default:
      return {
        title: "We have your request",
        text: "We check it and answer you by e-mail and on the page of your order.",
      };
  }
}

function inUrdu(step: ReturnStep, { back, remedy, followedBy, credit }: TrackedReturn): Texts {
  switch (step) {
    case "question":
      return {
        title: "آپ کی درخواست کے بارے میں ایک سوال",
        text: "براہِ کرم اپنے آرڈر کے صفحے پر جواب دیں، پھر ہم آگے بڑھیں گے۔",
      };
    case "approved":
      return {
        title: "درخواست منظور: براہِ کرم کپڑا بھیجیں",
        text: `ہم متفق ہیں۔ آرڈر کے صفحے پر ملنے والا کاغذ کپڑے کے ساتھ رکھ کر ہمیں بھیج دیں۔ ${
          back === "shop" ? "ہم تک بھیجنے کا کرایہ ہم دیں گے۔" : "ہم تک بھیجنے کا کرایہ آپ دیں گے۔"
        }`,
      };
    case "declined":
      return {
        title: "آپ کی درخواست پوری نہیں ہو سکتی",
        text: "ہم نے آپ کی درخواست دیکھی، مگر یہ ممکن نہیں۔",
      };
    case "received":
      return {
        title: "آپ کا کپڑا ہمیں مل گیا",
        text:
          remedy === "alteration"
            ? "کپڑا ہم تک پہنچ گیا ہے، ہماری ورکشاپ اسے درست کر رہی ہے۔"
            : `کپڑا ہم تک پہنچ گیا ہے۔ اس کے ${isolated(formatRupees(credit ?? 0))} ${remedy === "exchange" ? "کے بدلے آپ کو دوسرا ملے گا۔" : "آپ کو واپس ملیں گے۔"}`,
      };
    case "sent":
      return {
        title: remedy === "alteration" ? "آپ کا کپڑا درست کیا جا رہا ہے" : "آپ کے لیے دوسرا تیار ہو رہا ہے",
        text: `یہ آرڈر ${isolated(followedBy ?? "")} کے ساتھ آئے گا، جسے آپ ہر آرڈر کی طرح دیکھ سکتے ہیں۔`,
      };
    case "refunded":
      return { title: "آپ کی رقم بھیج دی گئی ہے", text: "کپڑے کی رقم آپ کو بھیج دی گئی ہے۔" };
    default:
      return {
        title: "آپ کی درخواست مل گئی",
        text: "ہم اسے دیکھ کر آپ کو لکھیں گے، اور جواب آرڈر کے صفحے پر بھی ہوگا۔",
      };
  }
}

/** To a customer with a return request: its receipt, the answer, and the next step. */
export function returnLetter(
  order: StoredOrder,
  { request, step, said }: Told,
  context: OrderLetterContext,
): Letter {
  const { shop, isKnown, language } = context;
  const say = words[language];
  const { title, text } = say.step(step, request);
  const number = say.numberOf(order.OrderID, request.number);
  // The customer's text is not quoted: it could target a third party.
  const isOfShop = step !== "asked";
  return {
    language,
    subject: `${title} (${isolatedIn(language, order.OrderID)})`,
    preheader: number,
    title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {request.kind === "exchange" && (
          <FactList facts={[{ label: say.askedFor, value: describeWanted(request.wanted, say) }]} />
        )}
        {isOfShop && said !== "" && (
          <FactList facts={[{ label: step === "question" ? say.ourQuestion : say.ourAnswer, value: said }]} />
        )}
        <WovenLabel size={20}>{number}</WovenLabel>
        <ButtonLink href={trackingLink(context, order)}>{say.seeOrder}</ButtonLink>
      </>
    ),
    why: say.why(shop.name),
  };
}

function isolatedIn(language: LanguageTag, text: string): string {
  return language === "en" ? text : isolated(text);
}

function describeWanted({ size, color }: TrackedReturn["wanted"], say: Words): string {
  return say.listed([
    ...(size === "" ? [] : [say.size(size)]),
    ...(color ? [say.color(color.label, color.urdu)] : []),
  ]);
}
