import { questionCodes } from "#contract/orders/action-reasons.ts";
import { composeMail } from "#server/notifications/mail/compose-mail.ts";
import type { TestShop } from "./create-test-shop.ts";
import { guestOrder } from "./guest-order.ts";
import type { SignedInStaff } from "./sign-in-staff.ts";

type Line = Record<string, unknown> & { id?: string; quantity: number };

export function createOrderHelpers({ app, post, database, services }: TestShop, { cookie }: SignedInStaff) {
  const headers = { cookie };
  /** Staff accept every question before an act. */
  const office = (call: string, body: object) =>
    post(`/api/admin/orders/${call}`, { acknowledged: questionCodes, ...body }, headers);
  const get = async (id: string) =>
    (await app.inject({ url: `/api/admin/orders/get?id=${id}`, headers })).json().order;

  return {
    office,
    get,

    async place(changes: Record<string, unknown> = {}): Promise<string> {
      // Sends a wrong total: the refusal has the right one.
      const refused = await post(
        "/orders/createOrderAsGuest",
        guestOrder({ ...changes, totalAmount: "900000001" }),
      );
      const { totalAmount } = refused.json();
      const placed = await post("/orders/createOrderAsGuest", guestOrder({ ...changes, totalAmount }));
      return (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json().order.id;
    },

    /** The order as the back office's form sends it, with the given changes. */
    async editOf(id: string, changes: Record<string, unknown> = {}) {
      const order = await get(id);
      const { name, phone, city, postal_code, area, province, address, delivery_instruction } = order;
      return {
        id,
        version: order.version,
        name,
        phone,
        city,
        postal_code,
        area,
        province,
        address,
        delivery_instruction,
        email: order.office.email,
        items: order.items as Line[],
        reduction: order.reduction,
        reductionReason: order.reductionReason,
        ...changes,
      };
    },

    async save(edit: object) {
      const quote = (await office("quoteEdit", edit)).json();
      const answer = await office("edit", { ...edit, totalAmount: quote.totalAmount });
      return { quote, answer, body: answer.json() };
    },

    async newestMail(id: string): Promise<string> {
      const { rows } = await database.pool.query(
        `select id, kind, recipient, data, created_at as "createdAt", 0 as age, 1 as attempts
         from outgoing_mails where data ->> 'orderId' = $1 order by id desc limit 1`,
        [id],
      );
      const mail = await composeMail(rows[0], {
        database,
        secretKey: services.secretKey,
        shop: services.shop,
        origin: "https://shop.test",
        isKnown: true,
      });
      return "text" in mail ? mail.text : mail.pointless;
    },
  };
}
