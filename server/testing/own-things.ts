import type { User } from "#contract/customers/accounts.ts";
import type { TestShop } from "./create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "./guest-order.ts";
import { signIn } from "./sign-in.ts";

export type OwnThings = {
  user: User;
  cookie: string;
  password: string;
  order: { id: string; OrderID: string };
  reviewId: string;
  measurementSetId: string;
  sessionId: string;
};

type Shop = Pick<TestShop, "post" | "database">;

export async function makeOwnThings(shop: Shop): Promise<OwnThings> {
  const customer = await signIn(shop);
  const { user, cookie } = customer;
  const send = (url: string, body: object) => shop.post(url, body, { cookie });
  await send("/orders/createOrder", guestOrder({ email: user.email }));
  await send("/reviews/createReview", { productID: plainLine._id, review: "Marked as good", rating: 5 });
  const kept = await send("/measurements/createMeasurementSet", { name: "Me", custom_size: measurements });
  const { orders } = (await send("/orders/getAllOrdersForUser", {})).json();
  const { rows } = await shop.database.pool.query("select id from reviews where user_id = $1", [user.id]);
  return {
    ...customer,
    order: orders[0],
    reviewId: rows[0].id,
    sessionId: await sessionOf(shop, user.id),
    measurementSetId: kept.json().measurementSet.id,
  };
}

async function sessionOf({ database }: Shop, userId: string): Promise<string> {
  const { rows } = await database.pool.query("select id from sessions where user_id = $1", [userId]);
  return rows[0].id;
}
