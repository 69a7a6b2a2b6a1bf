import type { LanguageTag } from "#contract/languages.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { describeCourier } from "#server/parcels/describe-courier.ts";
import { cashDue } from "./cash-due.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter, type LetterContext } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { trackingLink } from "./tracking-link.ts";

type Correction = { subject: (number: string) => string; title: string; sentence: string };
type Words = Record<"undone" | "changed", Correction> &
  Record<"courier" | "consignmentNumber" | "seeOrder", string> & { why: (shop: string) => string };

const words: Record<LanguageTag, Words> = {
  en: {
    undone: {
      subject: (number) => `Your order ${number} is still on its way`,
      title: "Your order is still on its way",
      sentence: "We wrote by mistake that your order was delivered. It is still on its way.",
    },
    changed: {
      subject: (number) => `Your order ${number}: courier and consignment number`,
      title: "The courier of your parcel has changed",
      sentence: "Please track your parcel with these details; our earlier mail is no longer correct.",
    },
    courier: "Courier",
    consignmentNumber: "Consignment number",
    seeOrder: "See your order",
    why: (shop) =>
      `You get this mail because an order at ${shop} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
  },
  ur: {
    undone: {
      subject: (number) => `آپ کا آرڈر ${isolated(number)} ابھی راستے میں ہے`,
      title: "آپ کا آرڈر ابھی راستے میں ہے",
      sentence: "ہم نے غلطی سے لکھ دیا تھا کہ آپ کا آرڈر پہنچ گیا ہے۔ وہ ابھی راستے میں ہے۔",
    },
    changed: {
      subject: (number) => `آپ کا آرڈر ${isolated(number)}: کوریئر اور کنسائنمنٹ نمبر`,
      title: "آپ کے پارسل کا کوریئر یا نمبر بدل گیا ہے",
      sentence: "براہِ کرم اپنا پارسل اس نئی معلومات سے ٹریک کریں؛ جو ہم نے پہلے لکھا تھا وہ اب درست نہیں۔",
    },
    courier: "کوریئر",
    consignmentNumber: "کنسائنمنٹ نمبر",
    seeOrder: "آرڈر دیکھیں",
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے آرڈر دیا گیا۔ کچھ غلط ہے؟ اس ای میل کا جواب دیں یا ہمیں فون کریں۔`,
  },
};

export function dispatchCorrectedLetter(
  order: StoredOrder,
  { isUndone, ...context }: LetterContext & { isUndone: boolean },
): Letter {
  const { shop, language } = context;
  const say = words[language];
  const { subject, title, sentence } = isUndone ? say.undone : say.changed;
  const { courier = "", consignmentNumber = "" } = order.dispatch ?? {};
  return {
    language,
    subject: subject(order.OrderID),
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title,
    body: (
      <>
        <Paragraph>{greeting(order.name, language)}</Paragraph>
        <Paragraph>
          {sentence} {cashDue(order, language)}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <FactList
          facts={[
            { label: say.courier, value: describeCourier(courier, language) },
            { label: say.consignmentNumber, value: consignmentNumber },
          ].filter(({ value }) => value !== "")}
        />
        <ButtonLink href={trackingLink(context, order)}>{say.seeOrder}</ButtonLink>
      </>
    ),
    why: say.why(shop.name),
  };
}
