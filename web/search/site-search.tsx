import { Search, X } from "lucide";
import { type KeyboardEvent, type ToggleEvent, useRef, useState } from "react";
import { Form, href, useLocation } from "react-router";
import { searchMessages } from "#messages/search.ts";
import { buttonClasses } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { lazyModule } from "../ui/lazy-module.ts";

const suggestions = lazyModule(() => import("./search-suggestions.tsx"));

const panelId = "site-search";
const tool =
  "grid size-11 shrink-0 place-items-center rounded-md hover:bg-chuna [&_svg]:size-5 [&_svg]:stroke-[1.75]";

/**
 * The search of every page: a button that opens a panel with the field. Panel and form are the browser's own, so both work before
 * any script and without; the suggestions are fetched when the panel is first opened, and where they fail to come the search remains.
 */
export function SiteSearch() {
  const { search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  const code = suggestions.useModule(opened);
  const shown = new URLSearchParams(search).get("q") ?? "";

  function handleToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    if (newState !== "open") return;
    setOpened(true);
    if (!field.current) return;
    if (field.current.value === "") field.current.value = shown;
    field.current.focus();
    field.current.select();
  }

  function close() {
    panel.current?.hidePopover();
  }

  /** The browser would empty the field first, and leave the panel open. */
  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  }

  return (
    <>
      <button type="button" popoverTarget={panelId} aria-label={searchMessages.search} className={tool}>
        <Icon icon={Search} />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        onToggle={handleToggle}
        className="inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full overflow-y-auto overscroll-contain bg-paper text-siyahi shadow-2 backdrop:bg-siyahi-deep/30"
      >
        <div className="mx-auto max-w-170 px-4 pt-2 pb-4">
          <Form
            action={href("/products")}
            role="search"
            aria-label={searchMessages.searchProducts}
            onSubmit={close}
            className="flex items-center gap-1.5"
          >
            <input
              ref={field}
              type="search"
              onKeyDown={leaveOnEscape}
              name="q"
              aria-label={searchMessages.searchProducts}
              placeholder={searchMessages.examples}
              defaultValue={shown}
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              autoFocus
              className="field-control min-w-0 flex-1"
            />
            <button type="submit" className={`${buttonClasses("primary", false)} max-sm:px-3.5`}>
              <Icon icon={Search} className="sm:hidden" />
              <span className="max-sm:sr-only">{searchMessages.search}</span>
            </button>
            <button
              type="button"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              aria-label={searchMessages.close}
              className={tool}
            >
              <Icon icon={X} />
            </button>
          </Form>
          {code && <code.SearchSuggestions field={field} onChoose={close} />}
        </div>
      </div>
    </>
  );
}
