import { expect, test } from "vitest";
import { guestOrder } from "#server/testing/guest-order.ts";
import { createTextShop } from "#server/testing/text-shop.ts";

const { shop, whatsApp, office, sendAll } = await createTextShop({ RATE_LIMIT_FACTOR: "1" });
const { pool } = shop.database;

let networks = 0;
/** Each from another network, as an attacker with many would. */
async function placeAndCancel(phone: string): Promise<string> {
  networks += 1;
  const remoteAddress = `198.51.100.${networks}`;
  const post = async (url: string, payload: object) =>
    (await shop.app.inject({ method: "POST", url, payload, remoteAddress })).json();
  const { OrderID } = await post("/orders/createOrderAsGuest", guestOrder({ phone }));
  const { order } = await post("/orders/trackOrder", { OrderID });
  await sendAll();
  await post("/orders/updateOrder", { id: order.id, orderProgress: "Cancelled" });
  await sendAll();
  return order.id;
}

const sentTo = (to: string) => whatsApp.messages.filter((message) => message.to === to).length;

test("sends one message to a phone for twenty orders placed and cancelled with it", async () => {
  for (let order = 0; order < 20; order += 1) await placeAndCancel("0300 444 5551");
  expect(sentTo("923004445551")).toBe(1);
  const { rows } = await pool.query("select distinct problem from outgoing_texts where state = 'not-sent'");
  expect(rows).toEqual([{ problem: "too many orders were placed and cancelled with this phone" }]);
}, 60_000);

test("limits a phone with a delivered parcel to ten messages an hour, and sends all of staff's actions", async () => {
  const first = await placeAndCancel("0300 444 5552");
  await pool.query("update orders set progress = 'Delivered' where id = $1", [first]);
  const before = sentTo("923004445552");
  for (let order = 0; order < 7; order += 1) await placeAndCancel("0300 444 5552");
  expect(sentTo("923004445552") - before).toBe(10);
  const placed = await shop.post("/orders/createOrderAsGuest", guestOrder({ phone: "0300 444 5552" }));
  const { id } = (await shop.post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json().order;
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await sendAll();
  expect(sentTo("923004445552") - before).toBe(11);
}, 60_000);
