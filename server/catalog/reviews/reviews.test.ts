import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop();
const { post, database } = shop;

const productID = plainLine._id;
type Customer = Awaited<ReturnType<typeof signIn>>;

const create = ({ cookie }: Customer, changes: Record<string, unknown> = {}) =>
  post("/reviews/createReview", { productID, review: "Marked as good", rating: 5, ...changes }, { cookie });
const update = ({ cookie }: Customer, id: unknown, changes: Record<string, unknown> = {}) =>
  post("/reviews/updateReview", { id, review: "Marked as fair", rating: 3, ...changes }, { cookie });
const remove = ({ cookie }: Customer, id: unknown) => post("/reviews/deleteReview", { id }, { cookie });

type Listed = { id: string; userID: string; rating: number; review: string; verifiedPurchase: boolean };

async function reviewOf(customer: Customer, id = productID): Promise<Listed | undefined> {
  const { reviews } = (await post("/reviews/getAllReviewsByProduct", { id })).json();
  return reviews.find((review: Listed) => review.userID === customer.user.id);
}

async function newReviewOf(customer: Customer, id = productID): Promise<Listed> {
  await expect.poll(() => reviewOf(customer, id), { timeout: 10_000 }).toBeDefined();
  const review = await reviewOf(customer, id);
  if (!review) throw new Error("The review is not listed.");
  return review;
}

async function ratingsOf(id = productID) {
  const { rows } = await database.pool.query(
    `select p.review_count, p.rating_sum, count(r.id) as count, coalesce(sum(r.rating), 0)::integer as sum
     from products p left join reviews r on r.product_id = p.id where p.id = $1 group by p.id`,
    [id],
  );
  return rows[0];
}

async function reviewRows() {
  const reviews = await database.pool.query("select * from reviews order by id");
  return { reviews: reviews.rows, ratings: await ratingsOf() };
}

test("updates the product's ratings when a review is written, changed and deleted", async () => {
  const customer = await signIn(shop);
  const before = await ratingsOf();
  const created = await create(customer);
  expect([created.statusCode, created.json()]).toEqual([201, { success: true, message: "Review submitted" }]);
  const { id } = await newReviewOf(customer);
  const [count, sum] = [before.review_count + 1, before.rating_sum];
  expect(await ratingsOf()).toEqual({ review_count: count, rating_sum: sum + 5, count, sum: sum + 5 });
  const updated = await update(customer, id);
  expect([updated.statusCode, updated.json()]).toEqual([200, { message: "Review updated" }]);
  expect(await ratingsOf()).toMatchObject({ review_count: count, rating_sum: sum + 3, sum: sum + 3 });
  await expect
    .poll(() => reviewOf(customer), { timeout: 10_000 })
    .toMatchObject({
      rating: 3,
      review: "Marked as fair",
    });
  const deleted = await remove(customer, id);
  expect([deleted.statusCode, deleted.json()]).toEqual([200, { message: "Review deleted" }]);
  expect(await ratingsOf()).toEqual(before);
  const again = await remove(customer, id);
  expect([again.statusCode, again.json().code]).toEqual([404, "NOT_FOUND"]);
});

test("shows the author the new average at once", async () => {
  const customer = await signIn(shop);
  const read = async () =>
    (await post("/products/getProductById", { id: "railway-road-cargo-set" })).json().product;
  const { reviewCount } = await read();
  await create(customer, { productID: "railway-road-cargo-set", rating: 1 });
  expect((await read()).reviewCount).toBe(reviewCount + 1);
  const { rating_sum, review_count } = await ratingsOf("railway-road-cargo-set");
  expect((await read()).averageRating).toBeCloseTo(Math.round((10 * rating_sum) / review_count) / 10, 5);
});

test("accepts one review for each customer and product, even with twenty simultaneous posts", async () => {
  const customer = await signIn(shop);
  const responses = await Promise.all(Array.from({ length: 20 }, () => create(customer)));
  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect((await create(customer)).json()).toMatchObject({
    code: "ALREADY_REVIEWED",
    error: "You have already reviewed this product",
  });
});

test("refuses changes of others' reviews, and sends guests to the login", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  await create(customer);
  const { id } = await newReviewOf(customer);
  const before = await reviewRows();
  for (const response of [
    await create(other, { userID: customer.user.id }),
    await update(other, id),
    await remove(other, id),
  ])
    expect([response.statusCode, response.json().code]).toEqual([403, "FORBIDDEN"]);
  for (const url of ["/reviews/createReview", "/reviews/updateReview", "/reviews/deleteReview"]) {
    const response = await post(url, { id, productID, review: "Good", rating: 5, userID: customer.user.id });
    expect([response.statusCode, response.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
  }
  expect(await reviewRows()).toEqual(before);
});

test("answers unknown products and reviews with not found", async () => {
  const customer = await signIn(shop);
  await database.pool.query("update products set published = false where id = 'consultant-mandarin-set'");
  for (const id of ["no-such-product", "consultant-mandarin-set", "' or true --"])
    expect((await create(customer, { productID: id })).statusCode).toBe(404);
  for (const id of [randomUUID(), "1", "' or true --"]) {
    expect((await update(customer, id)).statusCode).toBe(404);
    expect((await remove(customer, id)).statusCode).toBe(404);
  }
});

test.each([0, 6, -1, 1e9, 4.5, "5", null, [5], undefined])("refuses a rating of %j", async (rating) => {
  const customer = await signIn(shop);
  const before = await reviewRows();
  const response = await create(customer, { rating });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ rating: "Please leave a review to rate the product" });
  expect(await reviewRows()).toEqual(before);
});

