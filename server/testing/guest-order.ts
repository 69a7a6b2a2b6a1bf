/** A line of the demo shop as a browser sends it: 4,750 rupees, with delivery 5,000. */
export const plainLine = {
  _id: "liberty-v-neck-set",
  sizes: "M",
  custom_size: false,
  color: { label: "Navy Blue" },
  fabric_type: { name: "Plain Cotton" },
  trouser: true,
  trouserOptions: "Straight",
  cap: false,
  name_engraving: false,
  quantity: 1,
};

/** 5,750 rupees, on sale for 5,150, and 250 for the twill. */
export const saleLine = {
  ...plainLine,
  _id: "railway-road-cargo-set",
  fabric_type: { name: "Cotton Twill" },
  trouserOptions: "Cargo",
};

export const measurements = {
  shirtLength: 28,
  chest: "40.5",
  shoulder: 17,
  sleeveLength: 9,
  trouserWaist: 32,
  trouserLength: 38.25,
  otherNote: "Measured over a vest",
};

export const capMeasurements = { head: 22.5, otherNote: "" };

/** A checkout form as a browser sends it; every personal field has a searchable mark. */
export const person = {
  name: "Zubaida Marked",
  email: "zubaida.marked@example.com",
  phone: "+92 300-7654321",
  city: "Markedabad",
  postal_code: "54000",
  area: "Markedarea",
  province: "Punjab",
  address: "7 Marked Street",
  delivery_instruction: "Ring the marked bell",
};

export function guestOrder(changes: Record<string, unknown> = {}) {
  return { ...person, items: [plainLine], totalAmount: "5000", ...changes };
}
