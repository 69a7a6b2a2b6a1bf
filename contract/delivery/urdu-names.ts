import type { Province } from "#contract/values/provinces.ts";
import type { DayNames } from "./describe-promise.ts";

export const urduDays: DayNames = {
  weekdays: ["اتوار", "پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ"],
  months: [
    "جنوری",
    "فروری",
    "مارچ",
    "اپریل",
    "مئی",
    "جون",
    "جولائی",
    "اگست",
    "ستمبر",
    "اکتوبر",
    "نومبر",
    "دسمبر",
  ],
};

/** The word before a clock of twelve hours, for hours from 0 to 23. */
export function urduTimeOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return "رات";
  if (hour < 12) return "صبح";
  return hour < 16 ? "دوپہر" : "شام";
}

const cities = new Map([
  ["Lahore", "لاہور"],
  ["Karachi", "کراچی"],
  ["Islamabad", "اسلام آباد"],
  ["Rawalpindi", "راولپنڈی"],
  ["Faisalabad", "فیصل آباد"],
  ["Sialkot", "سیالکوٹ"],
  ["Multan", "ملتان"],
  ["Peshawar", "پشاور"],
]);

/** A city that is typed in English, in Urdu where its name is known. */
export function urduCity(city: string): string {
  return cities.get(city) ?? `\u2068${city}\u2069`;
}

export const urduProvinces: Record<Province, string> = {
  Punjab: "پنجاب",
  Sindh: "سندھ",
  "Khyber Pakhtunkhwa": "خیبر پختونخوا",
  Balochistan: "بلوچستان",
  "Islamabad Capital Territory": "اسلام آباد وفاقی دارالحکومت",
  "Gilgit-Baltistan": "گلگت بلتستان",
  "Azad Jammu and Kashmir": "آزاد جموں و کشمیر",
};
