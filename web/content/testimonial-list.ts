export type Testimonial = {
  key: "sana" | "bilal" | "hina" | "usman" | "nadia";
  rating: number;
  name: string;
  cloth: string;
  /** The name tape as a picture, drawn by scripts/render-name-tapes.ts. */
  tapeFile: string;
};

export const testimonials: readonly Testimonial[] = [
  { key: "sana", rating: 5, name: "Dr. Sana", cloth: "#6b1f33", tapeFile: "dr-sana.webp" },
  { key: "bilal", rating: 5, name: "Bilal", cloth: "#177a84", tapeFile: "bilal.webp" },
  { key: "hina", rating: 4, name: "Dr. Hina", cloth: "#c48a98", tapeFile: "dr-hina.webp" },
  { key: "usman", rating: 5, name: "Usman", cloth: "#43484d", tapeFile: "usman.webp" },
  { key: "nadia", rating: 4, name: "Sr. Nadia", cloth: "#2b4fa0", tapeFile: "sr-nadia.webp" },
];
