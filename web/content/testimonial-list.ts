export type Testimonial = {
  /** 4 or 5 (specification section 2). */
  rating: number;
  words: string;
  /** As it is woven into the name tape. */
  name: string;
  place: string;
  /** Color of the name tape, `#rrggbb`. */
  cloth: string;
  /** The name tape as a picture, drawn by scripts/render-name-tapes.ts. */
  tapeFile: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    rating: 5,
    words:
      "A year of hospital laundry and the collar still lies flat. With my name on it nobody takes my coat home.",
    name: "Dr. Sana",
    place: "Paediatrician, Lahore",
    cloth: "#6b1f33",
    tapeFile: "dr-sana.webp",
  },
  {
    rating: 5,
    words:
      "I sent my measurements on a Sunday night. It is the first pair of trousers that ends where my legs do.",
    name: "Bilal",
    place: "House officer, Faisalabad",
    cloth: "#177a84",
    tapeFile: "bilal.webp",
  },
  {
    rating: 4,
    words: "The wrap top stays closed when I lean over a patient. Two washes later I ordered it in maroon.",
    name: "Dr. Hina",
    place: "Dentist, Karachi",
    cloth: "#c48a98",
    tapeFile: "dr-hina.webp",
  },
  {
    rating: 5,
    words: "The stretch cloth earns its price when you spend the day on your knees beside a mat.",
    name: "Usman",
    place: "Physiotherapist, Islamabad",
    cloth: "#43484d",
    tapeFile: "usman.webp",
  },
  {
    rating: 4,
    words: "Twelve sets for our ward, all of one blue, and each name spelled right.",
    name: "Sr. Nadia",
    place: "Head nurse, Multan",
    cloth: "#2b4fa0",
    tapeFile: "sr-nadia.webp",
  },
];
