import { expect, test } from "vitest";
import { listAddress, sortAddress } from "./list-address.ts";

const search = new URLSearchParams("q=Ali&status=Pending&after=abc");

test("another filter resets the page and keeps the other filters", () => {
  expect(listAddress(search, { status: "Dispatched" })).toBe("?q=Ali&status=Dispatched");
  expect(listAddress(search, { status: "", city: "Lahore" })).toBe("?q=Ali&city=Lahore");
});

test("reverses the order after a second click on a column's head", () => {
  expect(sortAddress(search, "total")).toBe("?q=Ali&status=Pending&sort=total");
  expect(sortAddress(new URLSearchParams("sort=total"), "total")).toBe("?sort=-total");
  expect(sortAddress(new URLSearchParams("sort=-total"), "total")).toBe("?sort=total");
});
