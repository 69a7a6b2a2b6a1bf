import { prefixOf } from "#contract/languages.ts";
import { consignmentOf } from "#contract/orders/couriers.ts";
import { formatRupees } from "#contract/values/money.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import type { Services } from "../services.ts";
import { describeCourier } from "./describe-courier.ts";

type Told = {
  OrderID: string;
  name: string;
  phone: string;
  courier: string;
  tracking_number: string;
  collects: number;
};

/**
 * Opens WhatsApp with the number of a parcel, if its courier has one, and what its rider collects. Empty until the
 * parcel is numbered.
 */
export function parcelMessage(
  { OrderID, name, phone, courier, tracking_number, collects }: Told,
  { shop, origin }: Pick<Services, "shop" | "origin">,
): string {
  if (tracking_number === "") return "";
  const number = consignmentOf(tracking_number, OrderID);
  const path = `/order-track#${OrderID}`;
  const cash = formatRupees(collects);
  const english =
    collects > 0 ? `Please have ${cash} in cash ready for the rider.` : "There is nothing to pay.";
  const urdu =
    collects > 0 ? `رائیڈر کے لیے \u2068${cash}\u2069 نقد تیار رکھیں۔` : "آپ کو کچھ ادا نہیں کرنا۔";
  const message = [
    `Assalam o Alaikum ${name}, this is ${shop.name}. Your order ${OrderID} goes with ${describeCourier(courier)}${number && `, number ${number}`}. ${english} Follow it here:`,
    `${origin()}${path}`,
    "",
    // Isolated, so that numbers and amounts stay in their order between words that run the other way.
    `السلام علیکم! آپ کا آرڈر \u2068${OrderID}\u2069 \u2068${describeCourier(courier, "ur")}\u2069 کے ذریعے بھیجا جا رہا ہے${number && `، نمبر \u2068${number}\u2069`}۔ ${urdu} یہاں دیکھیں:`,
    `${origin()}${prefixOf("ur")}${path}`,
  ].join("\n");
  return `https://wa.me/${internationalPhone(phone)}?text=${encodeURIComponent(message)}`;
}
