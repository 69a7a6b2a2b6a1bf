export const inUrdu = { lang: "ur", dir: "rtl" } as const;
