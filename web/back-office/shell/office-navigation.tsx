import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { StaffMember } from "#contract/staff/staff.ts";
import Keyboard from "#icons/keyboard.mjs";
import LogOut from "#icons/log-out.mjs";
import Menu from "#icons/menu.mjs";
import X from "#icons/x.mjs";
import { BrandLockup } from "#web/shell/brand.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { placeOf } from "../doors.ts";
import { shopName } from "../shop-name.ts";
import { useSignOut } from "../staff/use-sign-out.ts";
import { Count, useWaiting } from "./count.tsx";
import { FindBox } from "./find-box.tsx";
import { navigationOf } from "./navigation.ts";

const row =
  "flex min-h-9 items-center gap-3 rounded-md px-3 text-sm text-mist hover:bg-white/6 hover:text-kora pointer-coarse:min-h-11 " +
  "aria-[current=page]:bg-white/12 aria-[current=page]:font-[540] aria-[current=page]:text-kora [&_svg]:size-5 [&_svg]:stroke-[1.75]";

export function OfficeNavigation({ staff, onHelp }: { staff: StaffMember; onHelp: () => void }) {
  const { pathname, search } = useLocation();
  const place = placeOf(pathname, search);
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <header className="no-print on-ink bg-siyahi text-kora">
      <div className="flex flex-col px-3 py-2 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:py-3.5">
        <div className="flex items-center justify-between gap-2 lg:flex-wrap">
          <Link to="/" className="rounded-md p-1">
            <BrandLockup name={`${shopName()} back office`} className="h-8 w-auto" />
          </Link>
          <FindBox role={staff.role} />
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
          <nav aria-label="Back office" className="max-lg:pt-2">
            <ul className="grid gap-0.5 max-lg:grid-cols-2">
              {navigationOf(staff.role).map(({ label, icon, tabs }) => (
                <li key={label}>
                  <Link
                    to={tabs[0]?.to ?? "/"}
                    aria-current={label === place?.door.label ? "page" : undefined}
                    className={row}
                  >
                    <Icon icon={icon} />
                    {label}
                    <Count onDark of={waiting(tabs)} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Person staff={staff} onHelp={onHelp} />
        </div>
      </div>
    </header>
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
