/** The privacy policy around its parts, which are in `privacy-sections.tsx`. */
export const privacyMessages = {
  title: "Privacy Policy",
  description:
    "What Tabeeb keeps about you, why and for how long: orders, measurements, embroidered names, accounts and messages. No advertising, no tracking cookies.",
  lead: "A tailor has to know your measurements, and a rider your door. This page says what we keep, why, for how long, and how to have it changed or removed.",
  whatWeKeep: "What we keep",
  forHowLong: "For how long",
  /** The retention of names in orders, in years; undefined: as long as the orders. */
  retention: (personYears: number | undefined) => [
    { what: "What was ordered, when and for how much", time: "6 years after the tax period it belongs to" },
    {
      what: "Name, contact and address in an order",
      time:
        personYears === undefined
          ? "as long as the order"
          : `${personYears} ${personYears === 1 ? "year" : "years"} after it was placed`,
    },
    { what: "Name, contact and address in the orders of a deleted account", time: "30 days after delivery" },
    {
      what: "Measurements, and names and pictures to embroider, in an order",
      time: "12 months after delivery",
    },
    { what: "A picture to embroider that you did not order", time: "30 days" },
    { what: "Measurements saved in your account", time: "until you delete them or your account" },
    { what: "Your account", time: "until you delete it" },
    { what: "Reviews", time: "until you delete them or your account" },
    { what: "The screenshot of a transfer", time: "as long as it is of use, 1 year at most" },
    { what: "Messages from the contact page", time: "12 months" },
    {
      what: "The record that you are logged in",
      time: "14 days after your last visit, 30 days at most; deleted within another 7 days",
    },
    { what: "Codes to recover a password", time: "valid for 10 minutes, deleted after 24 hours" },
    { what: "Codes to confirm an e-mail address", time: "valid for 60 minutes, deleted within another hour" },
    { what: "Mails to you", time: "30 days" },
    {
      what: "What our staff changed and when, without your name, contact or address",
      time: "for good, so that it is known who did what",
    },
    { what: "Access logs", time: "30 days" },
    { what: "Records of logins and of refused access", time: "1 year" },
  ],
};
