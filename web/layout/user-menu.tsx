import { useId } from "react";
import { Link } from "react-router";
import type { User } from "#contract/customers/accounts.ts";
import { shellMessages } from "#messages/shell.ts";
import { accountLinks } from "#web/customers/accounts/account-links.ts";
import { initialOf } from "#web/customers/accounts/initial-of.ts";
import { LogoutButton } from "#web/customers/accounts/logout-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useDisclosure } from "./use-disclosure.ts";

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 hover:bg-chuna [&_svg]:size-5 [&_svg]:stroke-[1.75]";

export function UserMenu({ user }: { user: User }) {
  const { root, open, setOpen, handlers } = useDisclosure<HTMLDivElement>();
  const listId = useId();

  function close() {
    setOpen(false);
  }

  return (
    <div ref={root} {...handlers} className="relative">
      <button
        type="button"
        aria-label={shellMessages.yourAccount(user.name)}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-full border-4 border-transparent bg-siyahi bg-clip-padding font-[560] leading-none text-kora hover:bg-siyahi-deep"
      >
        {initialOf(user.name)}
      </button>
      <div
        id={listId}
        hidden={!open}
        className="absolute end-0 top-full mt-1.5 w-60 rounded-lg border border-line bg-paper p-1.5 shadow-2"
      >
        <p className="truncate border-b border-line px-3 pt-1 pb-2 text-sm text-slate">{user.name}</p>
        <ul className="pt-1.5">
          {accountLinks.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={row}>
                <Icon icon={icon} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <LogoutButton onDone={close} className={row} />
          </li>
        </ul>
      </div>
    </div>
  );
}
