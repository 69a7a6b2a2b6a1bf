import type { StartingGroup } from "./synonym-group.ts";

/** Cloth, cut and what a garment is good for; and words that say how to choose among what is found. */
export const featureWords: readonly StartingGroup[] = [
  {
    name: "Stretch",
    kind: "feature",
    words:
      "stretch, stretchable, stretchy, stretchabl, streach, strech, stretchable fabric, four way, four way stretch, 4 way, 4way, 4 way stretch, 4way stretch, lycra, likra, spandex, elastane, elastic, flexible, flex, lachakdar, lachak, اسٹریچ, سٹریچ, لچکدار, لائکرا",
  },
  {
    name: "Cotton",
    kind: "feature",
    words:
      "cotton, coton, pure cotton, 100 cotton, plain cotton, cotton fabric, soft cotton, suti, sooti, sooty, soti, kotton, katan, khaddar, cambric, lawn, سوتی, کاٹن, کوٹن, سادہ سوتی",
  },
  {
    name: "Twill",
    kind: "feature",
    words:
      "twill, cotton twill, drill, gabardine, thick fabric, thick cloth, heavy fabric, heavy cloth, heavy, mota kapra, ٹول, ٹوئل, ٹوِل, موٹا کپڑا",
  },
  {
    name: "For summer",
    kind: "feature",
    words:
      "summer, summers, warm weather, hot weather, june, july, cool, breathable, airy, light, lightweight, light weight, thin, light fabric, garmi, garmiyon, garmion, garmi ke, thanda, halka, halki, halka kapra, گرمی, گرمیوں, ہلکا, ہلکی, ٹھنڈا, ہلکا کپڑا",
    finds: "plain cotton",
  },
  {
    name: "For winter",
    kind: "feature",
    words:
      "winter, winters, cold, cold weather, warm, warmer, thermal, sardi, sardiyon, sardion, garam, garm, thand, سردی, سردیوں, گرم, ٹھنڈ",
    finds: "murree, underscrub",
  },
  {
    name: "Drawstring",
    kind: "feature",
    words:
      "drawstring, draw string, drawcord, tie waist, nara, naara, nala, naala, azarband, izarband, nara wala, ازاربند, ناڑا, نالا",
  },
  {
    name: "Mandarin collar",
    kind: "feature",
    words:
      "mandarin, mandrin, mandarin collar, stand collar, stand up collar, high collar, chinese collar, ban collar, bann collar, band collar, sherwani collar, sherwani, nehru collar, collar, coller, collar wala, کالر, مینڈرن, بین کالر, کھڑا کالر",
  },
  {
    name: "V-neck",
    kind: "feature",
    words: "v neck, vneck, v nek, v shape neck, v gala, vgala, v shaped, وی نیک, وی گلا",
  },
  {
    name: "Zip",
    kind: "feature",
    words:
      "zip, zipper, zipped, zip up, front zip, full zip, half zip, front open, chain, chain wala, zip wala, زپ, چین, زپر",
  },
  {
    name: "Wrap",
    kind: "feature",
    words:
      "wrap, wrapped, wrap around, cross over, crossover, crossed, angrakha, angarkha, anghrakha, tie front, side tie, انگرکھا, ریپ",
  },
  {
    name: "Pockets",
    kind: "feature",
    words:
      "pocket, pockets, poket, pocketed, with pockets, multi pocket, many pockets, three pocket, 3 pocket, four pocket, 4 pocket, two pocket, 2 pocket, jeb, jaib, jebein, jaiben, jeb wala, جیب, جیبیں, جیبوں, پاکٹ",
  },
  {
    name: "No pockets",
    kind: "feature",
    words:
      "no pocket, no pockets, without pocket, without pockets, pocketless, bina jeb, baghair jeb, reversible, plain, simple, sada, saada, سادہ, بغیر جیب",
    finds: "plain",
  },
  {
    name: "Sewn names",
    kind: "feature",
    words:
      "engraving, embroidery, embroidered, embroider, embroidry, name, name engraving, name embroidery, with name, name print, name printed, name tag, naam, nam, personalised, personalized, customised, customized, customise, customize, custom, logo, monogram, karhai, kadhai, kadhaai, naam wala, نام, کڑھائی, نام کی کڑھائی, نام والا, کسٹم",
  },
  {
    name: "Tie-back",
    kind: "feature",
    words: "tie back, tieback, tie, tied, tying, string, dori, dori wali, ڈوری, باندھنے",
  },
  {
    name: "Long hair",
    kind: "feature",
    words: "long hair, hair, hijab, baal, lambay baal, بال, لمبے بال, حجاب",
    finds: "tie back, cap",
  },
  {
    name: "Button",
    kind: "feature",
    words: "button, buttons, buttoned, mask, mask button, with button, بٹن, ماسک",
  },
  {
    name: "No ironing",
    kind: "feature",
    words:
      "iron, ironing, iron free, no iron, non iron, wrinkle free, wrinkle resistant, crease free, easy care, wash and wear, wash n wear, quick dry, dries, بغیر استری, استری, واش اینڈ ویئر",
    finds: "stretch",
  },
  {
    name: "Comfortable",
    kind: "feature",
    words:
      "comfortable, comfort, comfy, soft, narm, naram, aramdah, aaram, aram, relaxed, loose, loose fit, dheela, آرام دہ, نرم, ڈھیلا",
    finds: "stretch",
  },
  { name: "Extra small", kind: "feature", words: "xs, extra small, x small" },
  { name: "Small", kind: "feature", words: "s, small, chota, choti, chhota, چھوٹا, چھوٹی, اسمال" },
  { name: "Medium", kind: "feature", words: "m, medium, midium, درمیانہ, میڈیم" },
  { name: "Large", kind: "feature", words: "l, large, bara, bari, لارج, بڑا, بڑی" },
  { name: "Extra large", kind: "feature", words: "xl, x large, extra large, ایکس ایل" },
  { name: "2XL", kind: "feature", words: "2xl, xxl, xx large, double xl, 2x, plus size" },
  { name: "3XL", kind: "feature", words: "3xl, xxxl, xxx large, triple xl, 3x, plus size, big size" },
  {
    name: "On sale",
    kind: "sale",
    words:
      "sale, on sale, sell, discount, discounted, discount wala, offer, offers, deal, deals, clearance, reduced, flat off, off, percent off, riayat, riayati, سیل, رعایت, رعایتی, ڈسکاؤنٹ, آفر",
  },
  {
    name: "Cheapest first",
    kind: "cheap",
    words:
      "cheap, cheapest, cheep, sasta, sasti, sastay, saste, sasta wala, sab se sasta, sabse sasta, low price, lowest price, less price, affordable, economical, economy, budget, low cost, kam qeemat, kam keemat, kam price, kam rate, inexpensive, سستا, سستی, سستے, کم قیمت",
  },
  {
    name: "Dearest first",
    kind: "dear",
    words:
      "expensive, premium, luxury, luxurious, high end, top quality, best quality, high quality, mehnga, mehenga, mehngay, mehngi, مہنگا, مہنگی, پریمیم",
  },
  {
    name: "Newest first",
    kind: "newest",
    words:
      "new, newest, latest, new arrival, new arrivals, new design, new collection, just in, naya, nayi, naye, naya wala, نیا, نئی, نئے, نیا ڈیزائن",
  },
  {
    name: "Left out",
    kind: "ignored",
    words:
      "a, an, the, and, or, for, of, with, in, on, at, to, by, from, is, are, it, this, that, my, our, your, some, any, i, we, me, want, need, looking, look, find, show, search, buy, order, get, give, please, plz, pls, good, nice, best, top rated, best selling, tall, slim, petite, short height, original, branded, brand, online, shop, store, shopping, pakistan, pakistani, lahore, karachi, islamabad, rawalpindi, tabeeb, price, prices, rate, rates, cost, rs, pkr, rupee, rupees, color, colour, colored, coloured, size, sizes, quality, style, design, type, item, product, garment, stuff, wear, wearing, wala, wali, walay, wale, waly, ka, ki, ke, kay, k, ko, se, say, mein, main, mai, liye, lye, liay, lie, liya, kliye, ke liye, aur, ya, hai, hain, ho, chahiye, chahie, chaiye, chahye, chahiyay, dikhao, dikhain, dikhaen, batao, mujhe, mujhay, mera, meri, mere, apna, apni, kya, koi, acha, achi, achay, accha, achha, behtreen, rang, rang ka, rang ki, kitna, kitnay, kitne, qeemat, keemat, " +
      "اور, یا, کا, کی, کے, کو, سے, میں, لیے, لئے, کیلئے, کیلیے, والا, والی, والے, چاہیے, چاہئے, ہے, ہیں, مجھے, میرا, میری, رنگ, قیمت, روپے, اچھا, اچھی, بہترین, دکھائیں, برائے, رنگ کا, رنگ کی, سائز",
  },
];
