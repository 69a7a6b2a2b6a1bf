import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { cashDue } from "./cash-due.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, Paragraph, WovenLabel } from "./letter-parts.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";
import { trackingLink } from "./tracking-link.ts";
import { isToBeSent, TransferAccounts } from "./transfer-accounts.tsx";

type Words = Record<"pleasePay" | "pleaseConfirm" | "payButton" | "confirmButton", string> & {
  subject: (title: string, number: string) => string;
  pay: (cash: string) => string;
  confirm: (cash: string) => string;
  until: (hours: number) => string;
  why: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    pleasePay: "Please pay your order",
    pleaseConfirm: "Please confirm your order",
    payButton: "Pay your order",
    confirmButton: "Confirm or cancel",
    subject: (title, number) => `${title} ${number}`,
    pay: (cash) => `${cash} We start when it arrives.`,
    confirm: (cash) => `Confirm your order, and we start. ${cash}`,
    until: (hours) =>
      `We hold its pieces and its coupon for ${hours} hours from your order; after that other customers may take them.`,
    why: (shop) =>
      `You get this mail because an order at ${shop} was placed with this address. Was it not you? Cancel it there, or do nothing.`,
  },
  ur: {
    pleasePay: "براہِ کرم اپنے آرڈر کی ادائیگی کریں",
    pleaseConfirm: "براہِ کرم اپنے آرڈر کی تصدیق کریں",
    payButton: "آرڈر کی ادائیگی کریں",
    confirmButton: "تصدیق یا منسوخ کریں",
    subject: (title, number) => `${title}: ${isolated(number)}`,
    pay: (cash) => `${cash} رقم پہنچتے ہی ہم کام شروع کریں گے۔`,
    confirm: (cash) => `ہمیں بتائیں کہ آپ کو یہ آرڈر چاہیے، ہم کام شروع کر دیں گے۔ ${cash}`,
    until: (hours) =>
      `اس کے بغیر ہم سامان اور کوپن آرڈر کے بعد ${hours} گھنٹے تک روکے رکھتے ہیں؛ پھر آرڈر انتظار میں رہتا ہے اور یہ کسی اور کو مل سکتے ہیں۔`,
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے آرڈر دیا گیا۔ یہ آپ نہیں تھے؟ اسے وہیں منسوخ کر دیں، یا کچھ نہ کریں۔`,
  },
};

/** `path` is a capability: it confirms or cancels the order. */
export function confirmReminderLetter(order: StoredOrder, path: string, context: OrderLetterContext): Letter {
  const { shop, isKnown, language, origin } = context;
  const say = words[language];
  const isToPay = isToBeSent(order);
  const title = isToPay ? say.pleasePay : say.pleaseConfirm;
  const cash = cashDue(order, language);
  return {
    language,
    subject: say.subject(title, order.OrderID),
    preheader: cash,
    title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>
          {isToPay ? say.pay(cash) : say.confirm(cash)} {say.until(shop.releaseUnconfirmedAfter)}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <TransferAccounts order={order} shop={shop} language={language} />
        <ButtonLink href={isToPay ? trackingLink(context, order) : `${origin}${prefixOf(language)}${path}`}>
          {isToPay ? say.payButton : say.confirmButton}
        </ButtonLink>
      </>
    ),
    why: say.why(shop.name),
  };
}
