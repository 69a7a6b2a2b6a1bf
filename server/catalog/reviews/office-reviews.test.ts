import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();

test("shows the office how a piece fits, if the author has answered", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  for (const [email, fit] of [
    ["large@example.com", { fit: "large" }],
    ["silent@example.com", {}],
  ] as const) {
    const author = await signIn(shop, { email });
    const body = { productID: "mall-road-v-neck-set", review: `From ${email}`, rating: 4, ...fit };
    expect((await shop.post("/reviews/createReview", body, { cookie: author.cookie })).statusCode).toBe(201);
  }
  const list = await shop.app.inject({ url: "/api/admin/reviews/list", headers: { cookie } });
  expect(list.json().items.slice(0, 2)).toMatchObject([
    { review: "From silent@example.com", fit: null },
    { review: "From large@example.com", fit: "large" },
  ]);
});
