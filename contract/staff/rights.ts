import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { owner, staffRoles } from "#contract/values/staff-roles.ts";

/** Areas of work as an owner reads them; each has the beginnings of the addresses of its calls, below `/api/admin/`. */
export const rightAreas = {
  today: ["dashboard", "news", "today"],
  orders: ["orders/"],
  readOrders: ["orders/list", "orders/get", "orders/poll"],
  sendByHand: ["orders/dispatch", "orders/correctDispatch"],
  exports: ["orders/export", "products/export", "stock/export", "books/export", "aftercare/exportGarments"],
  money: [
    ...["orders/receiveCash", "orders/takeCashBack", "orders/enterPayment", "orders/takePaymentBack"],
    ...["orders/askAdvance", "orders/declineTransfer", "orders/transferPicture", "orders/askPayment"],
    ...["orders/closePayment", "orders/refundPayment", "orders/settleRefund", "payouts/", "books/"],
  ],
  invoices: ["orders/papers", "invoices/"],
  workshop: ["jobTickets/"],
  startUnpaid: ["jobTickets/startUnpaid"],
  fabric: ["cloth/"],
  countFabric: ["cloth/correct"],
  repairs: ["repairs/"],
  packing: ["packing/"],
  slips: ["packing/slips"],
  parcels: ["parcels/", "couriers/"],
  checkInWithFee: ["parcels/checkIn"],
  returns: ["aftercare/"],
  catalogue: [
    ...["products/", "pictures/", "stock/", "garmentTypes/", "options/", "lists/", "synonyms/", "coupons/"],
    "reviews/",
  ],
  readOptions: ["options/list"],
  customers: ["customers/"],
  inbox: ["messages/", "mails/", "texts/"],
  staff: ["staff/", "workshopDevices/"],
  audit: ["auditLog/"],
  integrations: ["apiKeys/", "webhooks/"],
  settings: ["settings/"],
  openShop: ["settings/open"],
  ownPassword: ["changePassword", "renewRecoveryCodes", "confirmIdentity"],
} as const satisfies Record<string, readonly string[]>;
export type RightArea = keyof typeof rightAreas;
export const rightAreaNames = Object.keys(rightAreas) as [RightArea, ...RightArea[]];

/** The area of a call: of the beginnings that fit, the longest decides. Undefined where none does. */
export function areaOf(path: string): RightArea | undefined {
  const call = path.replace(/^\/api\/admin\//, "");
  const fits = rightAreaNames.flatMap((area) =>
    rightAreas[area].filter((start) => call.startsWith(start)).map((start) => ({ area, start })),
  );
  return fits.toSorted((one, other) => other.start.length - one.start.length)[0]?.area;
}

/** `all`: every call of the area; `read`: only those that change nothing; `part`: some of them. */
export const rightLevels = ["none", "read", "part", "all"] as const;

export const listRights = endpoint({
  method: "GET",
  path: "/api/admin/staff/rights",
  roles: owner,
  summary: "The rights of each role, from the roles of all calls.",
  success: {
    status: 200,
    body: z.object({
      areas: z.array(
        z.object({
          area: z.enum(rightAreaNames),
          levels: z.record(z.enum(staffRoles), z.enum(rightLevels)),
        }),
      ),
    }),
  },
});
