import { expect, test } from "vitest";
import { z } from "zod";
import { queryOf } from "./query-of.ts";

const schema = z.object({ q: z.string().max(5).optional(), status: z.enum(["Pending"]).optional() });

test("a list is asked for with what its address says", () => {
  const request = new Request("https://shop.example/admin/orders?q=Ali&status=Pending");
  expect(queryOf(schema, request)).toEqual({ q: "Ali", status: "Pending" });
});

test("unknown parameters are left out", () => {
  const request = new Request("https://shop.example/admin/orders?q=Ali&status=Lost");
  expect(queryOf(schema, request)).toEqual({ q: "Ali" });
});
