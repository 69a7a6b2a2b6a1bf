import type { IconNode } from "lucide";
import type { OpenWork } from "#contract/reports/dashboard.ts";
import { office, type StaffRole } from "#contract/values/staff-roles.ts";
import ClipboardList from "#icons/clipboard-list.mjs";
import HandCoins from "#icons/hand-coins.mjs";
import Inbox from "#icons/inbox.mjs";
import Package from "#icons/package.mjs";
import Scissors from "#icons/scissors.mjs";
import Settings from "#icons/settings.mjs";
import Shirt from "#icons/shirt.mjs";
import Sun from "#icons/sun.mjs";
import Undo from "#icons/undo-2.mjs";
import Users from "#icons/users.mjs";

export type Tab = {
  label: string;
  /** The address of a screen; its parameters tell tabs of one screen apart. */
  to: string;
  /** Where a tab of a screen is for fewer roles than the screen. */
  roles?: readonly StaffRole[];
  /** The work that its list shows. */
  work?: readonly (keyof OpenWork)[];
  /** Shown only while it has work. */
  isRare?: true;
};

export type Door = { label: string; icon: IconNode; tabs: readonly Tab[] };

/**
 * The menu: ten doors, each with its tabs. A screen belongs to the door whose tab has the beginning of its address, so
 * `/settings/mails` is behind Settings without a line here. Roles are those of the screens.
 */
export const doors: readonly Door[] = [
  { label: "Today", icon: Sun, tabs: [{ label: "Today", to: "/dashboard" }] },
  {
    label: "Orders",
    icon: ClipboardList,
    tabs: [{ label: "Orders", to: "/orders", work: ["toConfirm", "toCancel"] }],
  },
  {
    label: "Workshop",
    icon: Scissors,
    tabs: [
      { label: "Tickets", to: "/job-tickets", work: ["toCut"] },
      { label: "Cutting list", to: "/job-tickets/cutting" },
      { label: "Embroidery list", to: "/job-tickets/embroidery" },
      { label: "Repairs", to: "/repairs", work: ["toRepair"] },
      { label: "Fabric", to: "/cloth" },
      { label: "Tablets", to: "/workshop-tablets" },
    ],
  },
  {
    label: "Shipping",
    icon: Package,
    tabs: [
      { label: "To pack", to: "/packing" },
      { label: "To book", to: "/packing?list=book" },
      { label: "Delivery failed", to: "/parcels", work: ["toAnswer"] },
      { label: "Booking rejected", to: "/parcels?list=refused", work: ["refusedParcels"] },
      { label: "Waiting for the courier", to: "/parcels?list=asked" },
      { label: "Ready for pickup", to: "/parcels?list=booked" },
      { label: "On the way", to: "/parcels?list=on-the-way" },
      { label: "Returned", to: "/parcels?list=returned", work: ["parcelsBack"] },
      {
        label: "Cancelled, still carried",
        to: "/parcels?list=called-off",
        work: ["carriedAllTheSame"],
        isRare: true,
      },
      { label: "Payouts", to: "/payouts" },
    ],
  },
  {
    label: "Returns",
    icon: Undo,
    tabs: [
      { label: "Requests", to: "/returns", work: ["returnsToAnswer"] },
      { label: "By product", to: "/returns/products" },
    ],
  },
  {
    label: "Money",
    icon: HandCoins,
    tabs: [
      { label: "To check", to: "/orders?asked=payment", roles: office, work: ["toCompare"] },
      { label: "To give back", to: "/orders?cash=owed", roles: office, work: ["toPayBack"] },
      { label: "Books", to: "/books" },
    ],
  },
  {
    label: "Catalogue",
    icon: Shirt,
    tabs: [
      { label: "Products", to: "/products" },
      { label: "Types", to: "/garment-types" },
      { label: "Options", to: "/options" },
      { label: "Low stock", to: "/products?stock=low" },
      { label: "Lists", to: "/lists" },
      { label: "Search words", to: "/search-words" },
      { label: "Coupons", to: "/coupons" },
      { label: "Reviews", to: "/reviews" },
    ],
  },
  { label: "Customers", icon: Users, tabs: [{ label: "Customers", to: "/customers" }] },
  {
    label: "Inbox",
    icon: Inbox,
    tabs: [
      { label: "Messages", to: "/messages", work: ["messagesToAnswer"] },
      { label: "Mails", to: "/mails" },
    ],
  },
  {
    label: "Settings",
    icon: Settings,
    tabs: [
      { label: "Shop", to: "/settings" },
      { label: "Staff", to: "/staff" },
      { label: "API keys", to: "/api-keys" },
      { label: "Webhooks", to: "/webhooks" },
      { label: "Audit log", to: "/audit-log" },
    ],
  },
];

export type Place = { door: Door; tab: Tab };

/** The door and tab of an address within the back office: the longest path, then the most of its parameters. */
export function placeOf(pathname: string, search: string): Place | undefined {
  const params = new URLSearchParams(search);
  let found: Place | undefined;
  let best = -1;
  for (const door of doors)
    for (const tab of door.tabs) {
      const [path = "", wanted = ""] = tab.to.split("?");
      const isInside = pathname === path || pathname.startsWith(`${path}/`);
      const pairs = [...new URLSearchParams(wanted)];
      if (!isInside || !pairs.every(([name, value]) => params.get(name) === value)) continue;
      const length = path.length * 10 + pairs.length;
      if (length > best) {
        best = length;
        found = { door, tab };
      }
    }
  return found;
}

/** The doors and tabs that a role may open, given the paths of its screens (`orders`, `orders/:id`). */
export function doorsOf(role: StaffRole, paths: ReadonlySet<string>): Door[] {
  return doors
    .map((door) => ({
      ...door,
      tabs: door.tabs.filter(
        ({ to, roles }) => paths.has(to.slice(1).split("?")[0] ?? "") && (roles?.includes(role) ?? true),
      ),
    }))
    .filter(({ tabs }) => tabs.length > 0);
}
