import { dayBefore, idsFrom, inTurn, type MeasuredCall, names, office, type Query } from "./measured-call.ts";
import { orderCalls } from "./office-order-calls.ts";
import type { Samples } from "./office-samples.ts";

function shop(name: string, url: (time: number) => string, body?: (time: number) => object): MeasuredCall {
  return { name, by: "anyone", method: body ? "POST" : "GET", url, ...(body ? { body } : {}) };
}

function workshopCalls({ orders, pending, workDays }: Samples): MeasuredCall[] {
  const list = (name: string, query: Query | ((time: number) => Query)) =>
    office(`job tickets: ${name}`, "jobTickets/list", query);
  return [
    ...["waiting", "to-start", "started", "to-cut", "overdue"].flatMap((stage) => [
      list(stage, { stage }),
      list(`${stage}, confirmed`, { stage, confirmed: "yes" }),
    ]),
    list("number", (time) => ({ q: inTurn(orders, time).number })),
    office("20 job tickets", "jobTickets/get", (time) => ({ ids: idsFrom(pending, time) })),
    office("cutting and embroidery of a day", "jobTickets/day", (time) => ({ day: inTurn(workDays, time) })),
    office("fabric list", "cloth/list", {}),
  ];
}

function todayCalls(): MeasuredCall[] {
  return [
    office("today: all that waits", "today"),
    office("today: new orders", "news"),
    ...["pack", "book"].map((list) => office(`today: to ${list}`, "packing/list", { list })),
    ...["to-answer", "asked", "refused", "booked", "on-the-way", "returned"].map((list) =>
      office(`today: parcels ${list}`, "parcels/work", { list }),
    ),
    office("today: texts not sent", "texts/list", { state: "failed-lately" }),
    office("today: mails not sent", "mails/list", { state: "failed-lately" }),
  ];
}

function dashboardCalls(): MeasuredCall[] {
  const get = (name: string, query: Query) => office(`dashboard: ${name}`, "dashboard/get", query);
  return [
    get("30 days", {}),
    get("a day", { from: dayBefore(1), to: dayBefore(1) }),
    get("a quarter by week", { from: dayBefore(91), by: "week" }),
    get("a year by week", { from: dayBefore(365), by: "week" }),
    get("a year by day", { from: dayBefore(365) }),
  ];
}

function bookCalls(): MeasuredCall[] {
  const month = dayBefore(40).slice(0, 7);
  const entries = (line: string) => office(`books: ${line} of a month`, "books/entries", { line, month });
  const open = (name: string, query: Query) => office(`books: ${name}`, "books/open", query);
  return [
    // A report: all that is open is summed up by age and courier.
    { ...office("books: this tax year", "books/get", {}), limit: 600 },
    {
      ...office("books: the tax year before", "books/get", {
        year: String(Number(dayBefore(365).slice(0, 4)) + 1),
      }),
      limit: 600,
    },
    ...["booked", "cancelled", "received", "withheld", "delivered"].map(entries),
    open("outstanding", { kind: "outstanding" }),
    open("outstanding for over 30 days, a courier", { kind: "outstanding", age: "over-30", courier: "TCS" }),
    open("not delivered", { kind: "not-delivered" }),
    open("overpaid", { kind: "overpaid" }),
    office("what came back by product, a year", "aftercare/garments", { from: dayBefore(365) }),
    office("books: payouts of a month", "books/payoutRows", { month, courier: "postex" }),
  ];
}

