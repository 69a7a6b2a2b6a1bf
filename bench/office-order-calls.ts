import { dayBefore, idsFrom, inTurn, type MeasuredCall, names, office, type Query } from "./measured-call.ts";
import type { Samples } from "./office-samples.ts";

/** The list of orders with each filter and search, and single orders. */
export function orderCalls({ orders, edits, pending, deep }: Samples): MeasuredCall[] {
  const list = (name: string, query: Query | ((time: number) => Query)) =>
    office(`orders: ${name}`, "orders/list", query);
  const order = (time: number) => inTurn(orders, time);
  const sorts = ["date", "total", "-total"];
  return [
    list("newest", {}),
    ...sorts.map((sort) => list(`sort ${sort}`, { sort })),
    ...["Pending", "Dispatched", "Delivered", "Cancelled"].flatMap((status) => [
      list(status, { status }),
      list(`${status}, sort -total`, { status, sort: "-total" }),
    ]),
    list("confirmed", { confirmed: "yes" }),
    list("confirmed, sort total", { confirmed: "yes", sort: "total" }),
    list("to confirm", { confirmed: "no" }),
    list("to confirm, sort -total", { confirmed: "no", sort: "-total" }),
    list("city Karachi", { city: "karachi" }),
    list("city Gilgit", { city: "Gilgit" }),
    list("city Gilgit, sort -total", { city: "Gilgit", sort: "-total" }),
    list("city Gilgit, Cancelled", { city: "Gilgit", status: "Cancelled" }),
    list("city unknown, sort total", { city: "Nowhere", sort: "total" }),
    list("a day", (time) => ({ from: dayBefore(time * 9), to: dayBefore(time * 9) })),
    list("a day, sort -total", (time) => ({
      from: dayBefore(time * 9),
      to: dayBefore(time * 9),
      sort: "-total",
    })),
    list("a month, sort total", (time) => ({
      from: dayBefore(30 + time * 9),
      to: dayBefore(time * 9),
      sort: "total",
    })),
    list("a month, Cancelled, Multan", (time) => ({
      from: dayBefore(30 + time * 9),
      to: dayBefore(time * 9),
      status: "Cancelled",
      city: "Multan",
    })),
    list("number", (time) => ({ q: order(time).number })),
    list("name", (time) => ({ q: inTurn(names, time) })),
    list("name, sort -total", (time) => ({ q: inTurn(names, time), sort: "-total" })),
    list("name, Pending", (time) => ({ q: inTurn(names, time), status: "Pending" })),
    list("one letter", (time) => ({ q: inTurn(["a", "z", "m", "k"], time) })),
    list("nobody's name", (time) => ({ q: `Nobody ${time}` })),
    list("word of a name in Urdu", { q: "ثنا" }),
    list("last name", { q: "khan" }),
    list("last name, sort total", { q: "khan", sort: "total" }),
    list("last name, Cancelled", { q: "khan", status: "Cancelled" }),
    list("last name, Cancelled, sort -total", { q: "khan", status: "Cancelled", sort: "-total" }),
    list("last name, Delivered, a month", (time) => ({
      q: "khan",
      status: "Delivered",
      from: dayBefore(30 + time * 9),
      to: dayBefore(time * 9),
    })),
    list("last name, page in the middle", { q: "khan", after: deep.orders }),
    list("name, city Karachi", (time) => ({ q: inTurn(names, time), city: "karachi" })),
    list("city in the search", { q: "karachi" }),
    list("two cities", { q: "karachi", city: "Lahore" }),
    list("two words of everybody", { q: "house street" }),
    list("house number", (time) => ({ q: String(100 + time) })),
    list("one digit", (time) => ({ q: String(1 + (time % 9)) })),
    list("part of a number", (time) => ({ q: order(time).number.slice(-7) })),
    list("e-mail address", (time) => ({ q: order(time).email })),
    list("part of an e-mail address", (time) => ({ q: order(time).email.slice(2, 16) })),
    list("two words that nobody has", { q: "khan nowhere" }),
    list("phone", (time) => ({ q: order(time).phone })),
    list("phone in other words", (time) => ({
      q: `+92 ${order(time).phone.slice(1, 4)} ${order(time).phone.slice(4)}`,
    })),
    list("last 4 of a phone", (time) => ({ q: order(time).phone.slice(-4) })),
    list("last 3 of a phone, sort total", (time) => ({ q: order(time).phone.slice(-3), sort: "total" })),
    list("page 10,000", { after: deep.orders }),
    list("page in the middle, Delivered", { after: deep.orders, status: "Delivered" }),
    office("one order", "orders/get", (time) => ({ id: order(time).id })),
    office("one pending order", "orders/get", (time) => ({ id: inTurn(pending, time) })),
    {
      name: "edit an order",
      by: "staff",
      method: "POST",
      url: () => "/api/admin/orders/edit",
      body: (time) => ({ ...inTurn(edits, time), address: `${inTurn(edits, time).address}, gate ${time}` }),
      limit: 100,
    },
    office("papers of 20 orders", "orders/papers", (time) => ({
      ids: idsFrom(
        orders.map(({ id }) => id),
        time,
      ),
    })),
  ];
}
