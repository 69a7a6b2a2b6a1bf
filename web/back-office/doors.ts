import type { IconNode } from "lucide";
import { type WaitingKind, waitingLists } from "#contract/reports/waiting-lists.ts";
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
  /** The work that its list has. */
  work?: WaitingKind;
  /** Shown only while it has work. */
  isRare?: true;
};

export type Door = { label: string; icon: IconNode; tabs: readonly Tab[] };

function waits(label: string, work: WaitingKind, more: Pick<Tab, "roles" | "isRare"> = {}): Tab {
  return { label, to: waitingLists[work], work, ...more };
}

/**
 * The menu: ten doors, each with its tabs. A screen belongs to the door whose tab has the beginning of its address, so
 * `/settings/mails` is behind Settings without a line here. Roles are those of the screens.
 */
export const doors: readonly Door[] = [
  { label: "Today", icon: Sun, tabs: [{ label: "Today", to: "/today" }] },
  {
    label: "Orders",
    icon: ClipboardList,
    tabs: [
      { label: "Orders", to: "/orders" },
      waits("To confirm", "toConfirm", { roles: office }),
      waits("Wants to cancel", "cancelRequests", { roles: office }),
    ],
  },
  {
    label: "Workshop",
    icon: Scissors,
    tabs: [
      waits("Tickets", "toStart"),
      { label: "Cutting list", to: "/job-tickets/cutting" },
      { label: "Embroidery list", to: "/job-tickets/embroidery" },
      waits("Repairs", "repairs"),
      { label: "Fabric", to: "/cloth" },
      waits("Short fabric", "shortFabric", { isRare: true }),
      { label: "Tablets", to: "/workshop-tablets" },
    ],
  },
  {
    label: "Shipping",
    icon: Package,
    tabs: [
      waits("To pack", "toPack"),
      waits("To book", "toBook"),
      { label: "Waiting for the courier", to: "/parcels?list=asked" },
      waits("Booking rejected", "bookingRejected"),
      { label: "Ready for pickup", to: "/parcels?list=booked" },
      { label: "On the way", to: "/parcels?list=on-the-way" },
      waits("Delivery failed", "deliveryFailed"),
      waits("Returned", "parcelsBack"),
      waits("Cancelled, still carried", "stillCarried", { isRare: true }),
      waits("Payouts", "latePayouts"),
    ],
  },
  {
    label: "Returns",
    icon: Undo,
    tabs: [
      waits("To answer", "returnsToAnswer"),
      { label: "All requests", to: "/returns" },
      { label: "By product", to: "/returns/products" },
    ],
  },
  {
    label: "Money",
    icon: HandCoins,
    tabs: [
      waits("To check", "transfersToCheck", { roles: office }),
      waits("Refunds due", "toGiveBack", { roles: office }),
      { label: "Books", to: "/books" },
      { label: "Invoices", to: "/invoices/list" },
      { label: "Sales", to: "/sales" },
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
      waits("Pictures to check", "reviewPictures", { isRare: true }),
    ],
  },
  { label: "Customers", icon: Users, tabs: [{ label: "Customers", to: "/customers" }] },
  {
    label: "Inbox",
    icon: Inbox,
    tabs: [
      waits("To answer", "messages"),
      { label: "Messages", to: "/messages" },
      { label: "Mails", to: "/mails" },
      waits("Mails not sent", "failedMails", { isRare: true }),
      { label: "WhatsApp", to: "/texts" },
      waits("WhatsApp not sent", "failedTexts", { isRare: true }),
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

/** The door and tab of an address: the longest path, then the tab of which the address has all parameters, and most. */
export function placeOf(pathname: string, search: string): Place | undefined {
  const params = new URLSearchParams(search);
  let found: Place | undefined;
  let best = 0;
  for (const door of doors)
    for (const tab of door.tabs) {
      const [path = "", wanted = ""] = tab.to.split("?");
      if (pathname !== path && !pathname.startsWith(`${path}/`)) continue;
      const pairs = [...new URLSearchParams(wanted)];
      const fits = pairs.every(([name, value]) => params.get(name) === value);
      const score = path.length * 10 + (fits ? pairs.length + 1 : 0);
      if (score <= best) continue;
      best = score;
      found = { door, tab };
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
