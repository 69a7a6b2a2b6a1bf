import { beforeAll, expect, test } from "vitest";
import { createTestShop } from "../testing/create-test-shop.ts";
import { openBrowser } from "../testing/open-browser.ts";
import {
  type Choices,
  everyChoice,
  type Line,
  lineOf,
  type Product,
  totalOf,
} from "./line-of-specification.ts";

/** A client built from the specification alone must work, despite extensions of the shop. */
const shop = await createTestShop();
const guest = openBrowser(shop);
const customer = openBrowser(shop);
const account = { name: "Hira Marked", email: "hira.marked@example.com", password: "a marked walnut tree" };

const listed: Product[] = [];
const products: Product[] = [];
let pricing: number[] = [];
let userID = "";
let people = 0;

/** In free spelling: the specification has no list. */
const provinces = ["Punjab", "sindh", "KPK", "Islamabad", "Gilgit Baltistan", "AJK", "Balochistan"];

/** A unique phone and mailbox for each order, to stay below the limits for one customer. */
function somebody() {
  people += 1;
  const number = String(people).padStart(7, "0");
  return {
    name: `Marked Person ${people}`,
    email: `marked.person.${people}@example.com`,
    phone: `0300${number}`,
    city: "Lahore",
    postal_code: "54000",
    area: "",
    province: provinces[people % provinces.length],
    address: "7 Marked Street",
    delivery_instruction: "",
  };
}

async function order(lines: readonly Line[], as: "guest" | "customer" = "guest") {
  const form = { ...somebody(), items: lines, totalAmount: totalOf(lines, pricing) };
  return as === "guest"
    ? guest.post("/orders/createOrderAsGuest", form)
    : customer.post("/orders/createOrder", { ...form, userID });
}

async function place(lines: readonly Line[], as?: "guest" | "customer"): Promise<string> {
  const placed = await order(lines, as);
  expect(placed.json()).toMatchObject({ success: true, OrderID: expect.any(String) });
  return placed.json().OrderID;
}

const plain = (choices: Choices = {}) => lineOf(products[0] as Product, pricing, choices);

beforeAll(async () => {
  expect((await customer.post("/users/signup", account)).json()).toMatchObject({ success: true });
  const { email, password } = account;
  const { user, message } = (await customer.post("/users/login", { email, password })).json();
  expect(message).toEqual(expect.any(String));
  userID = user.id;
  pricing = (await guest.get("/pricing/getPricing")).json().map(({ amount }: { amount: number }) => amount);
  let totalPages = 1;
  for (let page = 1; page <= totalPages; page += 1) {
    const answer = (await guest.post(`/products/getProducts?page=${page}`, {})).json();
    expect(answer.page).toBe(page);
    totalPages = answer.totalPages;
    listed.push(...answer.productData);
  }
  for (const { id } of listed)
    products.push((await guest.post("/products/getProductById", { id })).json().product);
});

test("gives lookups with the keys of the specification, and filters by their values", async () => {
  const [categories, colors, fabrics] = await Promise.all(
    ["getAllCategories", "getAllColors", "getAllFabrics"].map(async (name) =>
      (await guest.get(`/productDetails/${name}`)).json(),
    ),
  );
  const charts = (await guest.post("/picturesrRouter/getAllSizePictures", {})).json();
  expect(charts[0].image.downloadURL).toEqual(expect.any(String));
  expect((await guest.post("/products/getLatestPRoducts", {})).json().length).toBeGreaterThan(0);
  const has = {
    category: (product: Product, value: string) => product.category === value,
    color: (product: Product, value: string) => product.colors.some(({ label }) => label === value),
    fabric_type: (product: Product, value: string) => product.fabric_type.some(({ name }) => name === value),
  };
  const values = {
    category: categories.map(({ name }: { name: string }) => name),
    color: colors.map(({ label }: { label: string }) => label),
    fabric_type: fabrics.map(({ name }: { name: string }) => name),
  };
  for (const key of ["category", "color", "fabric_type"] as const)
    for (const value of values[key]) {
      const found = [];
      const query = `${key}=${encodeURIComponent(value)}`;
      for (let page = 1, total = 1; page <= total; page += 1) {
        const { productData, totalPages } = (
          await guest.post(`/products/getProducts?page=${page}&${query}`, {})
        ).json();
        found.push(...productData.map(({ id }: Product) => id));
        total = totalPages;
      }
      expect([value, found.toSorted()]).toEqual([
        value,
        listed
          .filter((product) => has[key](product, value))
          .map(({ id }) => id)
          .toSorted(),
      ]);
    }
});

test("accepts every choice of every product as the product plus the choices, from guests and customers", async () => {
  const refused: unknown[] = [];
  for (const [index, product] of products.entries()) {
    const lines = everyChoice(product).map((choices) => lineOf(product, pricing, choices));
    for (let first = 0; first < lines.length; first += 4) {
      const some = lines.slice(first, first + 4);
      const answer = await order(some, (index + first / 4) % 2 === 0 ? "guest" : "customer");
      if (answer.statusCode !== 201) refused.push([product.id, answer.statusCode, answer.json()]);
    }
  }
  expect(refused).toEqual([]);
});

test("places a cart of several garments as one order, with each engraved name as typed", async () => {
  const engraving = { name: "Dr. Hira", position: "right" } as const;
  const lines = [
    plain({ engraving }),
    plain({ cap: true, quantity: 2 }),
    lineOf(products[1] as Product, pricing, {}),
  ];
  await place(lines, "customer");
  const { orders } = (await customer.post("/orders/getAllOrdersForUser", { id: userID })).json();
  expect(orders[0]).toMatchObject({
    orderProgress: "Pending",
    totalAmount: Number(totalOf(lines, pricing)),
    userID,
    items: [
      { name_engraving: engraving, name_engraving_charges: pricing[1], quantity: 1 },
      { cap: true, cap_charges: pricing[2], quantity: 2 },
      { quantity: 1 },
    ],
  });
  for (const item of orders[0].items)
    expect(item).toMatchObject({ id: expect.any(String), uniqueId: expect.any(String) });
});

