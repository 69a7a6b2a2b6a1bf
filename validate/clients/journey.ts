/** An order as a tool sends it; the shop refuses it when its total is not of today. */
export const sampleOrder = {
  items: [
    {
      _id: "liberty-v-neck-set",
      sizes: "M",
      custom_size: false as const,
      color: { label: "Navy Blue" },
      fabric_type: { name: "Plain Cotton" },
      trouserOptions: "Straight",
      cap: false,
      name_engraving: false as const,
      quantity: 1,
    },
  ],
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "0300 1234567",
  address: "12 Main Boulevard, Gulberg",
  city: "Lahore",
  province: "Punjab",
  postal_code: "54000",
  totalAmount: 5000,
};

/** The calls of a client; undefined where the answer is not the one that its types promise. */
export type Journey = (origin: string) => {
  place: (idempotencyKey: string) => Promise<string | undefined>;
  track: (orderId: string) => Promise<{ id: string; orderProgress: string; totalAmount: number } | undefined>;
  cancel: (id: string) => Promise<string | undefined>;
  /** The reason with which an order without items is refused. */
  placeNothing: () => Promise<string | undefined>;
};
