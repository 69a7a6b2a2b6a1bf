import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { loaderOf, queryOf } from "./load.ts";

const schema = z.object({ q: z.string().max(5).optional(), status: z.enum(["Pending"]).optional() });

afterEach(() => vi.unstubAllGlobals());

test("requests a list with the parameters of its address", () => {
  const request = new Request("https://shop.example/admin/orders?q=Ali&status=Pending");
  expect(queryOf(schema, request)).toEqual({ q: "Ali", status: "Pending" });
});

test("unknown parameters are left out", () => {
  const request = new Request("https://shop.example/admin/orders?q=Ali&status=Lost&page=2");
  expect(queryOf(schema, request)).toEqual({ q: "Ali" });
});

test("a loader calls each endpoint with the parameters of path and address and returns one object", async () => {
  const call = { method: "GET", summary: "", success: { status: 200, body: z.object({}) } } as const;
  const getThing = endpoint({ ...call, path: "/thing", query: z.object({ id: z.uuid() }) });
  const listParts = endpoint({ ...call, path: "/parts", query: z.object({ id: z.uuid(), q: z.string() }) });
  const getLists = endpoint({ ...call, path: "/lists" });
  vi.stubGlobal("fetch", async (url: string) => Response.json({ [url]: "answered" }));

  const url = "https://shop.example/admin/things/x?q=cap&id=other";
  const load = loaderOf(getThing, listParts, getLists);
  const args = {
    request: new Request(url),
    url: new URL(url),
    params: { id: "x" },
    context: new RouterContextProvider(),
  };
  // The path's identifier is sent unchanged: the API refuses it, and the page shows the reason.
  expect(Object.keys(await load({ ...args, pattern: "/things/:id" }))).toEqual([
    "/thing?id=x",
    "/parts?q=cap&id=x",
    "/lists",
  ]);
});
