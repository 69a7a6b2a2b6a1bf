import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { furtherLanguages } from "#contract/languages.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { guestOrder, measurements, person, plainLine, saleLine } from "./guest-order.ts";
import type { OwnThings } from "./own-things.ts";

/**
 * The expected answers to a guest, another customer and the owner for a body that names the owner's things. A member
 * of staff is another customer: the role opens nothing in the shop.
 */
export type AuthorisationRow = {
  guest: number;
  other: number;
  owner: number;
  /** The address, if the route's own is a pattern. */
  url?: string;
  body?: (own: OwnThings) => object;
};

type Body = AuthorisationRow["body"];

const open = (status: number, body?: Body): AuthorisationRow => ({
  guest: status,
  other: status,
  owner: status,
  ...(body ? { body } : {}),
});

const { name: _name, email: _email, ...mended } = person;

/** Names another user, and is refused for it. */
const personal = (owner: number, body: Body): AuthorisationRow => ({
  guest: 401,
  other: 403,
  owner,
  ...(body ? { body } : {}),
});

/** Named only by the id of a thing, which others do not find. */
const hidden = (owner: number, body: Body): AuthorisationRow => ({ ...personal(owner, body), other: 404 });

/** Concerns the sender alone. */
const ofSender = (status: number, body?: Body): AuthorisationRow => ({ ...open(status, body), guest: 401 });

const file = (url: string): AuthorisationRow => ({ ...open(200), url });

/** The pages of the back office: an empty frame for every visitor. */
const isOfficeBuilt = existsSync(join(findProjectRoot(), "dist/back-office/index.html"));

