import type { productListMessages as English } from "../en/product-list.ts";

export const productListMessages: typeof English = {
  products: "پروڈکٹس",
  titleOfPage: (name, page) => `${name}، صفحہ ${page}`,
  description: (category) =>
    `${category ?? "اسکربز، لیب کوٹ اور ٹوپیاں"}: لاہور میں آپ کے سائز یا ناپ پر سلے ہوئے میڈیکل یونیفارم، آپ کے نام کی کڑھائی کے ساتھ۔ پورے پاکستان میں کیش آن ڈیلیوری۔`,
  latest: "نئی پروڈکٹس",
  results: "نتائج",
  loading: "پروڈکٹس لوڈ ہو رہی ہیں",
  none: "کوئی پروڈکٹ دستیاب نہیں",
  count: (shown, total) => {
    if (total === 1) return "1 پروڈکٹ";
    return shown === 0 || shown === total ? `${total} پروڈکٹس` : `${total} میں سے ${shown} پروڈکٹس`;
  },
  filter: "فلٹر",
  counted: (name, count) => `${name} (${count})`,
  any: "سب",
  garmentType: "لباس",
  titleOf: (names) => names.join("، "),
  price: "قیمت",
  priceRange: (least, most) => `\u2068${least}\u2069 سے \u2068${most}\u2069 تک`,
  priceBounds: { min_price: "کم از کم، روپے میں", max_price: "زیادہ سے زیادہ، روپے میں" },
  show: (count) => `${count} ${count === 1 ? "پروڈکٹ" : "پروڈکٹس"} دکھائیں`,
  filterProducts: "پروڈکٹس فلٹر کریں",
  searchProducts: "پروڈکٹس تلاش کریں",
  search: "تلاش کریں",
  category: "کیٹیگری",
  fabric: "کپڑا",
  color: "رنگ",
  size: "سائز",
  sort: "ترتیب",
  bestMatch: "بہترین مطابقت",
  sorts: {
    newest: "نئی پہلے",
    "price-up": "قیمت: کم سے زیادہ",
    "price-down": "قیمت: زیادہ سے کم",
    rating: "بہترین ریٹنگ",
  },
  apply: "لاگو کریں",
  reset: "فلٹر ہٹائیں",
  pages: "صفحات",
  page: (page) => `صفحہ ${page}`,
  previousPage: "پچھلا صفحہ",
  nextPage: "اگلا صفحہ",
};
