import type { measurementFormMessages as English } from "../en/measurement-form.tsx";

export const measurementFormMessages: typeof English = {
  unit: "ناپ کس میں؟",
  units: { in: "انچ", cm: "سینٹی میٹر" },
  unitMarks: { in: "انچ", cm: "سم" },
  note: "نوٹ",
  whereToMeasure: (letters) =>
    letters.length === 1
      ? `کہاں سے ناپنا ہے: حرف ${letters[0]}`
      : `کہاں سے ناپنا ہے: حروف ${letters.slice(0, -1).join("، ")} اور ${letters.at(-1)}`,
  measureHead: (unit) => `فیتہ سیدھا رکھ کر اپنا سر ${unit === "in" ? "انچ" : "سینٹی میٹر"} میں ناپیں۔`,
  measureGarment: (unit, sizeChart) => (
    <>
      کوئی ایسا لباس جو آپ کو صحیح آتا ہو، سیدھا بچھا کر {unit === "in" ? "انچ" : "سینٹی میٹر"} میں ناپیں۔
      حروف وہی ہیں جو {sizeChart} میں ہیں۔
    </>
  ),
  sizeChart: "سائز چارٹ",
  opensInNewTab: "(نئے ٹیب میں کھلتا ہے)",
  howToMeasure: "ناپنے کا طریقہ",
  howTo: {
    chest: "ایک بغل سے دوسری بغل تک، پھر دگنا",
    shirtLength: "گردن کے پاس کندھے کے اوپر سے نیچے دامن تک",
    shoulder: "پیٹھ پر ایک کندھے کی سلائی سے دوسرے کی سلائی تک",
    sleeveLength: "کندھے کی سلائی سے آستین کے سرے تک",
    trouserWaist: "کمر کی پٹی کے آر پار، پھر دگنا",
    trouserLength: "کمر کی پٹی سے نیچے باہر کی سلائی کے ساتھ",
    backLength: "کالر کی سلائی سے پیٹھ کے بیچ سے نیچے دامن تک",
    hip: "کمر کے نیچے سب سے چوڑی جگہ کے آر پار، پھر دگنا",
    head: "سر کے گرد، کانوں کے اوپر اور ماتھے سے گزرتے ہوئے",
  },
  named: {
    chest: "سینے",
    shirtLength: "قمیص کی لمبائی",
    shoulder: "کندھے",
    sleeveLength: "آستین کی لمبائی",
    trouserWaist: "ٹراؤزر کی کمر",
    trouserLength: "ٹراؤزر کی لمبائی",
    backLength: "پیٹھ کی لمبائی",
    hip: "کولہوں",
    head: "سر",
  },
  enterLength: (name) => `${name} کا ناپ درج کریں`,
  enterCentimetres: "پیمائش سینٹی میٹر میں درج کریں",
  centimetresBetween: (least, most) => `${least} سے ${most} سینٹی میٹر تک درج کریں`,
};
