import { expect, test } from "vitest";
import { waitingKinds, waitingLists } from "#contract/reports/waiting-lists.ts";
import { waitingRoles } from "#contract/reports/waiting-roles.ts";
import { type StaffRole, staffRoles } from "#contract/values/staff-roles.ts";
import { doors, placeOf } from "./doors.ts";
import { screens } from "./screens.ts";
import { movedPages } from "./shell/moved-pages.ts";
import { navigationOf } from "./shell/navigation.ts";

const paths = screens.flatMap(({ pages }) => Object.keys(pages));
const tabs = doors.flatMap((door) => door.tabs.map((tab) => ({ door, tab })));

test("has ten doors", () => {
  expect(doors.map(({ label }) => label)).toEqual([
    ...["Today", "Orders", "Workshop", "Shipping", "Returns", "Money", "Catalogue", "Customers", "Inbox"],
    "Settings",
  ]);
});

test("each tab opens a screen and is the place of its own address", () => {
  for (const { door, tab } of tabs) {
    const [path = "", search = ""] = tab.to.split("?");
    expect(paths).toContain(path.slice(1));
    expect(placeOf(path, `?${search}`)).toEqual({ door, tab });
  }
});

/** Opened from their orders: papers to print. */
const withoutDoor = ["account", "invoices", "packing-slips"];

test("each screen is behind a door", () => {
  const lost = paths.filter((path) => !placeOf(`/${path.replaceAll(/:\w+/g, "1")}`, ""));
  expect(lost.sort()).toEqual(withoutDoor);
});

test.each([
  ["/orders/1", "?q=cap", "Orders", "Orders"],
  ["/orders", "?asked=payment&q=cap&after=x", "Money", "To check"],
  ["/orders", "?asked=cancel", "Orders", "Wants to cancel"],
  ["/orders", "?status=Pending", "Orders", "Orders"],
  ["/job-tickets", "?stage=overdue", "Workshop", "Tickets"],
  ["/parcels", "", "Shipping", "Delivery failed"],
  ["/parcels", "?list=returned", "Shipping", "Returned"],
  ["/job-tickets/cutting", "?day=2026-11-27", "Workshop", "Cutting list"],
  ["/job-tickets/print", "?ids=1", "Workshop", "Tickets"],
  ["/returns/products", "", "Returns", "By product"],
  ["/products/1/stock", "", "Catalogue", "Products"],
])("%s%s is behind %s, %s", (path, search, door, tab) => {
  const place = placeOf(path, search);
  expect([place?.door.label, place?.tab.label]).toEqual([door, tab]);
});

test("an address that only begins like a tab is behind no door", () => {
  expect(placeOf("/orders-of-today", "")).toBeUndefined();
  expect(placeOf("/", "")).toBeUndefined();
});

test("shows each role the doors of its screens", () => {
  const labels = (role: StaffRole) => navigationOf(role).map(({ label }) => label);
  expect(labels("owner")).toHaveLength(10);
  expect(labels("manager")).toHaveLength(10);
  expect(labels("workshop")).toEqual(["Today", "Orders", "Workshop"]);
  expect(labels("packer")).toEqual(["Today", "Shipping"]);
  const tabsOf = (role: StaffRole) =>
    navigationOf(role).flatMap((door) => door.tabs.map(({ label }) => label));
  expect(tabsOf("workshop")).toEqual([
    ...["Today", "Orders", "Tickets", "Cutting list", "Embroidery list", "Repairs", "Fabric", "Short fabric"],
  ]);
  expect(tabsOf("owner")).toHaveLength(tabs.length);
  expect(tabsOf("manager")).not.toContain("Staff");
});

test("each door begins with a screen of its role", () => {
  for (const role of staffRoles) {
    const open = screens
      .filter(({ roles }) => roles.includes(role))
      .flatMap(({ pages }) => Object.keys(pages));
    for (const { tabs: own } of navigationOf(role)) expect(open).toContain(own[0]?.to.slice(1).split("?")[0]);
  }
});

test("each role may open the list of the work that waits for it", () => {
  for (const role of staffRoles) {
    const open = screens
      .filter(({ roles }) => roles.includes(role))
      .flatMap(({ pages }) => Object.keys(pages));
    for (const kind of waitingKinds.filter((each) => waitingRoles[each].includes(role)))
      expect(open).toContain(waitingLists[kind].slice(1).split("?")[0]);
  }
});

test("an address that was given up leads to a screen", () => {
  for (const [from, to] of movedPages) {
    expect(paths).not.toContain(from);
    expect(paths).toContain(to.slice(1));
  }
});
