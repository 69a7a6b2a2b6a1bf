import type { LanguageTag } from "#contract/languages.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { OrderEditEvent } from "#server/orders/progress/order-events.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { cashDue } from "./cash-due.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter } from "./letter.ts";
import { ButtonLink, FactList, Heading, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { OrderItems } from "./order-items.tsx";
import type { OrderLetterContext } from "./order-placed-letter.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { trackingLink } from "./tracking-link.ts";

type Words = Record<"title" | "byStaff" | "byCustomer" | "changed" | "now" | "seeOrder", string> & {
  subject: (number: string) => string;
  why: (shop: string) => string;
  takenOut: string;
  /** The changed thing, as the history of the order calls it in English (`describeEdit`). */
  called: (english: string) => string;
  listed: (names: readonly string[]) => string;
};

const inUrdu = new Map([
  ["Name", "نام"],
  ["Phone", "فون"],
  ["Email", "ای میل"],
  ["Address", "پتہ"],
  ["Delivery instruction", "ڈیلیوری کے لیے ہدایت"],
  ["Reduction", "کمی"],
  ["Total", "کل رقم"],
]);

const words: Record<LanguageTag, Words> = {
  en: {
    subject: (number) => `Your order ${number} was changed`,
    title: "Your order was changed",
    byStaff: "We have changed your order.",
    byCustomer: "Your order was changed on its page.",
    changed: "What has changed",
    takenOut: "taken out",
    now: "Your order now",
    seeOrder: "See your order",
    why: (shop) =>
      `You get this mail because an order at ${shop} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
    called: (english) => english,
    listed: (names) => names.join(", "),
  },
  ur: {
    subject: (number) => `آپ کا آرڈر ${isolated(number)} بدلا گیا ہے`,
    title: "آپ کا آرڈر بدلا گیا ہے",
    byStaff: "ہم نے آپ کا آرڈر بدلا ہے۔",
    byCustomer: "آپ کا آرڈر اس کے صفحے پر بدلا گیا ہے۔",
    changed: "کیا بدلا ہے",
    takenOut: "ہٹا دیا گیا",
    now: "آپ کا آرڈر اب",
    seeOrder: "آرڈر دیکھیں",
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے آرڈر دیا گیا۔ کچھ غلط ہے؟ اس ای میل کا جواب دیں یا ہمیں فون کریں۔`,
    called: (english) => inUrdu.get(english) ?? isolated(english),
    listed: (names) => names.join("، "),
  },
};

export function orderEditedLetter(
  order: StoredOrder,
  { kind, changes }: OrderEditEvent,
  context: OrderLetterContext,
): Letter {
  const { shop, isKnown, language } = context;
  const say = words[language];
  const isByStaff = kind === "edited";
  return {
    language,
    subject: say.subject(order.OrderID),
    preheader: `${order.OrderID}, ${formatRupees(order.totalAmount)}`,
    title: say.title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>
          {isByStaff ? say.byStaff : say.byCustomer} {cashDue(order, language)}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <Heading>{say.changed}</Heading>
        {/* The history has the values in English; in another language the order below says them. */}
        {isByStaff && language === "en" ? (
          <FactList
            facts={changes.map(({ what, before, after }) => ({
              label: what,
              value: [before, after || say.takenOut].filter((part) => part !== "").join("\n\u2192 "),
            }))}
          />
        ) : (
          <Paragraph>
            {say.listed(
              changes.map(({ what, after }) =>
                isByStaff && after === "" ? `${say.called(what)} (${say.takenOut})` : say.called(what),
              ),
            )}
          </Paragraph>
        )}
        {isByStaff && (
          <>
            <Heading>{say.now}</Heading>
            <OrderItems items={order.items} language={language} />
            <OrderTotals order={order} language={language} />
          </>
        )}
        <ButtonLink href={trackingLink(context, order)}>{say.seeOrder}</ButtonLink>
      </>
    ),
    why: say.why(shop.name),
  };
}
