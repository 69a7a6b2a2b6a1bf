export const provinces = [
  "Punjab",
  "Sindh",
  "Khyber Pakhtunkhwa",
  "Balochistan",
  "Islamabad Capital Territory",
  "Gilgit-Baltistan",
  "Azad Jammu and Kashmir",
] as const;
export type Province = (typeof provinces)[number];

/** Further spellings, as `spellingKey` has them: former names, initials, and the names in Urdu. */
const spellings: Record<Province, readonly string[]> = {
  Punjab: ["panjab", "pb", "پنجاب"],
  Sindh: ["sind", "sd", "سندھ"],
  "Khyber Pakhtunkhwa": [
    "kpk",
    "kp",
    "khyberpakhtoonkhwa",
    "khyberpukhtunkhwa",
    "nwfp",
    "fata",
    "خیبرپختونخوا",
    "خیبرپختونخواہ",
  ],
  Balochistan: ["baluchistan", "blochistan", "bl", "بلوچستان"],
  "Islamabad Capital Territory": [
    "islamabad",
    "ict",
    "federalcapital",
    "islamabadfederalcapitalterritory",
    "اسلامآباد",
    "وفاقیدارالحکومت",
  ],
  "Gilgit-Baltistan": ["gb", "gilgit", "northernareas", "گلگتبلتستان"],
  "Azad Jammu and Kashmir": [
    "ajk",
    "ajandk",
    "azadkashmir",
    "azadjammukashmir",
    "jammuandkashmir",
    "kashmir",
    "آزادکشمیر",
    "آزادجموںوکشمیر",
  ],
};

/** Its letters in lower case: spaces, dots and dashes are written in many ways. */
function spellingKey(typed: string): string {
  return typed
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}]/gu, "");
}

/** The province that a person means, in any case and common spelling; undefined for none of the seven. */
export function findProvince(typed: string): Province | undefined {
  const key = spellingKey(typed);
  return provinces.find((province) => spellingKey(province) === key || spellings[province].includes(key));
}