function productCalls({ products, codes, categories, deep }: Samples): MeasuredCall[] {
  const list = (name: string, query: Query | ((time: number) => Query)) =>
    office(`products: ${name}`, "products/list", query);
  const sorts = ["date", "name", "-name", "price", "-price"];
  return [
    list("newest", {}),
    ...sorts.map((sort) => list(`sort ${sort}`, { sort })),
    list("hidden", { state: "hidden" }),
    list("hidden, sort name", { state: "hidden", sort: "name" }),
    list("published, sort price", { state: "published", sort: "price" }),
    list("category", (time) => ({ category: inTurn(categories, time) })),
    list("category, sort -price", (time) => ({ category: inTurn(categories, time), sort: "-price" })),
    list("category, sort name", (time) => ({ category: inTurn(categories, time), sort: "name" })),
    list("category, hidden", (time) => ({ category: inTurn(categories, time), state: "hidden" })),
    list("word", (time) => ({ q: inTurn(["gulberg", "cargo", "teal", "set", "lab coat"], time) })),
    list("word, sort -price", (time) => ({
      q: inTurn(["gulberg", "cargo", "teal", "set"], time),
      sort: "-price",
    })),
    list("word with a slip", { q: "gulbrg" }),
    list("word of nothing", { q: "stethoscope" }),
    list("two words, category", (time) => ({ q: "chitral set", category: inTurn(categories, time) })),
    list("code", (time) => ({ q: inTurn(codes, time) })),
    list("beginning of a code", { q: "SEED-0" }),
    list("page 1,000", { after: deep.products }),
    office("one product", "products/get", (time) => ({ id: inTurn(products, time) })),
    office("lists", "lists/get"),
  ];
}

function peopleCalls(samples: Samples): MeasuredCall[] {
  const { customers, busiest, codes, reviewed, recipients, mails, messages, deep } = samples;
  const found = (name: string, query: Query | ((time: number) => Query)) =>
    office(`customers: ${name}`, "customers/list", query);
  const reviews = (name: string, query: Query | ((time: number) => Query)) =>
    office(`reviews: ${name}`, "reviews/list", query);
  return [
    found("newest", {}),
    found("page 2,000", { after: deep.customers }),
    found("name", (time) => ({ q: inTurn(names, time) })),
    found("one letter", (time) => ({ q: inTurn(["a", "z", "m", "k"], time) })),
    found("e-mail address", (time) => ({ q: inTurn(customers, time).email })),
    found("phone", (time) => ({ q: inTurn(customers, time).phone })),
    found("0300", { q: "0300" }),
    found("030", { q: "030" }),
    found("nobody", (time) => ({ q: `nobody ${time}` })),
    found("name and city", (time) => ({ q: `${inTurn(names, time)} lahore` })),
    ...["orders", "-orders", "-spent", "-refused", "seen"].map((sort) => found(`sort ${sort}`, { sort })),
    found("name, sort -spent", (time) => ({ q: inTurn(names, time), sort: "-spent" })),
    found("refused a parcel", { refused: "yes" }),
    found("marked", { marked: "any" }),
    office("customers: of a phone", "customers/find", (time) => ({ phone: inTurn(customers, time).phone })),
    office("one customer", "customers/get", (time) => ({ id: inTurn(customers, time).id })),
    office("the customer with most orders", "customers/get", () => ({ id: inTurn(busiest, 0) })),
    reviews("newest", {}),
    reviews("middle", { after: deep.reviews }),
    reviews("of a product", (time) => ({ product: inTurn(codes, time) })),
    reviews("of the most reviewed product", { product: inTurn(reviewed, 0) }),
    ...["1", "5"].map((rating) => reviews(`rating ${rating}`, { rating })),
    reviews("hidden", { shown: "no" }),
    reviews("rating 1, hidden", { rating: "1", shown: "no" }),
    office("messages: newest", "messages/list"),
    office("messages: open", "messages/list", { state: "open" }),
    office("messages: answered", "messages/list", { state: "answered" }),
    office("one message", "messages/get", (time) => ({ id: inTurn(messages, time) })),
    office("mails: newest", "mails/list"),
    ...["waiting", "sent", "failed"].map((state) => office(`mails: ${state}`, "mails/list", { state })),
    office("mails: middle", "mails/list", { after: deep.mails }),
    office("mails: recipient", "mails/list", (time) => ({ q: inTurn(recipients, time) })),
    office("mails: recipient, failed", "mails/list", (time) => ({
      q: inTurn(recipients, time),
      state: "failed",
    })),
    office("texts: newest", "texts/list"),
    office("invoices: newest", "invoices/list"),
    office("one mail", "mails/get", (time) => ({ id: inTurn(mails, time) })),
  ];
}