test("stores a text as written, neither empty nor above the limit", async () => {
  const customer = await signIn(shop);
  for (const review of ["", " \n ", "x".repeat(2001)]) {
    const response = await create(customer, { review });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ["review"]]);
  }
  const review = "<img src=x onerror=alert(1)>\n</script><script>alert('۵')</script> & \"so\"";
  expect((await create(customer, { review })).statusCode).toBe(201);
  expect((await newReviewOf(customer)).review).toBe(review);
});

test("marks a verified purchase once an order of the author has been delivered", async () => {
  const customer = await signIn(shop);
  await create(customer);
  expect((await newReviewOf(customer)).verifiedPurchase).toBe(false);
  const isVerified = async () => (await reviewOf(customer))?.verifiedPurchase;
  await post("/orders/createOrder", guestOrder(), { cookie: customer.cookie });
  const { orders } = (await post("/orders/getAllOrdersForUser", {}, { cookie: customer.cookie })).json();
  expect(await isVerified()).toBe(false);
  for (const [progress, verified] of [
    ["Dispatched", false],
    ["Delivered", true],
    ["Cancelled", false],
  ] as const) {
    await database.pool.query("update orders set progress = $2 where id = $1", [orders[0].id, progress]);
    await expect.poll(isVerified, { timeout: 10_000 }).toBe(verified);
  }
});

test("updates ratings consistently under concurrent writes, changes and deletions of reviews", async () => {
  const customers = await Promise.all(Array.from({ length: 12 }, () => signIn(shop)));
  const ids = async () => {
    const { rows } = await database.pool.query<{ id: string; user_id: string }>(
      "select id, user_id from reviews where product_id = $1",
      [productID],
    );
    return new Map(rows.map((row) => [row.user_id, row.id]));
  };
  for (let round = 0; round < 3; round += 1) {
    const known = await ids();
    const responses = await Promise.all(
      customers.flatMap((customer, index) => {
        const id = known.get(customer.user.id) ?? randomUUID();
        const rating = 1 + ((index + round) % 5);
        return [
          create(customer, { rating }),
          update(customer, id, { rating: 6 - rating }),
          update(customer, id, { rating }),
          ...(index % 3 === 0 ? [remove(customer, id)] : []),
        ];
      }),
    );
    expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const { review_count, rating_sum, count, sum } = await ratingsOf();
    expect({ review_count, rating_sum }).toEqual({ review_count: count, rating_sum: sum });
  }
});

test("stores an optional fit with a review; old reviews stay unchanged", async () => {
  const counted = async () => (await post("/reviews/getAllReviewsByProduct", { id: productID })).json().count;
  const before = await counted();
  const [small, silent] = [await signIn(shop), await signIn(shop)];
  expect((await create(small, { fit: "small" })).statusCode).toBe(201);
  expect((await create(silent)).statusCode).toBe(201);
  const { id } = await newReviewOf(small);
  expect(await reviewOf(small)).toMatchObject({ fit: "small" });
  expect(await reviewOf(silent)).not.toHaveProperty("fit");
  expect(await counted()).toEqual({
    stars: before.stars.map((count: number, index: number) => (index === 4 ? count + 2 : count)),
    fit: { ...before.fit, small: before.fit.small + 1 },
    heights: before.heights,
  });
  await update(small, id);
  expect(await reviewOf(small)).toMatchObject({ fit: "small", rating: 3 });
  await update(small, id, { fit: null });
  expect(await reviewOf(small)).not.toHaveProperty("fit");
  const wrong = await create(await signIn(shop), { fit: "huge" });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ["fit"]]);
});

test("filters reviews by stars, and counts all of them", async () => {
  const ask = async (stars?: number) =>
    (await post("/reviews/getAllReviewsByProduct", { id: productID, stars })).json();
  const { reviews, count } = await ask();
  for (const stars of [1, 2, 3, 4, 5]) {
    const those = await ask(stars);
    expect(those.reviews).toEqual(reviews.filter(({ rating }: Listed) => rating === stars));
    expect(those.count).toEqual(count);
  }
  for (const stars of [0, 6, 1.5, "5"])
    expect((await post("/reviews/getAllReviewsByProduct", { id: productID, stars })).statusCode).toBe(400);
});
