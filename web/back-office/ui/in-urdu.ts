/** A field for a text in Urdu: read from the right, and read out as what it is. */
export const inUrdu = { lang: "ur", dir: "rtl" } as const;
