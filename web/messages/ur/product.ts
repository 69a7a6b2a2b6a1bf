import type { productMessages as English } from "../en/product.ts";

const views = new Map(
  Object.entries({
    front: "سامنے کا منظر",
    back: "پیچھے کا منظر",
    detail: "قریب کا منظر",
    folded: "تہہ کیا ہوا",
    fabric: "کپڑا",
    "with cap": "ٹوپی کے ساتھ",
    "on a form": "ڈمی پر پہنا ہوا",
    "on a form turned": "ڈمی پر، پہلو سے",
    "on a fuller form": "بھرے جسم کی ڈمی پر",
  }),
);

const choices = { size: "سائز", color: "رنگ", "fabric type": "کپڑے کی قسم" };

const opacities = {
  opaque: "آر پار نظر نہیں آتا",
  "nearly-opaque": "آر پار نظر نہیں آتا، ہلکے رنگوں میں ذرا سا",
  sheer: "باریک، آر پار نظر آتا ہے",
};

export const productMessages: typeof English = {
  home: "ہوم",
  productCode: "پروڈکٹ کوڈ",
  category: "کیٹیگری",
  rated: (rating, reviews) => `${rating}، ${reviews === 1 ? "1 جائزہ" : `${reviews} جائزے`}`,
  description: "تفصیل",
  related: "متعلقہ پروڈکٹس",

  pictures: "تصاویر",
  view: (name) => views.get(name) ?? name.replace("customer", "خریدار کی تصویر"),
  showView: (view) => `${view} دکھائیں`,
  zoomIn: "بڑا کر کے دیکھیں",
  zoomOut: "چھوٹا کریں۔ تیر والی کیز سے تصویر ہلتی ہے۔",

  color: "رنگ",
  fabric: "کپڑا",
  fabricIncluded: "قیمت میں شامل",
  aboutFabrics: "کپڑے کے بارے میں",
  fabricFact: { weight: "وزن", weave: "بُنائی", content: "کس کا بنا", opacity: "شفافیت", care: "دیکھ بھال" },
  fabricWeight: (grams) => `${grams} گرام فی مربع میٹر`,
  fabricOpacity: (opacity) => opacities[opacity],
  trouser: "ٹراؤزر",
  size: "سائز",
  fewLeft: (left) => `صرف ${left} باقی ${left === 1 ? "ہے" : "ہیں"}۔`,
  soldOutSizes: (sizes) => `ختم ہو گئے: \u2068${sizes.join(", ")}\u2069۔`,
  soldOut: "ختم ہو گیا",
  sizeHelp: "سائز میں مدد",
  sizeChart: "سائز چارٹ",
  keepSize: (size) => `سائز \u2068${size}\u2069 رکھیں`,
  keepCustomSize: "کسٹم سائز رکھیں",
  customSize: "کسٹم سائز",
  changeCustomSize: "کسٹم سائز بدلیں",
  sizesApart: "قمیص اور ٹراؤزر کا الگ سائز",
  changeSizesApart: "الگ سائز بدلیں",
  nameEngraving: "نام کی کڑھائی",
  no: "نہیں",
  yes: "جی ہاں",
  matchingCap: "ہم رنگ سرجیکل ٹوپی",

  total: "کل قیمت",
  addToCart: "کارٹ میں ڈالیں",
  buyNow: "ابھی خریدیں",
  saveChanges: "تبدیلی محفوظ کریں",
  lineChanged: "کارٹ میں بدل دیا گیا",
  itemAdded: "کارٹ میں شامل ہو گیا",
  shortCustomSize: "کسٹم سائز",
  shortEngraving: "کڑھائی کے ساتھ",
  shortCap: "ٹوپی",
  shortChoices: (parts) => parts.join("، "),
  orderOnWhatsApp: "واٹس ایپ پر آرڈر کریں",
  chatAbout: (name, choices, address) =>
    `السلام علیکم، مجھے ${name}${choices.length > 0 ? ` (${choices.join("، ")})` : ""} چاہیے۔ ${address}`,
  chooseColorAndSize: "رنگ اور سائز منتخب کریں",
  pleaseSelect: (missing) => `براہِ کرم ${missing.map((choice) => choices[choice]).join("، ")} منتخب کریں!`,
  bothSizes: "براہِ کرم سائز یا کسٹم سائز میں سے کوئی ایک منتخب کریں، دونوں نہیں!",
};
