export type Asker = "staff" | "customer" | "anyone";

export type MeasuredCall = {
  name: string;
  by: Asker;
  method: "GET" | "POST";
  /** Its address; another one for each time, so that no cache answers. */
  url: (time: number) => string;
  body?: (time: number) => object;
  /** Milliseconds that it may take at the median, where that is not what every list may. */
  limit?: number;
};

export type Query = Record<string, string>;

export function office(
  name: string,
  path: string,
  query: Query | ((time: number) => Query) = {},
): MeasuredCall {
  const queryAt = typeof query === "function" ? query : () => query;
  const url = (time: number) => `/api/admin/${path}?${new URLSearchParams(queryAt(time))}`;
  return { name, by: "staff", method: "GET", url };
}

const day = 86_400_000;
const today = Date.now();
export const dayBefore = (days: number) => new Date(today - days * day).toISOString().slice(0, 10);
export const names = [
  "Ayesha",
  "Zubair",
  "Hamza Q",
  "Noreen Wazir",
  "zara me",
  "Omar Khan",
  "Sana",
  "Iqra Gul",
];

export function inTurn<Item>(items: readonly Item[], time: number): Item {
  const item = items[time % items.length];
  if (item === undefined) throw new Error("The shop has nothing of what is to be measured. Seed it first.");
  return item;
}

export function idsFrom(ids: readonly string[], time: number): string {
  return Array.from({ length: 20 }, (_, index) => inTurn(ids, time + index)).join(",");
}
