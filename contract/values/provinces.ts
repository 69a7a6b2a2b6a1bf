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

/** Lower-case letters only, because spaces, dots and dashes vary. */
function spellingKey(typed: string): string {
  return typed
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}]/gu, "");
}

/** The province for any case and common spelling; undefined for none of the seven. */
export function findProvince(typed: string): Province | undefined {
  const key = spellingKey(typed);
  return provinces.find((province) => spellingKey(province) === key || spellings[province].includes(key));
}
