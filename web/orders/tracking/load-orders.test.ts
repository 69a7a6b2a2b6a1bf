import { expect, test } from "vitest";
import type { CallResult } from "#contract/http/caller.ts";
import type { Order } from "#contract/orders/orders.ts";
import { loadOrders } from "./load-orders.ts";

const picture = { downloadURL: "/p.webp", name: "primary", width: 800, height: 1000, srcset: "" };

const order: Order = {
  id: "1",
  OrderID: "TB-7K4M-9QX2-BC3D",
  createdAt: "2026-11-21T10:05:00.000Z",
  totalAmount: 4850,
  subtotal: 4850,
  discount: 0,
  delivery: 0,
  coupon: null,
  orderProgress: "Pending",
  history: [{ orderProgress: "Pending", at: "2026-11-21T10:05:00.000Z" }],
  work: [],
  version: "0",
  actions: [],
  reduction: 0,
  payment: { received: 0, balance: 0 },
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "03001234567",
  city: "Lahore",
  postal_code: "54000",
  area: "",
  province: "Punjab",
  address: "14 Mall Road",
  delivery_instruction: "",
  userID: "7",
  items: [
    {
      id: "i1",
      uniqueId: "mall-road-v-neck-set-M",
      _id: "mall-road-v-neck-set",
      name: "Mall Road V-Neck Set",
      category: "Women",
      product_code: "TB-W-101",
      images: { primary: picture, back: picture },
      sizes: "M",
      custom_size: false,
      color: { _id: "teal", label: "Teal", value: "#177a84" },
      fabric_type: { _id: "cotton", name: "Plain Cotton", price: 0 },
      trouser: true,
      trouserOptions: "Straight",
      cap: false,
      name_engraving: { name: "Dr. Ayesha Khan", position: "left" },
      price: 4850,
      sale_price: 4850,
      name_engraving_charges: 300,
      cap_charges: 0,
      custom_size_charges: 0,
      quantity: 1,
    },
  ],
};

function shopThatAnswers(answer: CallResult<{ orders: Order[] }>) {
  return { getAllOrdersForUser: () => Promise.resolve(answer) };
}

function refusal(status: number, code: string): CallResult<{ orders: Order[] }> {
  return { ok: false, status, error: { error: "No.", message: "No.", code } };
}

test("returns an order with its choices and address, without fields that no card shows", async () => {
  const [loaded] =
    (await loadOrders(shopThatAnswers({ ok: true, status: 200, data: { orders: [order] } }))) ?? [];
  expect(loaded).toMatchObject({ OrderID: order.OrderID, address: "14 Mall Road", phone: "03001234567" });
  expect(loaded?.items[0]?.name_engraving).toEqual({ name: "Dr. Ayesha Khan", position: "left" });
  expect(Object.keys(loaded?.items[0]?.images ?? {})).toEqual(["primary"]);
  expect(JSON.stringify(loaded)).not.toMatch(/userID|ayesha@example|uniqueId/);
});

test("returns no list to a guest, and throws other failures", async () => {
  expect(await loadOrders(shopThatAnswers(refusal(401, "NOT_LOGGED_IN")))).toBeUndefined();
  await expect(loadOrders(shopThatAnswers(refusal(503, "BUSY")))).rejects.toMatchObject({
    init: { status: 503 },
  });
});
