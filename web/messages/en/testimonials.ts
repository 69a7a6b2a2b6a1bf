export const testimonialsMessages = {
  title: "What Our Customers Say",
  play: "Play what our customers say",
  pause: "Pause what our customers say",
  inARow: "Reviews in a row",
  said: {
    sana: {
      words:
        "A year of hospital laundry and the collar still lies flat. With my name on it no one takes my coat home.",
      place: "Paediatrician, Lahore",
    },
    bilal: {
      words:
        "I sent my measurements on a Sunday night. It is the first pair of trousers that ends where my legs do.",
      place: "House officer, Faisalabad",
    },
    hina: {
      words: "The wrap top stays closed when I lean over a patient. Two washes later I ordered it in maroon.",
      place: "Dentist, Karachi",
    },
    usman: {
      words: "The stretch cloth earns its price when you spend the day on your knees beside a mat.",
      place: "Physiotherapist, Islamabad",
    },
    nadia: {
      words: "Twelve sets for our ward, all of one blue, and each name spelled right.",
      place: "Head nurse, Multan",
    },
  },
};
