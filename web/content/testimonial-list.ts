export type Testimonial = {
  /** 4 or 5 (specification section 2). */
  rating: number;
  words: string;
  /** As it is woven into the name tape. */
  name: string;
  place: string;
  /** The cloth of the name tape. */
  tape: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    rating: 5,
    words:
      "A year of hospital laundry and the collar still lies flat. With my name on it nobody takes my coat home.",
    name: "Dr. Sana",
    place: "Paediatrician, Lahore",
    tape: "#6B1F33",
  },
  {
    rating: 5,
    words:
      "I sent my measurements on a Sunday night. It is the first pair of trousers that ends where my legs do.",
    name: "Bilal",
    place: "House officer, Faisalabad",
    tape: "#177A84",
  },
  {
    rating: 4,
    words: "The wrap top stays closed when I lean over a patient. Two washes later I ordered it in maroon.",
    name: "Dr. Hina",
    place: "Dentist, Karachi",
    tape: "#C48A98",
  },
  {
    rating: 5,
    words: "The stretch cloth earns its price when you spend the day on your knees beside a mat.",
    name: "Usman",
    place: "Physiotherapist, Islamabad",
    tape: "#43484D",
  },
  {
    rating: 4,
    words: "Twelve sets for our ward, all of one blue, and each name spelled right.",
    name: "Sr. Nadia",
    place: "Head nurse, Multan",
    tape: "#2B4FA0",
  },
];
