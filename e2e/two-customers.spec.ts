import { type APIRequestContext, request } from "@playwright/test";
import { haveSession } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { addressee } from "./support/shopper.ts";

const cap = {
  _id: "tie-back-surgical-cap",
  sizes: "M",
  custom_size: false,
  color: { label: "Black" },
  fabric_type: { name: "Plain Cotton" },
  trouserOptions: null,
  cap: false,
  name_engraving: false,
  quantity: 1,
};

/** 2,200 rupees and 250 for the delivery. */
const order = {
  name: addressee.Name,
  email: addressee.Email,
  phone: addressee.Phone,
  city: addressee.City,
  province: addressee.Province,
  postal_code: addressee["Postal code"],
  address: addressee.Address,
  items: [cap],
  totalAmount: "2450",
};

async function idOf(session: APIRequestContext): Promise<string> {
  return (await (await session.get("/users/persistUserSession")).json()).user.id;
}

test("two customers cannot touch each other's things @once", async ({ page, browser, baseURL }) => {
  await haveSession(page);
  const owner = page.request;
  const otherContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const otherPage = await otherContext.newPage();
  await haveSession(otherPage);
  const other = otherPage.request;
  const ownerId = await idOf(owner);

  expect((await owner.post("/orders/createOrder", { data: order })).status()).toBe(201);
  const review = { productID: cap._id, review: "Sits well", rating: 5 };
  expect((await owner.post("/reviews/createReview", { data: review })).status()).toBe(201);
  const { reviews } = await (
    await owner.post("/reviews/getAllReviewsByProduct", { data: { id: cap._id } })
  ).json();
  const reviewId = reviews[0].id;

  const forbidden: [string, object][] = [
    ["/orders/getAllOrdersForUser", { id: ownerId }],
    ["/orders/createOrder", { ...order, userID: ownerId }],
    ["/users/updateUserInformation", { id: ownerId, name: "Somebody Else" }],
    ["/reviews/createReview", { ...review, userID: ownerId }],
    ["/reviews/updateReview", { id: reviewId, review: "Torn", rating: 1 }],
    ["/reviews/deleteReview", { id: reviewId }],
  ];
  for (const [path, data] of forbidden) {
    expect.soft((await other.post(path, { data })).status(), path).toBe(403);
  }
  expect(await (await other.post("/orders/getAllOrdersForUser")).json()).toEqual({ orders: [] });

  const guest = await request.newContext(baseURL === undefined ? {} : { baseURL });
  for (const [path, data] of forbidden) {
    expect.soft((await guest.post(path, { data })).status(), path).toBe(401);
  }
  await guest.dispose();
  await otherContext.close();
});