function otherCalls({ coupons, worker, orders, deep }: Samples): MeasuredCall[] {
  const audit = (name: string, query: Query | ((time: number) => Query)) =>
    office(`audit log: ${name}`, "auditLog/list", query);
  const staff = inTurn(worker, 0);
  return [
    office("coupons: newest", "coupons/list"),
    ...["live", "planned", "ended", "usedUp"].map((state) =>
      office(`coupons: ${state}`, "coupons/list", { state }),
    ),
    office("coupons: code", "coupons/list", { q: "seed0" }),
    office("one coupon", "coupons/get", (time) => ({ id: inTurn(coupons, time) })),
    audit("newest", {}),
    audit("middle", { after: deep.audit }),
    audit("a member of staff", { staff }),
    audit("kind", { subjectKind: "order" }),
    audit("a kind without entries", { subjectKind: "coupon" }),
    audit("a member of staff, kind", { staff, subjectKind: "order" }),
    audit("a member of staff, kind without entries", { staff, subjectKind: "coupon" }),
    audit("an order", (time) => ({ subjectKind: "order", subjectId: inTurn(orders, time).id })),
    office("staff", "staff/list"),
    office("settings", "settings/get"),
  ];
}

function shopCalls({ products, orders, reviewed }: Samples): MeasuredCall[] {
  const list = (name: string, query: Query) =>
    shop(
      `shop: ${name}`,
      (time) => `/products/getProducts?${new URLSearchParams({ ...query, page: String(1 + time) })}`,
      () => ({}),
    );
  return [
    list("all products", {}),
    ...["price-up", "price-down", "rating"].map((sort) => list(`all, ${sort}`, { sort })),
    list("category", { category: "Women" }),
    list("category, rating", { category: "Women", sort: "rating" }),
    list("color", { color: "Teal" }),
    list("fabric", { fabric_type: "Cotton Twill" }),
    list("size", { size: "3XL" }),
    list("category, color, fabric, size", {
      category: "Men",
      color: "Maroon",
      fabric_type: "Cotton Twill",
      size: "XS",
    }),
    list("color, price-up", { color: "White", sort: "price-up" }),
    list("search", { q: "gulberg" }),
    list("search for what many have", { q: "set" }),
    list("search, category, price-up", { q: "cargo", category: "Men", sort: "price-up" }),
    list("search with a slip", { q: "gulbrg" }),
    shop(
      "shop: one product",
      () => "/products/getProductById",
      (time) => ({ id: inTurn(products, time) }),
    ),
    shop(
      "shop: reviews of a product",
      () => "/reviews/getAllReviewsByProduct",
      () => ({ id: inTurn(reviewed, 0) }),
    ),
    shop(
      "shop: track an order",
      () => "/orders/trackOrder",
      (time) => ({ OrderID: inTurn(orders, time).number }),
    ),
    shop("page /", (time) => `/?time=${time}`),
    shop("page /products", (time) => `/products?page=${1 + time}`),
    shop("page of a product", (time) => `/selectedItem/${inTurn(products, time + 20)}`),
    {
      name: "shop: my orders",
      by: "customer",
      method: "POST",
      url: () => "/orders/getAllOrdersForUser",
      body: () => ({}),
    },
  ];
}

export function measuredCalls(samples: Samples): MeasuredCall[] {
  return [
    ...orderCalls(samples),
    ...workshopCalls(samples),
    ...todayCalls(),
    ...dashboardCalls(),
    ...bookCalls(),
    ...productCalls(samples),
    ...peopleCalls(samples),
    ...otherCalls(samples),
    ...shopCalls(samples),
  ];
}
