export const categories = [
  { name: "Men", name_ur: "مردانہ" },
  { name: "Women", name_ur: "زنانہ" },
  { name: "Unisex", name_ur: "مردانہ و زنانہ" },
  { name: "Lab Coats", name_ur: "لیب کوٹ" },
  { name: "Caps", name_ur: "ٹوپیاں" },
] as const;

export const colors = [
  { label: "Navy Blue", label_ur: "گہرا نیلا", value: "#1f2e4d" },
  { label: "Royal Blue", label_ur: "شاہی نیلا", value: "#2b4fa0" },
  { label: "Ceil Blue", label_ur: "آسمانی", value: "#8fb0d6" },
  { label: "Teal", label_ur: "فیروزی", value: "#177a84" },
  { label: "OT Green", label_ur: "او ٹی سبز", value: "#2f6b55" },
  { label: "Maroon", label_ur: "عنابی", value: "#6b1f33" },
  { label: "Dusty Rose", label_ur: "ہلکا گلابی", value: "#c48a98" },
  { label: "Charcoal", label_ur: "سرمئی", value: "#43484d" },
  { label: "Black", label_ur: "سیاہ", value: "#17181b" },
  { label: "White", label_ur: "سفید", value: "#f4f5f3" },
] as const;

/** Prices are surcharges in rupees, grams those of a square metre. */
export const fabrics = [
  {
    name: "Plain Cotton",
    name_ur: "سادہ سوتی",
    price: 0,
    grams: 145,
    opacity: "nearly-opaque",
    weave: "Plain weave",
    weave_ur: "سادہ بُنائی",
    content: "100 % cotton",
    content_ur: "100٪ سوتی",
    care: "Wash at 60 °C, dry in the sun or tumble low, iron warm.",
    care_ur: "60 ڈگری پر دھوئیں، دھوپ میں یا ہلکی مشین میں سکھائیں، گرم استری کریں۔",
  },
  {
    name: "Cotton Twill",
    name_ur: "ٹوِل سوتی",
    price: 250,
    grams: 190,
    opacity: "opaque",
    weave: "Twill, 2 over 1",
    weave_ur: "ٹوِل بُنائی",
    content: "97 % cotton, 3 % elastane",
    content_ur: "97٪ سوتی، 3٪ ایلاسٹین",
    care: "Wash at 60 °C inside out, tumble low, iron warm.",
    care_ur: "الٹا کر کے 60 ڈگری پر دھوئیں، ہلکی مشین میں سکھائیں، گرم استری کریں۔",
  },
  {
    name: "Four-Way Stretch",
    name_ur: "فور وے اسٹریچ",
    price: 650,
    grams: 170,
    opacity: "opaque",
    weave: "Twill that stretches both ways",
    weave_ur: "چاروں طرف کھنچنے والی ٹوِل",
    content: "72 % polyester, 21 % viscose, 7 % elastane",
    content_ur: "72٪ پولیسٹر، 21٪ وِسکوز، 7٪ ایلاسٹین",
    care: "Wash at 40 °C, no bleach, hang to dry, hardly any ironing.",
    care_ur: "40 ڈگری پر دھوئیں، بلیچ نہ کریں، لٹکا کر سکھائیں، استری کی ضرورت کم ہی پڑتی ہے۔",
  },
] as const;

export const trousers = [
  { name: "Straight", name_ur: "سیدھا" },
  { name: "Jogger", name_ur: "جوگر" },
  { name: "Cargo", name_ur: "کارگو" },
] as const;

export const threads = [
  { name: "White", name_ur: "سفید", value: "#f7f7f4" },
  { name: "Gold", name_ur: "سنہری", value: "#c9a227" },
  { name: "Silver Gray", name_ur: "سلور", value: "#a8adb3" },
  { name: "Red", name_ur: "سرخ", value: "#b3202c" },
  { name: "Sky Blue", name_ur: "آسمانی", value: "#6fa8dc" },
  { name: "Navy", name_ur: "گہرا نیلا", value: "#1d3a6b" },
  { name: "Black", name_ur: "سیاہ", value: "#17181b" },
] as const;

/** By position: 0 delivery, 1 name engraving, 2 surgical cap, 3 custom size (specification section 3). */
export const charges = [
  { name: "Delivery", amount: 250 },
  { name: "Name engraving", amount: 300 },
  { name: "Surgical cap", amount: 350 },
  { name: "Custom size", amount: 500 },
] as const;

/** Sizes of everything that is worn on the body. */
export const bodySizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;

export const capSizes = ["S", "M", "L"] as const;
