import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { StaffMember } from "#contract/staff/staff.ts";
import Keyboard from "#icons/keyboard.mjs";
import LogOut from "#icons/log-out.mjs";
import Menu from "#icons/menu.mjs";
import X from "#icons/x.mjs";
import { useLiveOrders } from "#web/back-office/orders/live-orders/live-orders-store.ts";
import { BrandLockup } from "#web/shell/brand.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { shopName } from "../shop-name.ts";
import { useSignOut } from "../staff/use-sign-out.ts";
import { navigationOf } from "./navigation.ts";

const row =
  "flex min-h-9 items-center gap-3 rounded-md px-3 text-sm text-mist hover:bg-white/6 hover:text-kora pointer-coarse:min-h-11 " +
  "aria-[current=page]:bg-white/12 aria-[current=page]:font-[540] aria-[current=page]:text-kora [&_svg]:size-5 [&_svg]:stroke-[1.75]";

export function OfficeNavigation({ staff, onHelp }: { staff: StaffMember; onHelp: () => void }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <header className="no-print on-ink bg-siyahi text-kora">
      <div className="flex flex-col px-3 py-2 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:py-3.5">
        <div className="flex items-center justify-between">
          <Link to="/" className="rounded-md p-1">
            <BrandLockup name={`${shopName()} back office`} className="h-8 w-auto" />
          </Link>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="office-menu"
            onClick={() => setOpen(!open)}
            className="grid size-11 place-items-center rounded-md hover:bg-white/6 lg:hidden"
          >
            <span className="sr-only">Menu</span>
            {open ? <Icon icon={X} /> : <Icon icon={Menu} />}
          </button>
        </div>
        <div id="office-menu" className={`flex-1 flex-col pb-2 lg:mt-5 lg:flex ${open ? "flex" : "hidden"}`}>
          <nav aria-label="Back office" className="grid gap-3 max-lg:grid-cols-2 max-lg:pt-2">
            {navigationOf(staff.role).map((links) => (
              <ul key={links[0]?.to} className="grid content-start gap-0.5">
                {links.map(({ label, to, icon }) => (
                  <li key={to}>
                    <NavLink to={to} className={row}>
                      <Icon icon={icon} />
                      {label}
                      <WaitingCount to={to} />
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
          <Person staff={staff} onHelp={onHelp} />
        </div>
      </div>
    </header>
  );
}

/** Counts beside pages: new entries since the last visit, and unanswered ones. */
function WaitingCount({ to }: { to: string }) {
  const { unseen, openWork } = useLiveOrders();
  if (to === "/orders") return <Count of={unseen.length} what="new" />;
  if (!openWork) return null;
  if (to === "/returns") return <Count of={openWork.returnsToAnswer} what="to answer" />;
  if (to === "/messages") return <Count of={openWork.messagesToAnswer} what="to answer" />;
  if (to !== "/parcels") return null;
  const { toAnswer, refusedParcels, parcelsBack, carriedAllTheSame } = openWork;
  return <Count of={toAnswer + refusedParcels + parcelsBack + carriedAllTheSame} what="to deal with" />;
}

function Count({ of, what }: { of: number; what: string }) {
  if (of === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-gainda px-2 text-xs leading-5 font-[600] text-siyahi">
      {of}
      <span className="sr-only">{` ${what}`}</span>
    </span>
  );
}

function Person({ staff, onHelp }: { staff: StaffMember; onHelp: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <div className="mt-auto grid gap-0.5 border-white/16 pt-4 max-lg:mt-3 max-lg:border-t">
      <NavLink to="/account" className={`${row} py-1.5`}>
        <span className="min-w-0">
          <span className="block truncate text-kora">{staff.name}</span>
          <span className="block text-xs capitalize">{staff.role}</span>
        </span>
      </NavLink>
      <button
        type="button"
        onClick={onHelp}
        aria-haspopup="dialog"
        className={`${row} pointer-coarse:hidden`}
      >
        <Icon icon={Keyboard} />
        Keyboard shortcuts
      </button>
      <button type="button" onClick={signOut} aria-busy={busy || undefined} className={row}>
        <Icon icon={LogOut} />
        Sign out
      </button>
    </div>
  );
}
