import type { ReturnStep, TrackedReturn } from "#contract/returns/tracked-returns.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { ButtonLink, FactList, Lines, Paragraph, WovenLabel } from "./letter-parts.tsx";
import { type OrderLetterContext, trackingLink } from "./order-letters.tsx";

type Told = {
  request: TrackedReturn;
  step: ReturnStep /** The remark of staff; may be empty. */;
  said: string;
};

type Texts = { title: string; text: string; urdu: string };

const toSend = {
  customer: "You pay the courier for the way to us.",
  shop: "We pay for the way to us.",
};
const toSendUrdu = {
  customer: "ہم تک بھیجنے کا کرایہ آپ دیں گے۔",
  shop: "ہم تک بھیجنے کا کرایہ ہم دیں گے۔",
};

function wordsFor(step: ReturnStep, { back, remedy, followedBy, credit }: TrackedReturn): Texts {
  const payer = back ?? "customer";
  switch (step) {
    case "question":
      return {
        title: "A question about your request",
        text: "Please answer it beside your order; then we go on.",
        urdu: "براہِ کرم اپنے آرڈر کے صفحے پر جواب دیں، پھر ہم آگے بڑھیں گے۔",
      };
    case "approved":
      return {
        title: "Send it to us",
        text: `We agree. Pack the garment with the paper that you find beside your order and send it to us. ${toSend[payer]}`,
        urdu: `ہم متفق ہیں۔ آرڈر کے صفحے پر ملنے والا کاغذ کپڑے کے ساتھ رکھ کر ہمیں بھیج دیں۔ ${toSendUrdu[payer]}`,
      };
    case "declined":
      return {
        title: "We cannot do what you asked for",
        text: "We have looked at your request and cannot do it.",
        urdu: "ہم نے آپ کی درخواست دیکھی، مگر یہ ممکن نہیں۔",
      };
    case "received":
      return {
        title: "Your garment is with us",
        text:
          remedy === "alteration"
            ? "It has reached us, and our workshop sees to it."
            : `It has reached us. ${formatRupees(credit ?? 0)} of it come back to you${remedy === "exchange" ? " by another one" : ""}.`,
        urdu:
          remedy === "alteration"
            ? "کپڑا ہم تک پہنچ گیا ہے، ہماری ورکشاپ اسے درست کر رہی ہے۔"
            : `کپڑا ہم تک پہنچ گیا ہے۔ اس کے \u2068${formatRupees(credit ?? 0)}\u2069 آپ کو واپس ملیں گے۔`,
      };
    case "sent":
      return {
        title: remedy === "alteration" ? "Your garment is being altered" : "Another one is on order for you",
        text: `It comes with the order ${followedBy}, which you can follow like any other.`,
        urdu: `یہ آرڈر \u2068${followedBy}\u2069 کے ساتھ آئے گا، جسے آپ ہر آرڈر کی طرح دیکھ سکتے ہیں۔`,
      };
    case "refunded":
      return {
        title: "Your money is on its way",
        text: "We have sent you what comes back for the garment.",
        urdu: "کپڑے کی رقم آپ کو بھیج دی گئی ہے۔",
      };
    default:
      return {
        title: "We have your request",
        text: "We look at it and answer you here and beside your order.",
        urdu: "ہم اسے دیکھ کر آپ کو لکھیں گے، اور جواب آرڈر کے صفحے پر بھی ہوگا۔",
      };
  }
}

function describeWanted({ size, color }: TrackedReturn["wanted"]): string {
  return [...(size === "" ? [] : [`Size ${size}`]), ...(color ? [color.label] : [])].join(", ");
}

/** To a customer with a return request: its receipt, the answer, and the next step. */
export function returnLetter(
  order: StoredOrder,
  { request, step, said }: Told,
  { shop, origin, isKnown }: OrderLetterContext,
): Letter {
  const { title, text, urdu } = wordsFor(step, request);
  const number = `${order.OrderID}, no. ${request.number}`;
  // The customer's text is not quoted: it could target a third party.
  const isOfShop = step !== "asked";
  return {
    subject: `${title} (${order.OrderID})`,
    preheader: number,
    title,
    body: (
      <>
        <Paragraph>{greeting(isKnown ? order.name : "")}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {request.kind === "exchange" && (
          <FactList facts={[{ label: "You asked for", value: describeWanted(request.wanted) }]} />
        )}
        {isOfShop && said !== "" && (
          <FactList facts={[{ label: step === "question" ? "Our question" : "Our answer", value: said }]} />
        )}
        <div dir="rtl" lang="ur">
          <Paragraph>
            <Lines text={urdu} />
          </Paragraph>
        </div>
        <WovenLabel size={20}>{number}</WovenLabel>
        <ButtonLink href={trackingLink(origin, order)}>See your order</ButtonLink>
      </>
    ),
    why: `You get this mail because somebody asked ${shop.name} about an order that was placed with this address. Was it not you? Answer this mail or call us.`,
  };
}
