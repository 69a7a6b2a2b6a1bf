import { createOrderAsGuest, trackOrder } from "#contract/orders/orders.ts";

/** Bodies that work on the demo shop, by path; the test of the document sends them. */
export const exampleBodies = new Map<string, unknown>(
  Object.entries({
    [createOrderAsGuest.path]: {
      items: [
        {
          _id: "liberty-v-neck-set",
          sizes: "M",
          custom_size: false,
          color: { label: "Navy Blue" },
          fabric_type: { name: "Plain Cotton" },
          trouserOptions: "Straight",
          cap: false,
          name_engraving: false,
          quantity: 1,
        },
      ],
      name: "Ayesha Khan",
      email: "ayesha@example.com",
      phone: "0300 1234567",
      address: "12 Main Boulevard, Gulberg",
      area: "Gulberg",
      city: "Lahore",
      province: "Punjab",
      postal_code: "54000",
      delivery_instruction: "",
      totalAmount: 5000,
    },
    [trackOrder.path]: { OrderID: "TB-2K7M" },
  }),
);
