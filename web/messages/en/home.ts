export const homeMessages = {
  title: "Elevate Your Medical Uniform",
  description:
    "Medical uniforms made in Lahore: scrub sets, tops, trousers, lab coats and caps, in your size or to your measurements, with your name embroidered.",
  intro:
    "Uniforms cut and sewn in Lahore for long shifts: your colour, your cloth, your name over the pocket.",
  explore: "Explore Collection",
  stats: [
    { figure: "10k+", label: "Happy Customers" },
    { figure: "4.9", label: "Customer Rating" },
  ],
  premiumQuality: "Premium Quality",
  medicalGradeFabric: "Medical Grade Fabric",
  formPicture: "Green scrub top on a tailor's form, a stethoscope round its neck",
  railPicture: "Scrub tops in six colours on a rail",
  stackPicture: "Folded sets with a surgical cap",
  hoopPicture: "A name being embroidered in a hoop",
  categories: "Shop by Category",
  everything: "All products",
  promises: "What you can rely on",
  qualityTitle: "Premium Quality",
  qualityText: "Flat-felled seams, and dye that stays through hot hospital washes.",
  deliveryTitle: "Fast Delivery",
  deliveryText: (amount: string) => `To every city of Pakistan; free of charge from ${amount}.`,
  comfortTitle: "Comfort First",
  comfortText: "Seven sizes and three cloths, or cut to your own measurements.",
  popular: "Popular Products",
  viewMore: "View More",
  latest: "Latest Products",
  whyChooseUs: "Why Choose Us",
  reasons: [
    {
      title: "Your name in thread",
      text: "Embroidered on the chest, left or right, never printed. The picture shows it before you order.",
    },
    {
      title: "Cut to your measurements",
      text: "If no size fits, send your measurements and a note for the tailor.",
    },
    {
      title: "Colours that match",
      text: "Set, cap and coat come from one dye lot, so a whole team looks alike.",
    },
    {
      title: "No account needed",
      text: "Order as a guest, pay at your door, follow the parcel by its number.",
    },
  ],
  upgradeTitle: "Ready to Upgrade Your Medical Attire?",
  upgradeText: "Pick a cut, a cloth and a colour. The rest is our work.",
  shopNow: "Shop Now",
};
