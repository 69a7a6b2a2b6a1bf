import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import { placeOf } from "../doors.ts";
import { Count, useWaiting } from "./count.tsx";
import { navigationOf } from "./navigation.ts";

/** The second row of the menu: the tabs of the door that the page is behind. */
export function DoorTabs({ role }: { role: StaffRole }) {
  const { pathname, search } = useLocation();
  const waiting = useWaiting();
  const place = placeOf(pathname, search);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is brought into sight.
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [place?.tab]);

  const tabs = navigationOf(role).find(({ label }) => label === place?.door.label)?.tabs ?? [];
  if (!place || tabs.length < 2) return null;
  const shown = tabs.filter((tab) => !tab.isRare || tab === place.tab || waiting([tab]) > 0);
  return (
    <nav aria-label={place.door.label} className="no-print mb-4 border-b border-line">
      <ul ref={list} className="flex max-lg:overflow-x-auto lg:flex-wrap">
        {shown.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab === place.tab ? "page" : undefined}
              className="relative flex min-h-10 items-center px-3 text-sm whitespace-nowrap text-slate -outline-offset-3 hover:text-siyahi aria-[current]:font-[560] aria-[current]:text-siyahi aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-siyahi pointer-coarse:min-h-11"
            >
              {tab.label}
              <Count of={waiting([tab])} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