test("tracks an order by its number and cancels it while pending, for a guest and its customer", async () => {
  for (const as of ["guest", "customer"] as const) {
    const who = as === "guest" ? guest : customer;
    const OrderID = await place([plain()], as);
    const { order: tracked } = (await who.post("/orders/trackOrder", { OrderID })).json();
    expect(tracked).toMatchObject({ OrderID, orderProgress: "Pending", createdAt: expect.any(String) });
    expect(tracked.items[0]).toMatchObject({ id: expect.any(String), uniqueId: expect.any(String) });
    const cancel = { id: tracked.id, orderProgress: "Cancelled" };
    expect((await who.post("/orders/updateOrder", cancel)).json()).toEqual({ message: "Order Updated" });
    const { order: cancelled } = (await who.post("/orders/trackOrder", { OrderID })).json();
    expect(cancelled.orderProgress).toBe("Cancelled");
  }
});

test("verifies a coupon for the items of a cart, and alone", async () => {
  const code = "WELCOME10";
  const optional = products.find((product) => "options" in product) as Product;
  const items = [plain({ quantity: 2 }), lineOf(optional, pricing, {})];
  for (const payload of [{ code, items }, { code }]) {
    const verified = await guest.post("/api/coupons/verifyCouponAtCheckout", payload);
    expect([verified.statusCode, verified.json().message]).toEqual([200, expect.any(String)]);
  }
});

test("lets its author write, change, read and delete a review", async () => {
  const productID = products[0]?.id;
  const read = async () =>
    (await guest.post("/reviews/getAllReviewsByProduct", { id: productID })).json().reviews;
  const review = { productID, userID, review: "Good cloth", rating: 4 };
  expect((await customer.post("/reviews/createReview", review)).json().message).toEqual(expect.any(String));
  const own = (await read()).find((each: { userID: string }) => each.userID === userID);
  expect(own).toMatchObject({ ...review, name: account.name, createdAt: expect.any(String) });
  const changed = { id: own.id, review: "Good cloth, long sleeves", rating: 5 };
  expect((await customer.post("/reviews/updateReview", changed)).statusCode).toBe(200);
  expect(await read()).toContainEqual(expect.objectContaining(changed));
  expect((await customer.post("/reviews/deleteReview", { id: own.id })).statusCode).toBe(200);
  expect((await read()).some(({ id }: { id: string }) => id === own.id)).toBe(false);
});

test("accepts a message to the shop with and without text", async () => {
  const message = { name: "Hira Marked", email: account.email, phone: "03001234567" };
  for (const payload of [{ ...message, message: "Do you sew burgundy?" }, message]) {
    const sent = await guest.post("/contact/createContact", payload);
    expect([sent.statusCode, sent.json()]).toEqual([201, { msg: expect.any(String) }]);
  }
});

test("changes a profile by the keys that differ, and reads it at the next start", async () => {
  for (const change of [{ phone: "03001234567" }, { address: "9 Marked Street" }, { name: "Hira M." }]) {
    const saved = await customer.post("/users/updateUserInformation", { id: userID, ...change });
    expect([saved.statusCode, saved.json().message]).toEqual([200, "Update Successfull"]);
  }
  expect(await customer.user()).toMatchObject({ id: userID, name: "Hira M.", address: "9 Marked Street" });
});

test("changes an e-mail address by {id, email} once the links in both mailboxes were opened", async () => {
  const email = "hira.m@example.com";
  const asked = await customer.post("/users/updateUserInformation", {
    id: userID,
    email,
    phone: "03217654321",
  });
  expect([asked.statusCode, asked.json().message]).toEqual([200, "Update Successfull"]);
  expect(await customer.user()).toMatchObject({ email: account.email, phone: "03217654321" });
  for (const recipient of [account.email, email]) {
    const { rows } = await shop.database.pool.query(
      "select data ->> 'path' as path from outgoing_mails where kind = 'email-change-link' and recipient = $1",
      [recipient],
    );
    const [, , id, token] = rows[0].path.split("/");
    expect((await guest.post("/users/confirmEmailChange", { id, token })).statusCode).toBe(200);
  }
  account.email = email;
  const { password } = account;
  expect((await customer.post("/users/login", { email, password })).json().user.id).toBe(userID);
});

test("sets a forgotten password by the mailed code, and logs in with the new one", async () => {
  const { userId } = (await guest.post("/users/sendResetPasswordOTP", { email: account.email })).json();
  const { rows } = await shop.database.pool.query(
    "select data ->> 'code' as code from outgoing_mails where event = $1",
    [`recovery-code:${userId}`],
  );
  const { OtpVerified } = (await guest.post("/users/verifyOtp", { otp: rows[0].code, userId })).json();
  expect(OtpVerified).toEqual(expect.any(String));
  const resetPassword = "another marked walnut tree";
  expect((await guest.post("/users/updatePassword", { id: userId, resetPassword })).statusCode).toBe(200);
  const again = await customer.post("/users/login", { email: account.email, password: resetPassword });
  expect([again.statusCode, again.json().user.id]).toEqual([200, userID]);
  expect((await customer.logout()).json().message).toEqual(expect.any(String));
  expect(await customer.user()).toBeNull();
});
