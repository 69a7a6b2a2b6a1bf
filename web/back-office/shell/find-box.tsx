import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { StaffRole } from "#contract/values/staff-roles.ts";
import Search from "#icons/search.mjs";
import { Icon } from "#web/ui/icon.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { toastError } from "#web/ui/toast.ts";
import { pathsOf } from "./navigation.ts";

const loadFind = () => import("./find.ts");
const panel = lazyModule(async () => (await import("./find-panel.tsx")).FindPanel);

const listId = "found";

/** The one search of the office. Its results and their calls are loaded at the first use. */
export function FindBox({ role }: { role: StaffRole }) {
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const navigate = useNavigate();
  const { key } = useLocation();
  const paths = pathsOf(role);
  const Panel = panel.useModule(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page ends the search.
  useEffect(close, [key]);

  function close() {
    setOpen(false);
    setActive(undefined);
    setText("");
  }

  function open(to: string, rows: readonly string[] = []) {
    input.current?.blur();
    close();
    void navigate(to, { state: { rows } });
  }

  /** Without waiting for the results: a scanner presses Enter at once. */
  async function openTyped() {
    try {
      const { findPage } = await loadFind();
      open(await findPage(text, paths));
    } catch {
      toastError("No connection to the shop. Try again.");
    }
  }

  function take(event: KeyboardEvent) {
    if (event.key === "Escape") {
      close();
      return;
    }
    if (event.key === "Enter" && active === undefined) {
      event.preventDefault();
      if (text.trim() !== "") void openTyped();
      return;
    }
    keys.current?.(event);
  }

  return (
    <div className="relative min-w-0 flex-1 lg:order-last lg:mt-3 lg:basis-full">
      <Icon
        icon={Search}
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4.5 text-mist"
      />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Find orders, customers, products"
        aria-expanded={isOpen && text.trim() !== ""}
        aria-controls={listId}
        aria-activedescendant={active}
        aria-autocomplete="list"
        data-shortcut="find"
        placeholder="Find"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => {
          panel.preload();
          void loadFind().catch(() => undefined);
        }}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onKeyDown={take}
        onBlur={() => setOpen(false)}
        className="min-h-9 w-full rounded-md border border-white/24 bg-white/6 ps-9 pe-2 text-sm text-kora placeholder:text-mist pointer-coarse:min-h-11"
      />
      {isOpen && Panel && text.trim() !== "" && (
        <Panel
          id={listId}
          text={text}
          paths={paths}
          keys={keys}
          active={active}
          onActive={setActive}
          onOpen={open}
        />
      )}
    </div>
  );
}
