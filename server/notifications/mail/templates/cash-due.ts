import type { LanguageTag } from "#contract/languages.ts";
import { moneyState } from "#contract/orders/money-state.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { isolated } from "./letter.ts";

type Sentences = {
  send: (sums: { received: number; dueNow: number; atDoor: number }) => string;
  comesBack: (amount: number) => string;
  paid: string;
  nothing: string;
  forWhatArrived: (balance: number) => string;
  toRider: (sums: { received: number; balance: number }) => string;
};

const sum = (amount: number) => isolated(formatRupees(amount));

const sentences: Record<LanguageTag, Sentences> = {
  en: {
    send: ({ received, dueNow, atDoor }) => {
      const rest = atDoor > 0 ? ` The rest, ${formatRupees(atDoor)}, you pay to the rider.` : "";
      const now = `lease send ${formatRupees(dueNow)} now.${rest}`;
      return received > 0 ? `${formatRupees(received)} is paid, p${now}` : `P${now}`;
    },
    comesBack: (amount) => `It is paid, and ${formatRupees(amount)} comes back to you.`,
    paid: "It is paid.",
    nothing: "There is nothing to pay.",
    forWhatArrived: (balance) => `For what has arrived you pay ${formatRupees(balance)} in cash.`,
    toRider: ({ received, balance }) => {
      const cash = `ou pay ${formatRupees(balance)} in cash when it is delivered.`;
      return received > 0 ? `${formatRupees(received)} is paid, and y${cash}` : `Y${cash}`;
    },
  },
  ur: {
    send: ({ received, dueNow, atDoor }) =>
      [
        ...(received > 0 ? [`${sum(received)} ادا ہو چکے ہیں۔`] : []),
        `براہِ کرم ${sum(dueNow)} ابھی بھیج دیں۔`,
        ...(atDoor > 0 ? [`باقی ${sum(atDoor)} آپ رائیڈر کو ادا کریں گے۔`] : []),
      ].join(" "),
    comesBack: (amount) => `رقم ادا ہو چکی ہے، اور ${sum(amount)} آپ کو واپس ملیں گے۔`,
    paid: "رقم ادا ہو چکی ہے۔",
    nothing: "آپ کو کچھ ادا نہیں کرنا۔",
    forWhatArrived: (balance) => `جو سامان پہنچا ہے، اس کے ${sum(balance)} نقد ادا کریں۔`,
    toRider: ({ received, balance }) =>
      received > 0
        ? `${sum(received)} ادا ہو چکے ہیں، باقی ${sum(balance)} آپ پارسل ملنے پر نقد ادا کریں گے۔`
        : `آپ پارسل ملنے پر ${sum(balance)} نقد ادا کریں گے۔`,
  },
};

/** The amounts that the customer of an order has to pay, and how, in one or more sentences. */
export function cashDue({ payment, ahead, orderProgress }: StoredOrder, language: LanguageTag): string {
  const { received, balance } = payment;
  const say = sentences[language];
  const money = moneyState({ payment, ahead });
  if (money === "send" && ahead) return say.send({ received, dueNow: ahead.dueNow, atDoor: ahead.atDoor });
  if (money === "owed") return say.comesBack(-balance);
  if (money === "paid") return say.paid;
  if (money === "nothing") return say.nothing;
  // For an order in parts that ends with the delivered ones, the rider may have the cash already.
  if (orderProgress === "Delivered") return say.forWhatArrived(balance);
  return say.toRider({ received, balance });
}
