import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TestShop } from "./create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "./guest-order.ts";
import { createOrderHelpers } from "./order-helpers.ts";
import { tableClasses } from "./personal-columns.ts";
import type { Fate } from "./retention-rules.ts";
import { signIn } from "./sign-in.ts";
import type { SignedInStaff } from "./sign-in-staff.ts";

export type Found = { column: string; fate: Fate | undefined; value: string };

export function createCustomerMaker(shop: TestShop, staff: SignedInStaff, coupon: string) {
  const { pool } = shop.database;
  const orderHelpers = createOrderHelpers(shop, staff);

  /** A customer with `mark` in every text, and a phone ending with `digits`, in every table of the shop. */
  async function makePerson(mark: string, digits: string, isProven = true) {
    const email = `sana.${mark}@example.com`;
    const signed = await signIn(shop, { name: `Sana ${mark} Marked`, email, isProven });
    const { user, cookie } = signed;
    const phone = `0300${digits}`;
    await pool.query("update users set phone = $2, address = $3 where id = $1", [
      user.id,
      phone,
      `9 ${mark} Lane`,
    ]);
    const send = (url: string, body: object, headers = {}) => shop.post(url, body, { cookie, ...headers });
    const address = {
      name: `Sana ${mark} Ordered`,
      email,
      phone,
      area: `${mark} area`,
      postal_code: digits.slice(0, 5),
      address: `9 ${mark} House`,
      delivery_instruction: `Ring the ${mark} bell`,
    };
    const sewn = {
      ...plainLine,
      sizes: false,
      custom_size: { ...measurements, otherNote: `Over a ${mark} vest` },
      name_engraving: { name: `Dr ${mark}`, position: "left" },
    };

    async function place(url: string, changes: object = {}, as = cookie): Promise<string> {
      const order = (totalAmount: string) => ({ ...guestOrder({ ...address, ...changes }), totalAmount });
      const { totalAmount } = (await shop.post(url, order("1"), { cookie: as })).json();
      const key = { "idempotency-key": randomUUID(), cookie: as };
      const placed = await shop.post(url, order(String(totalAmount)), key);
      expect(placed.statusCode, placed.body).toBe(201);
      return (await shop.post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json().order.id;
    }

    const arrived = await place("/orders/createOrder", { items: [sewn, plainLine], coupon });
    const edit = await orderHelpers.editOf(arrived, {
      address: `10 ${mark} House`,
      reduction: 10,
      reductionReason: `${mark} gift`,
    });
    expect((await orderHelpers.save(edit)).body).toMatchObject({ version: "1" });
    await orderHelpers.office("addNote", { id: arrived, note: `Of staffnote ${mark}` });
    const { office } = await orderHelpers.get(arrived);
    const about = { id: office.customer.id, note: `Of staffnote ${mark}` };
    await shop.post("/api/admin/customers/addNote", about, { cookie: staff.cookie });
    await pool.query(
      "update orders set progress = 'Delivered', courier = 'TCS', consignment_number = $2, buyer_number = $2 where id = $1",
      [arrived, `${mark}123`],
    );
    await pool.query(
      `with parcel as (
         insert into parcels (id, order_id, courier, reference, state, city, pieces, grams, collects, tracking_number, label,
           problem, asked_by, next_at)
         select gen_random_uuid(), $1, 'postex', 'REF-' || id, 'delivered', city, 1, 500, 0, $2, $2, $2, $3, null from orders
         where id = $1 returning id),
       answer as (
         insert into parcel_answers (parcel_id, attempted_at, answer, remarks, problem, by)
         select id, now(), 'try-again', 'Of staffnote ' || $2, $2, $3 from parcel)
       insert into parcel_steps (parcel_id, at, state, said) select id, now(), 'delivered', $2 from parcel`,
      [arrived, `${mark}124`, staff.staff.id],
    );
    await pool.query(
      `insert into order_history (id, order_id, progress, actor, at)
     values (gen_random_uuid(), $1, 'Delivered', 'customer', now() - interval '31 days')`,
      [arrived],
    );
    const cancelled = await place("/orders/createOrderAsGuest", {}, "");
    await orderHelpers.office("cancel", { id: cancelled, reason: `Because ${mark} asked` });
    const open = await place("/orders/createOrder", { name: `Sister ${mark}`, items: [sewn], coupon });
    await pool.query("update orders set cancel_asked_at = now(), cancel_declined = $2 where id = $1", [
      open,
      `It is cut, ${mark}`,
    ]);

    const review = { productID: plainLine._id, review: `Good, says ${mark}`, rating: 4, fit: "true" };
    expect((await send("/reviews/createReview", review)).statusCode).toBe(201);
    await pool.query("update reviews set reply = $2, replied_at = now() where user_id = $1", [
      user.id,
      `Thank you, ${mark}`,
    ]);
    await send("/measurements/createMeasurementSet", {
      name: `${mark} sister`,
      custom_size: sewn.custom_size,
    });
    const message = { name: `Sana ${mark} Wrote`, email, phone, message: `Is ${mark} there?` };
    await shop.post("/contact/createContact", message);
    await pool.query(
      `insert into message_notes (id, message_id, staff_id, note)
     select gen_random_uuid(), id, $1, $2 from contact_messages where email = $3`,
      [staff.staff.id, `Of staffnote ${mark}`, email],
    );
    await shop.post("/users/sendResetPasswordOTP", { email });
    await send("/users/updateUserInformation", {
      email: `new.${mark}@example.com`,
      currentPassword: signed.password,
    });
    await pool.query(
      `insert into email_changes (user_id, id, email, expires_at)
     values ($1, gen_random_uuid(), $2, now() + interval '1 hour')`,
      [user.id, `new.${mark}@example.com`],
    );
    await pool.query("update sessions set device = $2 where user_id = $1", [user.id, `Chrome, ${mark}`]);
    return { ...signed, send, place, arrived, cancelled, open, marks: new RegExp(`${mark}|${digits}`, "i") };
  }

  /** Every value of the database with a mark, and the class of its column. */
  async function searchEverywhere(marks: RegExp): Promise<Found[]> {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const found: Found[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from "${name}" t`,
      );
      for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
        const text = JSON.stringify(value);
        if (marks.test(text))
          found.push({
            column: `${name}.${column}`,
            fate: tableClasses[name]?.personal?.[column],
            value: text,
          });
      }
    }
    return found;
  }

  return { orderHelpers, makePerson, searchEverywhere };
}
