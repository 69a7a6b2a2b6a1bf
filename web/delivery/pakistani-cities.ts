import { type Province, provinces } from "#contract/values/provinces.ts";

type City = {
  name: string;
  urdu: string;
  province: Province;
  /** Of its general post office. */
  postalCode: string;
};

const citiesOf: Record<Province, readonly (readonly [name: string, urdu: string, postalCode: string])[]> = {
  Punjab: [
    ["Lahore", "لاہور", "54000"],
    ["Faisalabad", "فیصل آباد", "38000"],
    ["Rawalpindi", "راولپنڈی", "46000"],
    ["Gujranwala", "گوجرانوالہ", "52250"],
    ["Multan", "ملتان", "60000"],
    ["Bahawalpur", "بہاولپور", "63100"],
    ["Sargodha", "سرگودھا", "40100"],
    ["Sialkot", "سیالکوٹ", "51310"],
    ["Sheikhupura", "شیخوپورہ", "39350"],
    ["Rahim Yar Khan", "رحیم یار خان", "64200"],
    ["Jhang", "جھنگ", "35200"],
    ["Dera Ghazi Khan", "ڈیرہ غازی خان", "32200"],
    ["Gujrat", "گجرات", "50700"],
    ["Sahiwal", "ساہیوال", "57000"],
    ["Wah Cantonment", "واہ کینٹ", "47040"],
    ["Kasur", "قصور", "55050"],
    ["Okara", "اوکاڑہ", "56300"],
    ["Chiniot", "چنیوٹ", "35400"],
    ["Hafizabad", "حافظ آباد", "52110"],
    ["Jhelum", "جہلم", "49600"],
    ["Mandi Bahauddin", "منڈی بہاؤالدین", "50400"],
  ],
  Sindh: [
    ["Karachi", "کراچی", "74200"],
    ["Hyderabad", "حیدرآباد", "71000"],
    ["Sukkur", "سکھر", "65200"],
    ["Larkana", "لاڑکانہ", "77150"],
    ["Nawabshah", "نواب شاہ", "67450"],
    ["Kotri", "کوٹری", "76000"],
    ["Mirpur Khas", "میرپور خاص", "69000"],
  ],
  "Khyber Pakhtunkhwa": [
    ["Peshawar", "پشاور", "25000"],
    ["Mardan", "مردان", "23200"],
    ["Mingora", "مینگورہ", "19130"],
    ["Abbottabad", "ایبٹ آباد", "22010"],
    ["Dera Ismail Khan", "ڈیرہ اسماعیل خان", "29050"],
    ["Kohat", "کوہاٹ", "26000"],
  ],
  Balochistan: [
    ["Quetta", "کوئٹہ", "87300"],
    ["Turbat", "تربت", "92600"],
  ],
  "Islamabad Capital Territory": [["Islamabad", "اسلام آباد", "44000"]],
  "Gilgit-Baltistan": [
    ["Gilgit", "گلگت", "15100"],
    ["Skardu", "سکردو", "16100"],
  ],
  "Azad Jammu and Kashmir": [
    ["Muzaffarabad", "مظفرآباد", "13100"],
    ["Mirpur", "میرپور", "10250"],
  ],
};

export const pakistaniCities: readonly City[] = provinces.flatMap((province) =>
  citiesOf[province].map(([name, urdu, postalCode]) => ({ name, urdu, province, postalCode })),
);

export function findCity(typed: string): City | undefined {
  const wanted = typed.trim().toLowerCase();
  return pakistaniCities.find(({ name, urdu }) => name.toLowerCase() === wanted || urdu === wanted);
}
