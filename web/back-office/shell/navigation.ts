import type { IconNode } from "lucide";
import { everyone, office, owner, type StaffRole } from "#contract/values/staff-roles.ts";
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

type NavigationLink = { label: string; to: string; icon: IconNode; roles: readonly StaffRole[] };

/** The way to every part of the back office: daily work first, then the catalogue, the shoppers, the shop itself. */
const groups: readonly (readonly NavigationLink[])[] = [
  [
    { label: "Dashboard", to: "/dashboard", icon: ChartNoAxesColumn, roles: office },
    { label: "Orders", to: "/orders", icon: ClipboardList, roles: everyone },
    { label: "Returns", to: "/returns", icon: Undo, roles: office },
    { label: "Parcels", to: "/parcels", icon: Package, roles: office },
    { label: "Payouts", to: "/payouts", icon: HandCoins, roles: office },
    { label: "Books", to: "/books", icon: BookOpenText, roles: office },
    { label: "Job tickets", to: "/job-tickets", icon: Scissors, roles: everyone },
    { label: "Repairs", to: "/repairs", icon: Wrench, roles: everyone },
    { label: "Fabric list", to: "/cloth", icon: Spool, roles: everyone },
  ],
  [
    { label: "Products", to: "/products", icon: Shirt, roles: office },
    { label: "Lists", to: "/lists", icon: Palette, roles: office },
    { label: "Garment types", to: "/garment-types", icon: Ruler, roles: office },
    { label: "Options", to: "/options", icon: ListPlus, roles: office },
    { label: "Search words", to: "/search-words", icon: TextSearch, roles: office },
    { label: "Coupons", to: "/coupons", icon: TicketPercent, roles: office },
  ],
  [
    { label: "Customers", to: "/customers", icon: Users, roles: office },
    { label: "Reviews", to: "/reviews", icon: Star, roles: office },
    { label: "Messages", to: "/messages", icon: MessageSquare, roles: office },
    { label: "Mails", to: "/mails", icon: Mail, roles: office },
  ],
  [
    { label: "Staff", to: "/staff", icon: UserCog, roles: owner },
    { label: "Workshop tablets", to: "/workshop-tablets", icon: TabletSmartphone, roles: owner },
    { label: "API keys", to: "/api-keys", icon: KeyRound, roles: owner },
    { label: "Webhooks", to: "/webhooks", icon: Webhook, roles: owner },
    { label: "Audit log", to: "/audit-log", icon: History, roles: office },
    { label: "Settings", to: "/settings", icon: Settings, roles: owner },
  ],
];

export function navigationOf(role: StaffRole): NavigationLink[][] {
  return groups
    .map((links) => links.filter(({ roles }) => roles.includes(role)))
    .filter((links) => links.length > 0);
}

export function startOf(role: StaffRole): string {
  return role === "workshop" ? "/job-tickets" : "/orders";
}
