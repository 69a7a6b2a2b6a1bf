import type { LanguageTag } from "#contract/languages.ts";
import type { TextKind } from "#contract/notifications/text-kinds.ts";

type Template = {
  name: string;
  /** `{{1}}` and so on are parameters, the same in both languages. */
  body: Record<LanguageTag, string>;
  /** The link of its button, ending in the order's part; absent without a button. */
  button?: Record<LanguageTag, string>;
};

/** An order without a tracking number, and a delivered one that may be exchanged, have separate texts. */
export type TemplateId = TextKind | "order-dispatched-without-number" | "order-delivered-with-exchange";

/**
 * Texts of messages to phones. WhatsApp sends only approved templates unless the customer has written first: enter
 * these there, word for word, as `utility`. They contain no typed text, because an order may name a stranger's phone.
 */
export const textTemplates: Record<TemplateId, Template> = {
  "order-placed": {
    name: "order_placed",
    body: {
      en: "Your order {{1}} of {{2}} is placed. Please confirm or cancel it with the button. Answer STOP to get no more messages.",
      ur: "آپ کا آرڈر {{1}}، رقم {{2}}، درج ہو گیا ہے۔ براہِ کرم بٹن سے اس کی تصدیق کریں یا اسے منسوخ کریں۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
    button: { en: "/order-confirm/{{1}}", ur: "/ur/order-confirm/{{1}}" },
  },
  "advance-asked": {
    name: "advance_asked",
    body: {
      en: "Please send {{2}} for your order {{1}}, so that we can sew it. Track Order on our site shows where to send it. Answer STOP to get no more messages.",
      ur: "براہِ کرم اپنے آرڈر {{1}} کے لیے {{2}} بھیجیں تاکہ ہم اسے سی سکیں۔ رقم کہاں بھیجنی ہے، یہ ہماری سائٹ پر «آرڈر ٹریک کریں» میں لکھا ہے۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
  },
  "order-dispatched": {
    name: "order_dispatched",
    body: {
      en: "Your order {{1}} has left with {{2}}, number {{3}}. Answer STOP to get no more messages.",
      ur: "آپ کا آرڈر {{1}} روانہ ہو گیا ہے۔ کوریئر: {{2}}، نمبر: {{3}}۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
  },
  "order-dispatched-without-number": {
    name: "order_dispatched_without_number",
    body: {
      en: "Your order {{1}} has left with {{2}}. Answer STOP to get no more messages.",
      ur: "آپ کا آرڈر {{1}} روانہ ہو گیا ہے۔ لے جانے والا: {{2}}۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
  },
  "out-for-delivery": {
    name: "out_for_delivery",
    body: {
      en: "The rider is on the way with your order {{1}}. To be paid: {{2}}. Answer STOP to get no more messages.",
      ur: "رائیڈر آپ کا آرڈر {{1}} لے کر نکل چکا ہے۔ واجب الادا رقم: {{2}}۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
  },
  "order-delivered": {
    name: "order_delivered",
    body: {
      en: "Your order {{1}} has arrived. Thank you. Answer STOP to get no more messages.",
      ur: "آپ کا آرڈر {{1}} پہنچ گیا ہے۔ شکریہ۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
  },
  "order-delivered-with-exchange": {
    name: "order_delivered_exchange",
    body: {
      en: "Your order {{1}} has arrived. Does it not fit? Ask for an exchange until {{2}} under Track Order on our site. With the button you order it once more. Answer STOP to get no more messages.",
      ur: "آپ کا آرڈر {{1}} پہنچ گیا ہے۔ سائز پورا نہ آئے تو {{2}} تک ہماری سائٹ پر «آرڈر ٹریک کریں» میں تبدیلی کا کہیں۔ بٹن سے یہی کپڑے دوبارہ آرڈر کریں۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
    button: { en: "/order-again/{{1}}", ur: "/ur/order-again/{{1}}" },
  },
  "order-cancelled": {
    name: "order_cancelled",
    body: {
      en: "Your order {{1}} was cancelled. Answer STOP to get no more messages.",
      ur: "آپ کا آرڈر {{1}} منسوخ کر دیا گیا ہے۔ مزید پیغام نہ چاہیں تو «بند» لکھ بھیجیں۔",
    },
  },
};
