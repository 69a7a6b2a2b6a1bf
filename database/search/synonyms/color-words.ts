import type { StartingGroup } from "./synonym-group.ts";

/** A family finds its shades, a shade not its family. */
export const colorWords: readonly StartingGroup[] = [
  {
    name: "Navy blue",
    kind: "color",
    words:
      "navy, navy blue, navyblue, nevy, nevi blue, navi, navi blue, dark blue, deep blue, midnight blue, ink blue, neavy, nave blue, gehra neela, gehra nila, gahra neela, gehri neeli, dark neela, nevy blue, گہرا نیلا, گہری نیلی, گہرے نیلے, نیوی, نیوی بلیو, نیوی بلو, گہرا نیلے",
  },
  {
    name: "Royal blue",
    kind: "color",
    words:
      "royal, royal blue, royalblue, bright blue, electric blue, cobalt, cobalt blue, shahi neela, royel blue, شاہی نیلا, رائل بلیو, رائل بلو",
  },
  {
    name: "Sky blue",
    kind: "color",
    words:
      "ceil, ceil blue, ciel, ciel blue, ceilblue, seal blue, sky, sky blue, skyblue, light blue, baby blue, powder blue, pale blue, ice blue, halka neela, halka nila, aasmani, asmani, aasmaani, asmaani, aasmani blue, asmani rang, sea blue, آسمانی, ہلکا نیلا, ہلکی نیلی, ہلکے نیلے, اسکائی بلیو, سکائی بلیو",
  },
  {
    name: "Blue",
    kind: "color",
    words:
      "blue, blu, bleu, bluish, neela, neeli, neelay, neele, nila, nili, neel, نیلا, نیلی, نیلے, بلیو, بلو",
  },
  {
    name: "Teal",
    kind: "color",
    words:
      "teal, teal green, teal blue, turquoise, turqoise, turquise, aqua, aqua blue, sea green, seagreen, cyan, caribbean, caribbean blue, peacock, peacock blue, ferozi, firozi, feroza, ferozy, feerozi, zinc, فیروزی, فیروزہ, ٹیل, سمندری سبز",
  },
  {
    name: "Green",
    kind: "color",
    words:
      "green, grean, greenish, ot green, otgreen, theatre green, surgical green, hospital green, bottle green, dark green, hunter green, forest green, emerald, olive, olive green, mehndi, mint, mint green, hara, hari, haray, harey, sabz, sabaz, sabz rang, gehra sabz, zamurd, سبز, ہرا, ہری, ہرے, گرین, او ٹی سبز, گہرا سبز, اوٹی سبز",
  },
  {
    name: "Green is also teal",
    kind: "color",
    words: "green, mint, mint green, سبز, ہرا, hara, sabz",
    finds: "teal",
  },
  {
    name: "Maroon and red",
    kind: "color",
    words:
      "maroon, meroon, mahroon, mehroon, maron, marron, red, burgundy, wine, wine red, dark red, cherry, cranberry, crimson, berry, plum, laal, lal, surkh, gehra lal, unnabi, unabi, kirmizi, عنابی, مہرون, میرون, لال, سرخ, گہرا لال, ریڈ",
  },
  {
    name: "Pink",
    kind: "color",
    words:
      "pink, dusty rose, dustyrose, rose, rose pink, dusty pink, tea pink, baby pink, light pink, blush, mauve, peach, salmon, coral, fuchsia, gulabi, gulaabi, gulabee, halka gulabi, ہلکا گلابی, گلابی, پنک, ٹی پنک",
  },
  {
    name: "Purple",
    kind: "color",
    words:
      "purple, lilac, lavender, violet, grape, eggplant, jamni, jamuni, kasni, baingani, جامنی, کاسنی, بینگنی",
  },
  {
    name: "Beige and brown",
    kind: "color",
    words:
      "beige, khaki, brown, camel, tan, sand, nude, skin, skin color, fawn, coffee, chocolate, mocha, badami, bhoora, bhura, خاکی, بھورا, بادامی, اسکن",
  },
  {
    name: "Grey",
    kind: "color",
    words:
      "grey, gray, grai, gery, charcoal, charcole, charcol, charcoal grey, charcoal gray, dark grey, dark gray, light grey, slate, slate grey, steel, ash, ash grey, graphite, silver, surmai, surmayi, sarmai, salety, saleti, sleti, gre, سرمئی, سلیٹی, گرے, چارکول",
  },
  {
    name: "Black",
    kind: "color",
    words:
      "black, blak, blk, jet black, ebony, kala, kaala, kali, kaali, kalay, kaale, kale, siyah, siah, syah, kala rang, کالا, کالی, کالے, سیاہ, بلیک",
  },
  {
    name: "White",
    kind: "color",
    words:
      "white, wite, whit, whyte, off white, offwhite, snow, ivory, cream, safed, safaid, sufaid, safeid, sufed, safeed, chitta, saped, سفید, سفید رنگ, وائٹ",
  },
  {
    name: "Dark colors",
    kind: "color",
    words: "dark, dark color, dark colour, gehra, gehra rang, گہرا",
    finds: "navy, black, charcoal, maroon",
  },
];
