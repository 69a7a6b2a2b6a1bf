import { listProducts } from "#contract/catalog/office-products.ts";
import { listCustomers } from "#contract/customers/customers.ts";
import { listOrders } from "#contract/order-views/office-orders.ts";
import { findToSend } from "#contract/order-views/packing.ts";
import { withScanRead } from "#contract/orders/scan.ts";
import { listReturns } from "#contract/returns/office-returns.ts";
import { callApi } from "../api.ts";

export type FoundEntry = { to: string; title: string; detail: string };
export type FoundGroup = { label: string; entries: FoundEntry[] };
export type Found = {
  /** The page of the one thing with this number. */
  exact: string | undefined;
  groups: FoundGroup[];
};

/** Rows of each kind. */
const most = 4;

type Paths = ReadonlySet<string>;

/** The targets that a role may open for typed, pasted or scanned text; `paths` are those of its screens. */
export async function find(typed: string, paths: Paths): Promise<Found> {
  const q = withScanRead(typed.trim()).slice(0, 100);
  if (q === "") return { exact: undefined, groups: [] };
  const [orders, customers, products, exact] = await Promise.all([
    paths.has("orders") ? findOrders(q) : [],
    paths.has("customers") ? findCustomers(q) : [],
    paths.has("products") ? findProducts(q) : [],
    findExact(q, paths),
  ]);
  const [only] = orders.length === 1 && /\d/.test(q) ? orders : [];
  const groups = [
    { label: "Orders", entries: orders.slice(0, most) },
    { label: "Customers", entries: customers },
    { label: "Products", entries: products },
  ];
  return { exact: exact ?? only?.to, groups: groups.filter(({ entries }) => entries.length > 0) };
}

/** Where Enter leads: to the thing with this number, else to the list of orders. */
export async function findPage(typed: string, paths: Paths): Promise<string> {
  const { exact } = await find(typed, paths);
  return exact ?? listPage(typed, paths);
}

export function listPage(typed: string, paths: Paths): string {
  return `/${paths.has("orders") ? "orders" : "packing"}?${new URLSearchParams({ q: withScanRead(typed.trim()) })}`;
}

async function findExact(q: string, paths: Paths): Promise<string | undefined> {
  if (q.includes("/") && paths.has("returns")) {
    const found = await callApi(listReturns, { query: { q } });
    const [request, ...others] = found.ok ? found.data.items : [];
    if (request && others.length === 0) return `/returns/${request.id}`;
  }
  if (!paths.has("packing")) return undefined;
  // By a courier's number too.
  const found = await callApi(findToSend, { query: { q } });
  if (!found.ok || found.data.id === null) return undefined;
  return `/${paths.has("orders") ? "orders" : "packing"}/${found.data.id}`;
}

async function findOrders(q: string): Promise<FoundEntry[]> {
  const found = await callApi(listOrders, { query: { q } });
  if (!found.ok) return [];
  return found.data.items.map(({ id, OrderID, name, city, orderProgress }) => ({
    to: `/orders/${id}`,
    title: OrderID,
    detail: [name, city, orderProgress].filter((part) => part !== "").join(", "),
  }));
}

async function findCustomers(q: string): Promise<FoundEntry[]> {
  const found = await callApi(listCustomers, { query: { q } });
  if (!found.ok) return [];
  return found.data.items.slice(0, most).map(({ id, name, phone, email }) => ({
    to: `/customers/${id}`,
    title: name,
    detail: phone || email,
  }));
}

async function findProducts(q: string): Promise<FoundEntry[]> {
  const found = await callApi(listProducts, { query: { q } });
  if (!found.ok) return [];
  return found.data.items.slice(0, most).map(({ id, name, product_code }) => ({
    to: `/products/${encodeURIComponent(id)}`,
    title: name,
    detail: product_code,
  }));
}
