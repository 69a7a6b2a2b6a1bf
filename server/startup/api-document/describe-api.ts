import { errorStatus } from "#contract/http/errors.ts";
import { shopperReasons } from "#contract/reasons/shopper-reasons.ts";
import { formatReason } from "#contract/values/reason.ts";

/** The first thing on the page of the document: how to place an order in three calls. */
export const introduction = [
  "JSON over HTTP. Amounts are whole Pakistani rupees. Measurements are inches, also where `unit` says that they are shown in centimetres.",
  "",
  "## Begin",
  "",
  "An order takes three calls and no account:",
  "",
  "1. `GET /products/getProducts` lists products; `GET /products/getProductById?id=` gives one with its colors, fabrics and sizes.",
  "2. `POST /orders/createOrderAsGuest` places the order. Send a new UUID as `Idempotency-Key`: after a lost answer the same request is safe to repeat.",
  "3. `POST /orders/trackOrder` reads it by its `OrderID`, which the answer of step 2 has.",
  "",
  "Each of them has an example below that works on the demo shop.",
  "",
  "## Sessions and keys",
  "",
  "Pages of the shop use a session cookie, which `POST /users/login` sets. A merchant's own tools send a key of the back office as",
  "`Authorization: Bearer` to the calls under `/api/v1`.",
  "",
  "## When a call fails",
  "",
  "Every failure has the body `Error`: an English sentence, a `code` that goes with the status, and a `reason` with `params`, for",
  "pages in another language. `fields` and `fieldReasons` name each field that has to be corrected. The schema `Error`, at the end of",
  "this page, lists every code and reason. After `429` and `503` wait as many seconds as `Retry-After` says.",
].join("\n");

/** Every code and every reason of a failure, as Markdown. */
export function listFailures(): string {
  const codes = Object.entries(errorStatus).map(([code, status]) => `| ${status} | \`${code}\` |`);
  const reasons = Object.entries(shopperReasons).map(([reason, sentence]) => {
    const example = typeof sentence === "string" ? undefined : sentence.example;
    const params = example === undefined ? "" : `\`${JSON.stringify(example)}\``;
    return `| \`${reason}\` | ${params} | ${formatReason(shopperReasons, { reason, ...(example && { params: example }) })} |`;
  });
  return [
    "The body of every failure.",
    "",
    "| status | code |",
    "|---|---|",
    ...codes,
    "",
    "| reason | params, for example | sentence |",
    "|---|---|---|",
    ...reasons,
  ].join("\n");
}

/** Groups of calls on the page of the document, by the first part of their path. */
export const groups = new Map(
  Object.entries({
    products: { name: "Products", description: "Lists, searches and single products." },
    productDetails: {
      name: "Product details",
      description: "Categories, colors, fabrics and garment types to filter by.",
    },
    picturesrRouter: { name: "Size charts", description: "Pictures of the size charts." },
    pricing: { name: "Prices", description: "Charges that an order adds to its products." },
    delivery: { name: "Delivery", description: "When an order would arrive." },
    reviews: { name: "Reviews", description: "Reviews of products by customers." },
    options: { name: "Options", description: "Pictures for options such as a logo." },
    "api/coupons": { name: "Coupons", description: "Whether a coupon is valid for a cart." },
    orders: { name: "Orders", description: "Placing, tracking, changing and returning orders." },
    payments: { name: "Payments", description: "Transfers and online payments." },
    users: { name: "Accounts", description: "Accounts of customers and their sessions." },
    measurements: { name: "Measurements", description: "Saved measurements of a customer." },
    contact: { name: "Contact", description: "Messages to the shop." },
    mails: { name: "Mails", description: "Mails that a customer may end." },
    webhooks: { name: "Webhooks", description: "Messages that the shop sends to a tool." },
    traces: {
      name: "Measured taps",
      description: "How long pages take to answer, from the pages themselves.",
    },
    "api/v1": {
      name: "Tools",
      description: "Calls for the merchant's own tools, by a key of the back office.",
    },
  }),
);
