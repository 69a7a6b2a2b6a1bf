import type { LinkedText } from "../linked-text.ts";

export const aboutMessages = {
  title: "About Us",
  description:
    "How a cutting table in Lahore came to sew for hospitals all over Pakistan, what we are here for, and what we check before a uniform leaves us.",
  lead: "Tailors from Lahore, at work for those who look after everyone else.",
  story: {
    title: "Our Story",
    picture: "A name on navy cloth in an embroidery hoop",
    lead: "It began with a house officer whose sleeves ended well above her wrists, because no shop in the city had her size.",
    text: [
      "She came to our cutting table in Lahore with a tape measure and a page of numbers. We cut one set for her and put her name over the pocket, so that it would find its way back from the hospital laundry. Within the month, half her ward had sent us their numbers too.",
      "The table has become a workroom and the ward has become hospitals, clinics and colleges all over Pakistan. The work is still done in the same order: measure, cut, sew, embroider, check, fold.",
    ],
  },
  mission: {
    title: "Our Mission",
    picture: "Scrub tops in six colours on a rail",
    lead: "A uniform that fits, for everyone who works in medicine, at a price that a first salary can carry.",
    text: [
      "A shift is long enough without cloth that pulls at the shoulder. So there are seven sizes for women and for men, and where none of them is yours, we cut to your measurements. Every surcharge is written beside the choice that causes it, and you pay when the parcel is in your hands.",
      "We embroider names in the letters you write them in, because a patient should be able to read who is standing at the bed.",
    ],
    seeSizeChart: "See the size chart",
  },
  quality: {
    title: "Our Commitment to Quality",
    picture: "A stack of folded sets with a surgical cap beside it",
    lead: "Four things are checked before a parcel is closed.",
    checks: [
      {
        title: "The cloth",
        text: "Every roll is washed and measured before we cut it, and its shade held against our card by daylight.",
      },
      {
        title: "The seams",
        text: "Flat-felled where a shift pulls hardest, with a bar tack at both corners of every pocket.",
      },
      {
        title: "The name",
        text: "Read back letter by letter from your order before the needle starts, and once more when it stops.",
      },
      {
        title: "The fit",
        text: "The finished piece is laid flat and measured against the size chart, or against your measurements.",
      },
    ],
    remedies: (faults: LinkedText) => (
      <>If something slips past us all the same, we {faults("repair, remake or refund it")}.</>
    ),
    shopNow: "Shop Now",
  },
};
