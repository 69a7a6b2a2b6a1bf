import { type IconNode, Package, User } from "lucide";
import { accountMenuMessages } from "#messages/account-menu.ts";

type AccountLink = { label: string; to: string; icon: IconNode };

/** The pages of who is logged in, as the user menu lists them (specification section 2). */
export const accountLinks: readonly AccountLink[] = [
  { label: accountMenuMessages.profile, to: "/profile", icon: User },
  { label: accountMenuMessages.myOrders, to: "/orders", icon: Package },
];
