import type { Province } from "#contract/provinces.ts";

/** The largest cities of Pakistan with their provinces, offered while the city is typed; any other can be typed too. */
const citiesOf: Record<Province, readonly string[]> = {
  Punjab: [
    "Lahore",
    "Faisalabad",
    "Rawalpindi",
    "Gujranwala",
    "Multan",
    "Bahawalpur",
    "Sargodha",
    "Sialkot",
    "Sheikhupura",
    "Rahim Yar Khan",
    "Jhang",
    "Dera Ghazi Khan",
    "Gujrat",
    "Sahiwal",
    "Wah Cantonment",
    "Kasur",
    "Okara",
    "Chiniot",
    "Hafizabad",
    "Jhelum",
    "Mandi Bahauddin",
  ],
  Sindh: ["Karachi", "Hyderabad", "Sukkur", "Larkana", "Nawabshah", "Kotri", "Mirpur Khas"],
  "Khyber Pakhtunkhwa": ["Peshawar", "Mardan", "Mingora", "Abbottabad", "Dera Ismail Khan", "Kohat"],
  Balochistan: ["Quetta", "Turbat"],
  "Islamabad Capital Territory": ["Islamabad"],
  "Gilgit-Baltistan": ["Gilgit"],
  "Azad Jammu and Kashmir": ["Muzaffarabad", "Mirpur"],
};

export const pakistaniCities = Object.values(citiesOf).flat();

/** The province of a city of the list, however it is written; undefined for any other. */
export function provinceOf(city: string): string | undefined {
  const wanted = city.trim().toLowerCase();
  return Object.entries(citiesOf).find(([, cities]) =>
    cities.some((known) => known.toLowerCase() === wanted),
  )?.[0];
}
