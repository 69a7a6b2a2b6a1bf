import { afterEach, expect, test, vi } from "vitest";
import { listProducts } from "#contract/catalog/office-products.ts";
import { listCustomers } from "#contract/customers/customers.ts";
import { listOrders } from "#contract/order-views/office-orders.ts";
import { findToSend } from "#contract/order-views/packing.ts";
import { listReturns } from "#contract/returns/office-returns.ts";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { find, findPage } from "./find.ts";
import { pathsOf } from "./navigation.ts";

afterEach(() => vi.unstubAllGlobals());

type Items = readonly Record<string, unknown>[];
type Shop = { orders?: Items; customers?: Items; products?: Items; returns?: Items; toSend?: string };

/** Answers the calls of a search; gives what was asked. */
function answer({ orders = [], customers = [], products = [], returns = [], toSend }: Shop) {
  const asked: string[] = [];
  const page = (items: Items) => ({ items, next: null });
  const answers = new Map<string, object>([
    [listOrders.path, page(orders)],
    [listCustomers.path, page(customers)],
    [listProducts.path, page(products)],
    [listReturns.path, page(returns)],
    [findToSend.path, { id: toSend ?? null }],
  ]);
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, "https://shop.example");
    asked.push(`${url.pathname}?q=${url.searchParams.get("q")}`);
    return Response.json(answers.get(url.pathname));
  });
  return asked;
}

const order = (id: string) => ({
  id,
  OrderID: `TB-${id}`,
  name: "Hina",
  city: "Lahore",
  orderProgress: "Pending",
});
const page = (typed: string, role: StaffRole) => findPage(typed, pathsOf(role));

test("the number of an order or a parcel opens the order, and for packers its page of packing", async () => {
  const asked = answer({ orders: [order("1")], toSend: "1" });
  expect(await page("https://shop.example/admin/scan/TB-0000-0000-0001", "manager")).toBe("/orders/1");
  expect(asked).toContain(`${findToSend.path}?q=TB-0000-0000-0001`);
  expect(await page("PX123", "packer")).toBe("/packing/1");
});

test("the one order with a number opens for the workshop, which cannot ask for parcels", async () => {
  const asked = answer({ orders: [order("1")] });
  expect(await page("TB-0000-0000-0001", "workshop")).toBe("/orders/1");
  expect(asked).toEqual([`${listOrders.path}?q=TB-0000-0000-0001`]);
});

test("the number of a request on the paper in a parcel opens the request", async () => {
  answer({ orders: [order("1")], returns: [{ id: "r1" }], toSend: "1" });
  expect(await page("TB-0000-0000-0001/2", "manager")).toBe("/returns/r1");
});

test("a name opens the list of orders, also with one hit", async () => {
  answer({ orders: [order("1")] });
  expect(await page("hina malik", "manager")).toBe("/orders?q=hina+malik");
  answer({ orders: [order("1"), order("2")] });
  expect(await page("0300 1234567", "manager")).toBe("/orders?q=0300+1234567");
  answer({});
  expect(await page("TB-1", "packer")).toBe("/packing?q=TB-1");
});

test("shows four of each kind that has some, and asks for no more than the role may", async () => {
  const customer = { id: "c", name: "Hina", phone: "", email: "hina@example.com" };
  const asked = answer({ orders: ["1", "2", "3", "4", "5"].map(order), customers: [customer] });
  const { groups } = await find(" hina ", pathsOf("owner"));
  expect(groups.map(({ label, entries }) => [label, entries.length])).toEqual([
    ["Orders", 4],
    ["Customers", 1],
  ]);
  expect(groups[1]?.entries[0]).toEqual({ to: "/customers/c", title: "Hina", detail: "hina@example.com" });
  expect(asked).toHaveLength(4);
  expect((await find("hina", pathsOf("packer"))).groups).toEqual([]);
  expect(asked.at(-1)).toBe(`${findToSend.path}?q=hina`);
});

test("asks nothing for spaces", async () => {
  const asked = answer({});
  expect(await find("  ", pathsOf("owner"))).toEqual({ exact: undefined, groups: [] });
  expect(asked).toEqual([]);
});
