import { type LucideIcon, Package, User } from "lucide-react";

type AccountLink = { label: string; to: string; icon: LucideIcon };

/** The pages of who is logged in, as the user menu lists them (specification section 2). */
export const accountLinks: readonly AccountLink[] = [
  { label: "Profile", to: "/profile", icon: User },
  { label: "My Orders", to: "/orders", icon: Package },
];
