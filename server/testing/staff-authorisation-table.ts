import type { StaffRole } from "#contract/back-office/staff-roles.ts";

export type StaffAuthorisationRow = {
  /** The roles that may make the call; everybody else is refused before anything else is looked at. */
  roles: readonly StaffRole[] | "before login";
};

const anyone = { roles: "before login" } as const;
const owner = { roles: ["owner"] } as const;
const office = { roles: ["owner", "manager"] } as const;
const everyone = { roles: ["owner", "manager", "workshop"] } as const;

/** Every call of the back office by method and address; one that is missing here, or here alone, fails the tests. */
export const staffAuthorisationTable: Record<string, StaffAuthorisationRow> = {
  "POST /api/admin/login": anyone,
  "POST /api/admin/verifySecondFactor": anyone,
  "POST /api/admin/startSecondFactor": anyone,
  "POST /api/admin/confirmSecondFactor": anyone,
  "POST /api/admin/choosePassword": anyone,
  "GET /api/admin/session": anyone,
  "POST /api/admin/logout": anyone,

  "POST /api/admin/changePassword": everyone,
  "POST /api/admin/renewRecoveryCodes": everyone,
  "GET /api/admin/staff/list": owner,
  "POST /api/admin/staff/create": owner,
  "POST /api/admin/staff/update": owner,
  "POST /api/admin/staff/resetSecondFactor": owner,
  "POST /api/admin/staff/createPasswordLink": owner,
  "GET /api/admin/auditLog/list": office,

  "GET /api/admin/settings/get": owner,
  "POST /api/admin/settings/update": owner,
  "GET /api/admin/coupons/list": office,
  "GET /api/admin/coupons/get": office,
  "POST /api/admin/coupons/create": office,
  "POST /api/admin/coupons/update": office,
  "POST /api/admin/coupons/end": office,
  "GET /api/admin/customers/list": office,
  "GET /api/admin/customers/get": office,
  "GET /api/admin/reviews/list": office,
  "POST /api/admin/reviews/setHidden": office,
  "POST /api/admin/reviews/reply": office,
  "GET /api/admin/messages/list": office,
  "GET /api/admin/messages/get": office,
  "POST /api/admin/messages/setAnswered": office,
  "POST /api/admin/messages/addNote": office,
  "GET /api/admin/mails/list": office,
  "GET /api/admin/mails/get": office,
  "POST /api/admin/mails/resend": office,

  "GET /api/admin/dashboard/get": office,
  "GET /api/admin/jobTickets/list": everyone,
  "GET /api/admin/jobTickets/get": everyone,
  "POST /api/admin/jobTickets/start": everyone,
  "POST /api/admin/jobTickets/setStage": everyone,
  "GET /api/admin/jobTickets/day": everyone,

  "GET /api/admin/orders/list": everyone,
  "GET /api/admin/orders/get": everyone,
  "GET /api/admin/orders/export": office,
  "GET /api/admin/orders/papers": everyone,
  "POST /api/admin/orders/dispatch": everyone,
  "POST /api/admin/orders/deliver": office,
  "POST /api/admin/orders/cancel": office,
  "POST /api/admin/orders/declineCancel": office,
  "GET /api/admin/orders/confirmLinks": office,
  "POST /api/admin/orders/noteAsked": office,
  "POST /api/admin/orders/confirm": office,
  "POST /api/admin/orders/addNote": office,
  "POST /api/admin/orders/quote": office,
  "POST /api/admin/orders/take": office,

  "GET /api/admin/products/list": office,
  "GET /api/admin/products/get": office,
  "POST /api/admin/products/create": office,
  "POST /api/admin/products/update": office,
  "POST /api/admin/products/copy": office,
  "POST /api/admin/products/publish": office,
  "POST /api/admin/products/delete": office,
  "POST /api/admin/products/preview": office,
  "GET /api/admin/products/export": office,
  "POST /api/admin/products/import": office,
  "POST /api/admin/pictures/upload": office,
  "GET /api/admin/stock/get": office,
  "POST /api/admin/stock/start": office,
  "POST /api/admin/stock/stop": office,
  "POST /api/admin/stock/correct": office,
  "GET /api/admin/lists/get": office,
  "POST /api/admin/lists/saveCategory": office,
  "POST /api/admin/lists/saveColor": office,
  "POST /api/admin/lists/saveFabric": office,
  "POST /api/admin/lists/saveSizeChart": office,
  "POST /api/admin/lists/reorder": office,
  "POST /api/admin/lists/delete": office,
  "POST /api/admin/lists/saveCharge": office,
  "POST /api/admin/lists/saveTrouserName": office,
  "GET /api/admin/synonyms/list": office,
  "GET /api/admin/synonyms/get": office,
  "POST /api/admin/synonyms/create": office,
  "POST /api/admin/synonyms/update": office,
  "POST /api/admin/synonyms/delete": office,
};
