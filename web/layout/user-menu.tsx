import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import type { User } from "#contract/customers/accounts.ts";
import { shellMessages } from "#messages/shell.ts";
import { accountLinks } from "#web/customers/accounts/account-links.ts";
import { initialOf } from "#web/customers/accounts/initial-of.ts";
import { LogoutButton } from "#web/customers/accounts/logout-button.tsx";
import { Icon } from "#web/ui/icon.tsx";

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

/** Steps of the arrow keys; undefined for any other key. */
const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));

/**
 * A disclosure button with a short list. Closes on a press outside, on Escape with the focus back on the button, and
 * when the focus leaves; arrow keys cycle through button and entries.
 */
function useDisclosure<Root extends HTMLElement>(): {
  root: RefObject<Root | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  handlers: { onBlur: (event: FocusEvent<Root>) => void; onKeyDown: (event: KeyboardEvent<Root>) => void };
} {
  const root = useRef<Root>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // On the document, because not every browser focuses a pressed button.
    const onEscape = ({ key }: { key: string }) => {
      if (key !== "Escape") return;
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onEscape);
    };
  }, [open]);

  function onBlur({ relatedTarget }: FocusEvent<Root>) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<Root>) {
    const step = steps.get(event.key);
    if (!step || !open) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")];
    const current = stops.findIndex((stop) => stop.matches(":focus"));
    stops.at((current + step) % stops.length)?.focus();
  }

  return { root, open, setOpen, handlers: { onBlur, onKeyDown } };
}
