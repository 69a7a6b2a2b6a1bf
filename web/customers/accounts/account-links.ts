import type { IconNode } from "lucide";
import Package from "#icons/package.mjs";
import Repeat2 from "#icons/repeat-2.mjs";
import User from "#icons/user.mjs";
import { accountMenuMessages } from "#messages/account-menu.ts";

type AccountLink = { label: string; to: string; icon: IconNode };

export const accountLinks: readonly AccountLink[] = [
  { label: accountMenuMessages.profile, to: "/profile", icon: User },
  { label: accountMenuMessages.myOrders, to: "/orders", icon: Package },
  { label: accountMenuMessages.lastOrderAgain, to: "/orders#again", icon: Repeat2 },
];
