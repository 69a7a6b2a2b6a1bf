import { capSizes } from "./lookup-lists.ts";
import type { SeedProduct } from "./seed-types.ts";

export const capProducts: readonly SeedProduct[] = [
  {
    id: "tie-back-surgical-cap",
    productCode: "TB-C-101",
    name: "Tie-Back Surgical Cap",
    category: "Caps",
    price: 2200,
    salePrice: 0,
    description:
      "A tie-back cap with a soft sweatband and even gathers. Deep enough for long hair when tied low. Sold as a pair in one colour.",
    nameUrdu: "ڈوری والی سرجیکل ٹوپی",
    descriptionUrdu:
      "پیچھے سے ڈوری سے بندھنے والی ٹوپی، ماتھے پر نرم پٹی اور برابر چنٹوں کے ساتھ۔ بال نیچے باندھے ہوں تو لمبے بالوں کے لیے بھی کافی گہری۔ ایک رنگ کی دو ٹوپیوں کا جوڑا۔",
    colors: ["Teal", "Navy Blue", "Dusty Rose", "Ceil Blue", "Maroon", "Black"],
    fabrics: ["Plain Cotton"],
    trouserOptions: [],
    sizes: capSizes,
    nameEngraving: false,
    drawing: { garment: "cap", fabric: "cotton" },
    createdAt: "2025-04-05T03:00:00Z",
  },
  {
    id: "stretch-surgical-cap",
    productCode: "TB-C-102",
    name: "Stretch Surgical Cap",
    category: "Caps",
    price: 2400,
    salePrice: 2200,
    description:
      "Four-way stretch that holds without pinching through a long list. Two buttons at the temples take the pull of mask loops. Sold as a pair.",
    nameUrdu: "اسٹریچ سرجیکل ٹوپی",
    descriptionUrdu:
      "فور وے اسٹریچ جو لمبی لسٹ کے دوران بھی بغیر چبھے جمی رہتی ہے۔ کنپٹیوں پر دو بٹن ماسک کی ڈوریوں کا کھنچاؤ سنبھال لیتے ہیں۔ دو ٹوپیوں کا جوڑا۔",
    colors: ["Navy Blue", "Black", "Charcoal", "OT Green"],
    fabrics: ["Four-Way Stretch"],
    trouserOptions: [],
    sizes: capSizes,
    nameEngraving: false,
    drawing: { garment: "cap", fabric: "stretch" },
    createdAt: "2025-07-24T02:00:00Z",
  },
  {
    id: "twill-theatre-cap",
    productCode: "TB-C-103",
    name: "Twill Theatre Cap",
    category: "Caps",
    price: 2300,
    salePrice: 0,
    description:
      "A firmer cap with a turned brim, in theatre green and two blues. Survives daily washing at sixty degrees. Sold as a pair.",
    nameUrdu: "ٹوِل او ٹی ٹوپی",
    descriptionUrdu:
      "مڑے ہوئے کنارے والی ذرا مضبوط ٹوپی، او ٹی سبز، شاہی نیلے اور سفید میں۔ روزانہ ساٹھ ڈگری پر دھلائی برداشت کرتی ہے۔ دو ٹوپیوں کا جوڑا۔",
    colors: ["OT Green", "Royal Blue", "White"],
    fabrics: ["Cotton Twill"],
    trouserOptions: [],
    sizes: capSizes,
    nameEngraving: false,
    drawing: { garment: "cap", fabric: "twill" },
    createdAt: "2025-06-04T02:00:00Z",
  },
  {
    id: "festive-surgical-cap",
    productCode: "TB-C-104",
    name: "Festive Surgical Cap",
    category: "Caps",
    price: 2500,
    salePrice: 0,
    description:
      "The same cap in our warmest colours, for paediatric wards and last days before Eid. Soft plain cotton, tied at the back. Sold as a pair.",
    nameUrdu: "رنگین سرجیکل ٹوپی",
    descriptionUrdu:
      "وہی ٹوپی ہمارے سب سے شوخ رنگوں میں، بچوں کے وارڈ اور عید سے پہلے کے آخری دنوں کے لیے۔ نرم سادہ سوتی کپڑا، پیچھے سے بندھتی ہے۔ دو ٹوپیوں کا جوڑا۔",
    colors: ["Maroon", "Dusty Rose", "Teal"],
    fabrics: ["Plain Cotton"],
    trouserOptions: [],
    sizes: capSizes,
    nameEngraving: false,
    drawing: { garment: "cap", fabric: "cotton" },
    createdAt: "2025-08-28T06:00:00Z",
  },
];
