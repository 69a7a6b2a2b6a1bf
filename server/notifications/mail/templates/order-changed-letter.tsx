import type { LanguageTag } from "#contract/languages.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { describeCourier } from "#server/parcels/describe-courier.ts";
import { type AfterDelivery, AfterDeliveryParts } from "./after-delivery.tsx";
import { cashDue } from "./cash-due.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, FactList, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { listOfItems } from "./order-items.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";
import { trackingLink } from "./tracking-link.ts";

type News = {
  subject: (number: string) => string;
  title: string;
  /** `cash` says what is to be paid; `courier` is empty where it is not known. */
  sentence: (facts: { cash: string; courier: string }) => string;
};

type Words = Record<"items" | "total" | "consignmentNumber" | "reason" | "seeOrder", string> & {
  news: Record<OrderProgress, News>;
  why: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    news: {
      Pending: {
        subject: (number) => `We have your order ${number}`,
        title: "We have your order",
        sentence: ({ cash }) => `We are getting your order ready. ${cash}`,
      },
      Dispatched: {
        subject: (number) => `Your order ${number} is on its way`,
        title: "Your order is on its way",
        sentence: ({ cash, courier }) =>
          `Your order has left our workshop${courier === "" ? "" : ` with ${courier}`}. ${cash}`,
      },
      Delivered: {
        subject: (number) => `Your order ${number} was delivered`,
        title: "Your order was delivered",
        sentence: () =>
          "Your order was delivered. We hope everything fits; if it does not, answer this mail.",
      },
      Cancelled: {
        subject: (number) => `Your order ${number} was cancelled`,
        title: "Your order was cancelled",
        sentence: () =>
          "Your order was cancelled: nothing will be delivered, and there is nothing to pay. If you did not want that, answer this mail or call us.",
      },
    },
    items: "Items",
    total: "Total",
    consignmentNumber: "Consignment number",
    reason: "Reason",
    seeOrder: "See your order",
    why: (shop) => `You get this mail because an order at ${shop} was placed with this address.`,
  },
  ur: {
    news: {
      Pending: {
        subject: (number) => `آپ کا آرڈر ${isolated(number)} ہمیں مل گیا ہے`,
        title: "آپ کا آرڈر ہمیں مل گیا ہے",
        sentence: ({ cash }) => `ہم آپ کا آرڈر تیار کر رہے ہیں۔ ${cash}`,
      },
      Dispatched: {
        subject: (number) => `آپ کا آرڈر ${isolated(number)} روانہ ہو گیا ہے`,
        title: "آپ کا آرڈر روانہ ہو گیا ہے",
        sentence: ({ cash, courier }) =>
          `آپ کا آرڈر ہماری ورکشاپ سے روانہ ہو گیا ہے۔${courier === "" ? "" : ` کوریئر: ${isolated(courier)}۔`} ${cash}`,
      },
      Delivered: {
        subject: (number) => `آپ کا آرڈر ${isolated(number)} پہنچ گیا ہے`,
        title: "آپ کا آرڈر پہنچ گیا ہے",
        sentence: () =>
          "آپ کا آرڈر پہنچ گیا ہے۔ امید ہے کہ سب کچھ پورا آیا ہو گا؛ اگر نہیں، تو اس ای میل کا جواب دیں۔",
      },
      Cancelled: {
        subject: (number) => `آپ کا آرڈر ${isolated(number)} منسوخ ہو گیا ہے`,
        title: "آپ کا آرڈر منسوخ ہو گیا ہے",
        sentence: () =>
          "آپ کا آرڈر منسوخ ہو گیا ہے: نہ کچھ بھیجا جائے گا اور نہ کوئی ادائیگی کرنی ہے۔ اگر آپ ایسا نہیں چاہتے تھے تو اس ای میل کا جواب دیں یا ہمیں فون کریں۔",
      },
    },
    items: "اشیا",
    total: "کل رقم",
    consignmentNumber: "کنسائنمنٹ نمبر",
    reason: "وجہ",
    seeOrder: "آرڈر دیکھیں",
    why: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے آرڈر دیا گیا۔`,
  },
};

export function orderChangedLetter(
  order: StoredOrder,
  progress: OrderProgress,
  context: OrderLetterContext,
  /** Of a delivered order. */
  afterDelivery?: AfterDelivery,
): Letter {
  const { shop, isKnown, language } = context;
  const say = words[language];
  const { subject, title, sentence } = say.news[progress];
  const courier = order.dispatch ? describeCourier(order.dispatch.courier, language) : "";
  const consignmentNumber = (progress === "Dispatched" && order.dispatch?.consignmentNumber) || "";
  const reason = progress === "Cancelled" ? order.cancelReason : "";
  return {
    language,
    subject: subject(order.OrderID),
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>{sentence({ cash: cashDue(order, language), courier })}</Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <FactList
          facts={[
            { label: say.items, value: listOfItems(order.items, language) },
            { label: say.total, value: formatRupees(order.totalAmount) },
            ...(consignmentNumber === "" ? [] : [{ label: say.consignmentNumber, value: consignmentNumber }]),
            ...(reason === "" ? [] : [{ label: say.reason, value: reason }]),
          ]}
        />
        <ButtonLink href={trackingLink(context, order)}>{say.seeOrder}</ButtonLink>
        {afterDelivery && <AfterDeliveryParts {...afterDelivery} order={order} context={context} />}
      </>
    ),
    why: say.why(shop.name),
  };
}
