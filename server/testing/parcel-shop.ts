import { expect } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import type { OfficeParcel } from "#contract/parcels/office-parcels.ts";
import { trackNext } from "#server/parcels/poll-parcels.ts";
import { createTestShop } from "./create-test-shop.ts";
import { guestOrder } from "./guest-order.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { startLeopards } from "./stand-ins/leopards.ts";
import { startPostEx } from "./stand-ins/postex.ts";

/** A shop with accounts at PostEx and Leopards, whose stand-ins `close` ends, and its office's acts on parcels. */
export async function createParcelShop() {
  const postEx = await startPostEx();
  const leopards = await startLeopards();
  const env = { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token, ...leopards.env };
  const shop = await createTestShop({ env });
  const { pool } = shop.database;
  const { couriers } = shop.services;
  const following = { pool, couriers, shop: shop.services.shop };
  const manager = await signInStaff(shop, "manager");
  const { cookie } = manager;

  const post = (call: string, body: object) => shop.post(`/api/admin/parcels/${call}`, body, { cookie });
  const get = (url: string) => shop.app.inject({ url, headers: { cookie } });

  async function placeOrder(changes: object = {}): Promise<{ id: string; OrderID: string }> {
    const placed = await shop.post(
      "/orders/createOrderAsGuest",
      guestOrder({ city: "lahore", phone: "0300 1234567", ...changes }),
    );
    const { OrderID } = placed.json();
    const { rows } = await pool.query("select id from orders where number = $1", [
      OrderID.replace(/^TB-|-/g, ""),
    ]);
    return { id: rows[0].id, OrderID };
  }

  async function book(id: string, more: object = {}, courier = "postex"): Promise<string> {
    const body = { courier, orders: [{ id, ...more }], acknowledged: questionCodes };
    const answer = await post("book", body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().results[0].outcome;
  }

  async function parcelsOf(orderId: string): Promise<OfficeParcel[]> {
    return (await get(`/api/admin/parcels/list?orderId=${orderId}`)).json().parcels;
  }

  async function latest(orderId: string): Promise<OfficeParcel> {
    const parcel = (await parcelsOf(orderId)).at(-1);
    if (!parcel) throw new Error("There is no parcel.");
    return parcel;
  }

  /** Runs all jobs as if due; returns the failures. */
  async function followAll(): Promise<unknown[]> {
    await pool.query("update parcels set next_at = now() where next_at is not null");
    const failures: unknown[] = [];
    for (let isMore = true; isMore; )
      isMore = await trackNext(following).catch((error: unknown) => {
        failures.push(error);
        return true;
      });
    return failures;
  }

  const tracked = async (OrderID: string) =>
    (await shop.post("/orders/trackOrder", { OrderID })).json().order;

  const withReference = (reference: string) =>
    postEx.parcels.filter(({ order, cancelled }) => order.orderRefNumber === reference && !cancelled);

  return {
    shop,
    pool,
    couriers,
    following,
    manager,
    postEx,
    leopards,
    post,
    get,
    placeOrder,
    book,
    parcelsOf,
    latest,
    followAll,
    tracked,
    withReference,
    close: async () => {
      await postEx.close();
      await leopards.close();
    },
  };
}
