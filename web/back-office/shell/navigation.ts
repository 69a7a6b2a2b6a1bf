import type { IconNode } from "lucide";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import BookOpenText from "#icons/book-open-text.mjs";
import ChartNoAxesColumn from "#icons/chart-no-axes-column.mjs";
import ClipboardList from "#icons/clipboard-list.mjs";
import HandCoins from "#icons/hand-coins.mjs";
import KeyRound from "#icons/key-round.mjs";
import ListPlus from "#icons/list-plus.mjs";
import Mail from "#icons/mail.mjs";
import MessageSquare from "#icons/message-square.mjs";
import Package from "#icons/package.mjs";
import Palette from "#icons/palette.mjs";
import History from "#icons/rotate-ccw-clock.mjs";
import Ruler from "#icons/ruler.mjs";
import Scissors from "#icons/scissors.mjs";
import Settings from "#icons/settings.mjs";
import Shirt from "#icons/shirt.mjs";
import Spool from "#icons/spool.mjs";
import Star from "#icons/star.mjs";
import TabletSmartphone from "#icons/tablet-smartphone.mjs";
import TextSearch from "#icons/text-search.mjs";
import TicketPercent from "#icons/ticket-percent.mjs";
import Undo from "#icons/undo-2.mjs";
import UserCog from "#icons/user-cog.mjs";
import Users from "#icons/users.mjs";
import Webhook from "#icons/webhook.mjs";
import Wrench from "#icons/wrench.mjs";
import { screens } from "../screens.ts";

type NavigationLink = { label: string; to: string; icon: IconNode };

/** Navigation of the back office: daily work first, then catalogue, shoppers and the shop. */
const groups: readonly (readonly NavigationLink[])[] = [
  [
    { label: "Dashboard", to: "/dashboard", icon: ChartNoAxesColumn },
    { label: "Orders", to: "/orders", icon: ClipboardList },
    { label: "Returns", to: "/returns", icon: Undo },
    { label: "Parcels", to: "/parcels", icon: Package },
    { label: "Payouts", to: "/payouts", icon: HandCoins },
    { label: "Books", to: "/books", icon: BookOpenText },
    { label: "Job tickets", to: "/job-tickets", icon: Scissors },
    { label: "Repairs", to: "/repairs", icon: Wrench },
    { label: "Fabric list", to: "/cloth", icon: Spool },
  ],
  [
    { label: "Products", to: "/products", icon: Shirt },
    { label: "Lists", to: "/lists", icon: Palette },
    { label: "Garment types", to: "/garment-types", icon: Ruler },
    { label: "Options", to: "/options", icon: ListPlus },
    { label: "Search words", to: "/search-words", icon: TextSearch },
    { label: "Coupons", to: "/coupons", icon: TicketPercent },
  ],
  [
    { label: "Customers", to: "/customers", icon: Users },
    { label: "Reviews", to: "/reviews", icon: Star },
    { label: "Messages", to: "/messages", icon: MessageSquare },
    { label: "Mails", to: "/mails", icon: Mail },
  ],
  [
    { label: "Staff", to: "/staff", icon: UserCog },
    { label: "Workshop tablets", to: "/workshop-tablets", icon: TabletSmartphone },
    { label: "API keys", to: "/api-keys", icon: KeyRound },
    { label: "Webhooks", to: "/webhooks", icon: Webhook },
    { label: "Audit log", to: "/audit-log", icon: History },
    { label: "Settings", to: "/settings", icon: Settings },
  ],
];

export function navigationOf(role: StaffRole): NavigationLink[][] {
  const paths = screens
    .filter(({ roles }) => roles.includes(role))
    .flatMap(({ pages }) => Object.keys(pages));
  return groups
    .map((links) => links.filter(({ to }) => paths.includes(to.slice(1))))
    .filter((links) => links.length > 0);
}

export function startOf(role: StaffRole): string {
  return role === "workshop" ? "/job-tickets" : "/orders";
}