/** Every route of the shop by method and address; the tests fail for a missing or unknown one. */
export const authorisationTable: Record<string, AuthorisationRow> = {
  "GET /healthz": open(200),
  "GET /readyz": open(200),
  "GET /docs": open(200),
  "GET /docs/json": open(200),
  "GET /docs/yaml": open(200),
  "GET /docs/openapi.json": open(200),
  "GET /docs/static/index.html": open(302),
  "GET /docs/static/swagger-initializer.js": open(200),
  "GET /docs/static/*": file("/docs/static/swagger-ui.css"),
  "GET /assets/*": { ...open(404), url: "/assets/none.js" },
  ...Object.fromEntries(
    furtherLanguages.map((tag) => [`GET /${tag}/assets/*`, { ...open(404), url: `/${tag}/assets/none.js` }]),
  ),
  "GET /pictures/*": { ...open(404), url: "/pictures/none.webp" },
  "GET /uploads/*": { ...open(404), url: "/uploads/none.webp" },
  "GET /drawn/:picture/:file": { ...open(404), url: "/drawn/none/177a84-320.webp" },
  "GET /service-worker.js": open(200),
  "GET /llms.txt": open(200),
  "GET /feeds/google.xml": open(200),
  "GET /feeds/meta.xml": open(200),
  "GET /ur/feeds/google.xml": open(200),
  "GET /ur/feeds/meta.xml": open(200),
  "GET /robots.txt": open(200),
  "GET /manifest.webmanifest": open(200),
  "GET /.well-known/security.txt": open(200),
  "GET /.well-known/change-password": open(302),
  "GET /sitemap.xml": open(200),
  "GET /sitemap-:part(^\\d{1,4}).xml": { ...open(404), url: "/sitemap-2.xml" },
  "GET /share/:id.jpg": { ...open(404), url: "/share/none.jpg" },
  "GET /admin": open(isOfficeBuilt ? 200 : 503),
  "GET /admin/*": { ...open(isOfficeBuilt ? 200 : 503), url: "/admin/orders" },
  "GET /admin/assets/*": { ...open(404), url: "/admin/assets/none.js" },
  "GET /*": { guest: 302, other: 200, owner: 200, url: "/profile" },

  "POST /products/getProducts": open(200),
  "POST /products/getProductById": open(200, () => ({ id: plainLine._id })),
  "POST /products/getLatestPRoducts": open(200),
  "GET /products/getProducts": open(200),
  "GET /products/getProductById": { ...open(200), url: `/products/getProductById?id=${plainLine._id}` },
  "GET /products/getLatestPRoducts": open(200),
  "GET /products/getSuggestions": { ...open(200), url: "/products/getSuggestions?q=scr" },
  "GET /productDetails/getAllCategories": open(200),
  "GET /productDetails/getAllColors": open(200),
  "GET /productDetails/getAllFabrics": open(200),
  "GET /productDetails/getAllGarmentTypes": open(200),
  "POST /picturesrRouter/getAllSizePictures": open(200),
  "GET /picturesrRouter/getAllSizePictures": open(200),
  "GET /pricing/getPricing": open(200),
  "POST /delivery/getDeliveryDates": open(200, () => ({ standard: 1, custom: 0 })),
  "POST /api/coupons/verifyCouponAtCheckout": open(200, () => ({ code: "FLAT500" })),
  "POST /contact/createContact": open(201, () => person),
  "POST /traces/keepTap": open(200, () => ({
    traceId: "a".repeat(32),
    spanId: "b".repeat(16),
    page: "/cart",
    control: "button",
    madeAgo: 900,
    answeredAgo: 500,
  })),

  // For API keys, not logins.
  "GET /api/v1/orders": open(401),
  "GET /api/v1/order": open(401),
  "GET /api/v1/stock": open(401),

  "POST /users/signup": open(201, () => ({
    name: "Marked Newcomer",
    email: `${randomUUID()}@example.com`,
    password: "marked and long enough",
  })),
  "POST /users/login": open(200, ({ user, password }) => ({ email: user.email, password })),
  "GET /users/persistUserSession": open(200),
  "DELETE /users/logout": open(200),
  "POST /users/updateUserInformation": personal(200, ({ user }) => ({ id: user.id, name: "Marked Anew" })),
  "GET /users/getAccountSafety": ofSender(200),
  "POST /users/changePassword": {
    ...ofSender(401, ({ password }) => ({ currentPassword: password, newPassword: "marked by its owner" })),
    owner: 200,
  },
  "POST /users/sendEmailCode": ofSender(200, () => ({})),
  "POST /users/confirmEmail": ofSender(400, () => ({ code: "12345678" })),
  "POST /users/confirmEmailChange": open(404, () => ({ id: "none", token: "none" })),
  "POST /users/withdrawEmailChange": ofSender(200, () => ({})),
  "POST /users/setLanguage": ofSender(200, () => ({ language: "ur" })),
  "POST /users/setWantsTexts": ofSender(200, () => ({ wantsTexts: false })),
  "POST /users/endSession": hidden(200, ({ sessionId }) => ({ id: sessionId })),
  "POST /users/endAllSessions": ofSender(200, () => ({})),
  "POST /users/exportOwnData": {
    ...ofSender(401, ({ password }) => ({ currentPassword: password })),
    owner: 200,
  },
  "POST /users/deleteAccount": {
    ...ofSender(401, ({ password }) => ({ currentPassword: password })),
    owner: 200,
  },
  "POST /users/sendResetPasswordOTP": open(200, ({ user }) => ({ email: user.email })),
  "POST /users/verifyOtp": open(400, ({ user }) => ({ otp: "123456", userId: user.id })),
  "POST /users/updatePassword": open(403, ({ user }) => ({
    id: user.id,
    resetPassword: "marked for a thief",
  })),

  "POST /orders/createOrder": personal(201, ({ user }) => guestOrder({ userID: user.id })),
  "POST /orders/createOrderAsGuest": open(201, ({ user }) => guestOrder({ userID: user.id })),
  "POST /orders/getAdvance": open(200, () => ({ items: guestOrder().items })),
  "POST /orders/getAllOrdersForUser": personal(200, ({ user }) => ({ id: user.id })),
  "POST /orders/trackOrder": open(200, ({ order }) => ({ OrderID: order.OrderID })),
  // The random id is the permission, and only tracking reveals it.
  "POST /orders/updateOrder": open(200, ({ order }) => ({ id: order.id, orderProgress: "Cancelled" })),
  "POST /orders/proveOrder": {
    ...open(403, ({ order }) => ({ id: order.id, contact: "03000000000" })),
    owner: 200,
  },
  // For strangers, the phone is the proof.
  "POST /orders/mendDelivery": { ...open(403, ({ order }) => ({ ...mended, id: order.id })), owner: 200 },
  "GET /payments/getTransferAccounts": open(200),
  // This shop has no contract with a gateway: a notice of one is as unknown as a payment.
  "POST /payments/startPayment": open(400, ({ order }) => ({ OrderID: order.OrderID, gateway: "jazzcash" })),
  // The random id is the permission, known only to the sender.
  "POST /payments/getPayment": open(404, () => ({ payment: randomUUID() })),
  "GET /payments/leave": { ...open(404), url: `/payments/leave?payment=${randomUUID()}` },
  "POST /payments/:gateway/return": { ...open(404, () => ({})), url: "/payments/jazzcash/return" },
  "POST /payments/:gateway/notice": { ...open(404, () => ({})), url: "/payments/jazzcash/notice" },
  // For strangers, the phone is the proof; nothing is due of an order paid to the rider.
  "POST /orders/claimTransfer": {
    ...open(403, ({ order }) => ({ id: order.id, how: "raast", reference: "FT 12345" })),
    owner: 409,
  },
  // The random id of the claim is the permission; the body is no form.
  "POST /orders/sendTransferPicture": {
    ...open(400, () => ({})),
    url: `/orders/sendTransferPicture?claim=${randomUUID()}`,
  },
  "GET /products/getSizeTally": { ...open(200), url: `/products/getSizeTally?id=${plainLine._id}` },
  // Proof without an account; unknown item and empty request.
  "POST /orders/askAftercare": open(400, ({ order, user }) => ({
    id: order.id,
    contact: user.email,
    item: randomUUID(),
    kind: "exchange",
    reason: "too-small",
    size: "L",
  })),
  "POST /orders/answerAftercare": open(409, ({ order, user }) => ({
    id: order.id,
    contact: user.email,
    request: randomUUID(),
    answer: "Yes",
  })),
  "POST /orders/withdrawAftercare": open(409, ({ order, user }) => ({
    id: order.id,
    contact: user.email,
    request: randomUUID(),
  })),
  // The random id of the request is the permission; the body is no form.
  "POST /orders/sendAftercarePicture": {
    ...open(400, () => ({})),
    url: `/orders/sendAftercarePicture?request=${randomUUID()}`,
  },
  // The body is no form.
  "POST /options/sendPicture": open(400, () => ({})),
  // The random id is the permission, known only to the sender of the picture.
  "GET /options/getPicture": { ...open(404), url: `/options/getPicture?id=${randomUUID()}` },
  "POST /orders/requestCancel": open(200, ({ order }) => ({ id: order.id })),
  // The token is the permission, and only staff see it.
  "POST /orders/getOrderToConfirm": open(404, ({ order }) => ({ id: order.id, token: "none" })),
  // The token is the permission, and only the mailbox of the order has it.
  "POST /mails/setReviewMails": open(404, ({ order }) => ({ id: order.id, token: "none", isWanted: false })),
  "POST /mails/stop/:id/:token": { ...open(404, () => ({})), url: `/mails/stop/${randomUUID()}/none` },
  // The answer says nothing: what is found goes to its mailbox.
  "POST /orders/sendOwnOrders": open(200, ({ user }) => ({ contact: user.email })),
  // Engraved names and measurements are in the answer.
  "POST /orders/getOrderAgain": {
    ...open(404, ({ order }) => ({ orders: [{ id: order.id, token: "none" }] })),
    owner: 200,
  },
  "POST /orders/answerOrder": open(404, ({ order }) => ({ id: order.id, token: "none", answer: "cancel" })),

  "GET /reviews/getAllReviewsByProduct": {
    ...open(200),
    url: `/reviews/getAllReviewsByProduct?id=${plainLine._id}`,
  },
  "POST /reviews/getAllReviewsByProduct": open(200, () => ({ id: plainLine._id })),
  "POST /reviews/createReview": personal(201, ({ user }) => ({
    productID: saleLine._id,
    userID: user.id,
    review: "Marked",
    rating: 1,
  })),
  "POST /reviews/updateReview": personal(200, ({ reviewId }) => ({
    id: reviewId,
    review: "Marked",
    rating: 1,
  })),
  "POST /reviews/deleteReview": personal(200, ({ reviewId }) => ({ id: reviewId })),
  "POST /reviews/getOwnReviewing": ofSender(200, () => ({ productID: plainLine._id })),
  // The body is no form; another's review is not found (server/catalog/reviews/review-pictures.test.ts).
  "POST /reviews/sendReviewPicture": {
    ...ofSender(400, () => ({})),
    url: `/reviews/sendReviewPicture?review=${randomUUID()}`,
  },
  "POST /reviews/deleteReviewPicture": ofSender(404, () => ({ id: randomUUID() })),
  "GET /reviews/getReviewPicture": { ...open(404), url: `/reviews/getReviewPicture?id=${randomUUID()}` },

  "POST /measurements/getAllMeasurementSets": ofSender(200),
  "POST /measurements/createMeasurementSet": ofSender(201, () => ({
    name: "My sister",
    custom_size: measurements,
  })),
  "POST /measurements/updateMeasurementSet": hidden(200, ({ measurementSetId }) => ({
    id: measurementSetId,
    name: "Mine",
    custom_size: measurements,
  })),
  "POST /measurements/deleteMeasurementSet": hidden(200, ({ measurementSetId }) => ({
    id: measurementSetId,
  })),
};
