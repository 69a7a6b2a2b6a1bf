import type { StartingGroup } from "./synonym-group.ts";

/** The garments as shoppers in Pakistan call them, in English, in Urdu, and in Urdu with Latin letters. */
export const garmentWords: readonly StartingGroup[] = [
  {
    name: "Sets",
    kind: "garment",
    words:
      "set, scrub, scrub set, scrub suit, scrub kit, scrub dress, scrub uniform, suit, full suit, two piece, 2 piece, 2pc, 2 pcs, 2 piece set, two piece suit, three piece, 3 piece, 3pc, combo, scrub combo, pair of scrubs, " +
      "uniform, uniform set, medical uniform, hospital uniform, doctor uniform, nurse uniform, nursing uniform, staff uniform, clinic uniform, lab uniform, medical wear, medical dress, medical clothes, medical apparel, healthcare uniform, hospital wear, hospital dress, hospital clothes, hospital suit, " +
      "ot kit, ot dress, ot suit, ot set, ot uniform, ot scrub, ot wear, ot clothes, o t kit, o t dress, operation theater dress, operation theater kit, operation dress, operation kit, operation suit, theatre dress, theatre kit, " +
      "doctor dress, doctor suit, doctors dress, doctor clothes, doctor kit, nurse dress, nursing dress, nurse suit, nurse kit, dress, clothes, outfit, attire, workwear, costume, kit, " +
      "top and trouser, shirt and trouser, shirt trouser, trouser shirt, pant shirt, shirt pant, shirt and pant, shalwar kameez, kameez shalwar, shalwar qameez, kurta pajama, co ord, coord set, " +
      "jora, joda, jorra, joray, jore, libas, poshak, vardi, wardi, werdi, kapray, kapre, kapra, kapde, doctor ke kapray, " +
      "اسکرب, اسکربز, سکرب, سکربز, سیٹ, سوٹ, جوڑا, جوڑے, لباس, وردی, یونیفارم, یونی فارم, کپڑے, پوشاک, ڈریس, او ٹی کٹ, او ٹی ڈریس, اوٹی کٹ, اوٹی ڈریس, ڈاکٹر کا لباس, ڈاکٹر یونیفارم, نرس یونیفارم, کٹ, شلوار قمیض, قمیص شلوار, شرٹ ٹراؤزر",
  },
  {
    name: "Scrubs are also tops and trousers",
    kind: "garment",
    words:
      "scrub, uniform, اسکرب, اسکربز, سکرب, سکربز, یونیفارم, medical wear, ot wear, ot clothes, dress, clothes",
    finds: "top, trouser",
  },
  {
    name: "Tops",
    kind: "garment",
    words:
      "top, scrub top, scrubs top, shirt, scrub shirt, scrubs shirt, half sleeve shirt, half sleeves, short sleeve, half asteen, half bazu, adhi asteen, aadhi asteen, adhi baju, adhi bazu, tunic, kurta, kurti, kurtay, kameez, qameez, qamees, kamiz, qamiz, kamees, blouse, upper, tee shirt, ot shirt, medical top, nurse top, doctor shirt, nurse shirt, hospital shirt, surgical shirt, uniform shirt, uniform top, smock, " +
      "آدھی آستین, ٹاپ, شرٹ, قمیض, قمیص, کرتا, کرتی, اسکرب ٹاپ, اسکرب شرٹ, اپر",
  },
  {
    name: "Trousers",
    kind: "garment",
    words:
      "trouser, pant, bottom, lower, slack, scrub pant, scrubs pant, scrub trouser, scrubs trouser, scrub bottom, scrub pajama, uniform pant, uniform trouser, ot pant, ot trouser, ot pajama, medical trouser, medical pant, nurse trouser, doctor trouser, " +
      "pajama, pyjama, pajaama, pajamay, paijama, payjama, pyjamas, shalwar, salwar, shalwaar, patloon, patlun, pantaloon, trauser, trawser, trozer, " +
      "ٹراؤزر, ٹراوزر, پاجامہ, پجامہ, پائجامہ, پاجامے, شلوار, پینٹ, پتلون, پینٹس, ٹراؤزرز",
  },
  {
    name: "Joggers",
    kind: "garment",
    words:
      "jogger, jogger pant, jogger trouser, jogging pant, jogging trouser, track pant, track trouser, tracksuit trouser, sweatpant, sweat pant, cuffed pant, cuffed trouser, elastic cuff, ribbed cuff, tapered trouser, slim fit trouser, جوگر, جوگرز, جاگر, جوگر ٹراؤزر, ٹریک پینٹ",
  },
  {
    name: "Cargo trousers",
    kind: "garment",
    words:
      "cargo, cargo pant, cargo trouser, cargo pocket, six pocket, 6 pocket, side pocket trouser, pocket trouser, pocket pant, کارگو, کارگو پینٹ, کارگو ٹراؤزر",
  },
  {
    name: "Straight trousers",
    kind: "garment",
    words:
      "straight, straight leg, straight pant, straight trouser, regular trouser, formal trouser, wide leg, سیدھا, سیدھا پاجامہ, سیدھا ٹراؤزر",
    finds: "trouser",
  },
  {
    name: "Lab coats",
    kind: "garment",
    words:
      "lab coat, coat, labcoat, laboratory coat, laboratories coat, lab dress, lab gown, lab apron, doctor coat, doctors coat, doctor gown, dr coat, doctor overall, overall, over all, overol, medical coat, clinic coat, hospital coat, student coat, chemistry coat, science coat, practical coat, dissection coat, mbbs coat, pharmacy coat, apron, blazer, long coat, doctor wala coat, daktar coat, kot, lab kot, labkot, " +
      "لیب کوٹ, کوٹ, ڈاکٹر کوٹ, ڈاکٹر کا کوٹ, ڈاکٹری کوٹ, ڈاکٹروں کا کوٹ, اوورآل, اوور آل, اوورال, ایپرن, لیبارٹری کوٹ",
    finds: "coat",
  },
  {
    name: "Caps",
    kind: "garment",
    words:
      "cap, scrub cap, scrubs cap, surgical cap, surgery cap, surgeon cap, ot cap, o t cap, theatre cap, theater cap, operation cap, operation theatre cap, doctor cap, nurse cap, nursing cap, medical cap, hospital cap, head cap, head cover, head covering, headcover, headwear, head wear, hair cover, hair cap, hair net, hairnet, bouffant, bouffant cap, skull cap, scrub hat, surgical hat, hat, headgear, bandana, head scarf, turban, topi, topee, toppi, topy, topiyan, topian, topiyaan, ot topi, ot ki topi, doctor ki topi, surgical topi, operation topi, " +
      "ٹوپی, ٹوپیاں, ٹوپیوں, کیپ, کیپس, سرجیکل کیپ, سرجیکل ٹوپی, او ٹی کیپ, اوٹی کیپ, او ٹی ٹوپی, اوٹی ٹوپی, آپریشن ٹوپی, ہیٹ, سر ڈھانپنے",
  },
  {
    name: "Underscrubs",
    kind: "garment",
    words:
      "underscrub, under scrub, under scrubs, underscrubs, under shirt, undershirt, under layer, base layer, inner, inner shirt, inner layer, inner wear, innerwear, inner tee, inner top, body inner, full sleeve, full sleeves, full sleeve inner, full sleeve shirt, full sleeves shirt, full sleeve top, full sleeve t shirt, long sleeve, long sleeves, long sleeved, long sleeve shirt, long sleeve top, long sleeve tee, sleeve, thermal, body warmer, warmer, skivvy, body shirt, baju, poori asteen, puri asteen, pori asteen, full asteen, full bazu, poori bazu, puri bazu, poore bazu, lambi asteen, inar, banyan, baniyan, " +
      "انڈر اسکرب, انڈراسکرب, انر, اندرونی قمیض, پوری آستین, لمبی آستین, فل سلیو, آستین, بنیان, تھرمل",
  },
  {
    name: "T-shirts are underscrubs or tops",
    kind: "garment",
    words: "t shirt, tshirt, tee, ٹی شرٹ",
    finds: "underscrub, top",
  },
  {
    name: "Jackets are zip tops",
    kind: "garment",
    words:
      "jacket, scrub jacket, hoodie, sweater, upper jacket, zipper jacket, warm up jacket, cardigan, جیکٹ",
    finds: "zip top, zip, coat",
  },
  {
    name: "Gowns are coats or sets",
    kind: "garment",
    words: "gown, surgical gown, ot gown, hospital gown, گاؤن",
    finds: "lab coat, set",
  },
];
