import { type DayNames, describePromise, englishDays } from "#contract/delivery/describe-promise.ts";
import { urduCity, urduDays, urduProvinces } from "#contract/delivery/urdu-names.ts";
import type { LanguageTag } from "#contract/languages.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { promiseThatHolds } from "#contract/orders/waits-for-money.ts";
import { formatRupees } from "#contract/values/money.ts";
import { findProvince } from "#contract/values/provinces.ts";
import { prepaidAmount } from "#server/orders/ledger/transfer-claims.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { cashDue } from "./cash-due.ts";
import { greeting, isLinkable } from "./greeting.ts";
import { isolated, type Letter, type LetterContext } from "./letter.ts";
import { ButtonLink, FactList, Heading, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { mailTime } from "./mail-time.ts";
import { OrderItems } from "./order-items.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { trackingLink } from "./tracking-link.ts";
import { isToBeSent, TransferAccounts } from "./transfer-accounts.tsx";

/** `isKnown`: whether the shopper's free text may appear in the letter. */
export type OrderLetterContext = LetterContext & { isKnown: boolean };

type Words = Record<"title" | "getReady" | "pay" | "track" | "ordered" | "where" | "asTyped", string> &
  Record<"name" | "phone" | "address" | "instruction" | "orderedAt" | "payment", string> &
  Record<"cash" | "byTransfer", string> & {
    subject: (number: string) => string;
    thanks: (cash: string) => string;
    hiddenAddress: (province: string) => string;
    why: (shop: string) => string;
    inParts: (ahead: string, rest: string) => string;
    days: DayNames;
    promise: (city: string, days: ReturnType<typeof describePromise>) => string;
    province: (province: string) => string;
  };

const words: Record<LanguageTag, Words> = {
  en: {
    subject: (number) => `Your order ${number}`,
    title: "Thank you for your order",
    thanks: (cash) => `Thank you. ${cash}`,
    getReady: "We have your order and are getting it ready.",
    pay: "Pay your order",
    track: "Track your order",
    ordered: "What you ordered",
    where: "Where it goes",
    asTyped: "as you typed it",
    hiddenAddress: (province) =>
      `To the address in ${province} that was given with the order. For your safety this mail does not repeat it, since it is the first that we send to you.`,
    why: (shop) =>
      `You get this mail because an order at ${shop} was placed with this address. Is something wrong with it? Answer this mail or call us.`,
    name: "Name",
    phone: "Phone",
    address: "Address",
    instruction: "Instruction",
    orderedAt: "Ordered",
    payment: "Payment",
    cash: "Cash on delivery",
    byTransfer: "By transfer",
    inParts: (ahead, rest) => `${ahead} by transfer, ${rest} in cash on delivery`,
    days: englishDays,
    promise: (city, { leavesBy, first, last }) =>
      `Leaves ${city} by ${leavesBy}, with you ${first === last ? `on ${last}` : `${first} to ${last}`}.`,
    province: (province) => province,
  },
  ur: {
    subject: (number) => `آپ کا آرڈر ${isolated(number)}`,
    title: "آرڈر کا شکریہ",
    thanks: (cash) => `شکریہ۔ ${cash}`,
    getReady: "آپ کا آرڈر ہمیں مل گیا ہے اور ہم اسے تیار کر رہے ہیں۔",
    pay: "آرڈر کی ادائیگی کریں",
    track: "آرڈر ٹریک کریں",
    ordered: "آپ کا آرڈر",
    where: "کہاں پہنچے گا",
    asTyped: "جیسا آپ نے لکھا",
    hiddenAddress: (province) =>
      `${province} کے اُس پتے پر جو آرڈر میں لکھا گیا تھا۔ آپ کے تحفظ کے لیے یہ ای میل وہ پتہ نہیں دہراتی، کیونکہ ہم آپ کو پہلی بار لکھ رہے ہیں۔`,
    why: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے آرڈر دیا گیا۔ کچھ غلط ہے؟ اس ای میل کا جواب دیں یا ہمیں فون کریں۔`,
    name: "نام",
    phone: "فون",
    address: "پتہ",
    instruction: "ہدایت",
    orderedAt: "آرڈر کا وقت",
    payment: "ادائیگی",
    cash: "کیش آن ڈیلیوری",
    byTransfer: "ٹرانسفر سے",
    inParts: (ahead, rest) => `${isolated(ahead)} ٹرانسفر سے، ${isolated(rest)} پارسل ملنے پر نقد`,
    days: urduDays,
    promise: (city, { leavesBy, first, last }) =>
      `${urduCity(city)} سے ${leavesBy} تک روانہ، آپ کے پاس ${first === last ? `${last} کو` : `${first} سے ${last} تک`}۔`,
    province: (province) => {
      const known = findProvince(province);
      return known ? urduProvinces[known] : isolated(province);
    },
  },
};

export function orderPlacedLetter(order: StoredOrder, context: OrderLetterContext): Letter {
  const { shop, isKnown, language } = context;
  const say = words[language];
  const cash = cashDue(order, language);
  return {
    language,
    subject: say.subject(order.OrderID),
    preheader: say.thanks(cash),
    title: say.title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "", language)}</Paragraph>
        <Paragraph>
          {say.getReady} {cash}
        </Paragraph>
        <WovenLabel size={20}>{order.OrderID}</WovenLabel>
        <PromiseParagraph order={order} city={shop.dispatchCity} language={language} />
        <TransferAccounts order={order} shop={shop} language={language} />
        <ButtonLink href={trackingLink(context, order)}>{isToBeSent(order) ? say.pay : say.track}</ButtonLink>
        <Heading>{say.ordered}</Heading>
        <OrderItems
          items={isKnown ? order.items : order.items.map((item) => withoutFreeText(item, say.asTyped))}
          language={language}
        />
        <OrderTotals order={order} language={language} />
        <Heading>{say.where}</Heading>
        {isKnown ? (
          <FactList facts={deliveryFacts(order, language)} />
        ) : (
          <Paragraph>{say.hiddenAddress(say.province(order.province))}</Paragraph>
        )}
      </>
    ),
    why: say.why(shop.name),
  };
}

/** Engraved names stay unless they look like a link; notes may contain anything. */
function withoutFreeText(item: OrderItem, instead: string): OrderItem {
  const { custom_size, name_engraving } = item;
  const withoutLink = (line: string) => (isLinkable(line) ? instead : line);
  return {
    ...item,
    custom_size: custom_size && { ...custom_size, otherNote: "" },
    name_engraving: name_engraving && {
      ...name_engraving,
      name: withoutLink(name_engraving.name),
      ...(name_engraving.second && { second: withoutLink(name_engraving.second) }),
    },
  };
}

type PromiseProps = { order: StoredOrder; city: string; language: LanguageTag };

function PromiseParagraph({ order, city, language }: PromiseProps) {
  const promise = promiseThatHolds(order);
  if (!promise) return null;
  const { days, promise: inWords } = words[language];
  return <Paragraph>{inWords(city, describePromise(promise, days))}</Paragraph>;
}

function howItIsPaid(order: StoredOrder, say: Words): string {
  const ahead = prepaidAmount(order);
  if (ahead === 0) return say.cash;
  const rest = order.totalAmount - ahead;
  return rest > 0 ? say.inParts(formatRupees(ahead), formatRupees(rest)) : say.byTransfer;
}

function deliveryFacts(order: StoredOrder, language: LanguageTag) {
  const say = words[language];
  return [
    { label: say.name, value: order.name },
    { label: say.phone, value: order.phone },
    {
      label: say.address,
      value: [order.address, order.area, `${order.city} ${order.postal_code}`, say.province(order.province)]
        .filter((part) => part !== "")
        .join("\n"),
    },
    ...(order.delivery_instruction === ""
      ? []
      : [{ label: say.instruction, value: order.delivery_instruction }]),
    { label: say.orderedAt, value: mailTime(order.createdAt, language) },
    { label: say.payment, value: howItIsPaid(order, say) },
  ];
}
