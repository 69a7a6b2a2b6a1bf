import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from "react";
import { Form, href, useLocation } from "react-router";
import Search from "#icons/search.mjs";
import X from "#icons/x.mjs";
import { searchMessages } from "#messages/search.ts";
import { useBackCloses } from "../ui/back-closes.ts";
import { buttonClasses } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { lazyModule } from "../ui/lazy-module.ts";

const suggestions = lazyModule(() => import("./search-suggestions.tsx"));

const panelId = "site-search";
const tool =
  "grid size-11 shrink-0 place-items-center rounded-md hover:bg-chuna [&_svg]:size-5 [&_svg]:stroke-[1.75]";

/**
 * The search of every page: a button that opens a panel with the field. Panel and form are native, so both work before
 * hydration; suggestions are loaded when the panel first opens, and the search works without them.
 */
export function SiteSearch() {
  const { search, key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [openOver, setOpenOver] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  const code = suggestions.useModule(wasOpened);
  const shown = new URLSearchParams(search).get("q") ?? "";
  useBackCloses(openOver === key, close);

  function noteOpen() {
    setOpenOver(key);
    setWasOpened(true);
  }

  useEffect(() => {
    if (openOver !== key) setOpenOver(undefined);
  }, [openOver, key]);

  // Opened before any script had come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page began with.
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) noteOpen();
  }, []);

  // At `beforetoggle`: an immediate Back must find the panel's entry in the history.
  function noteOpening({ newState }: ToggleEvent<HTMLDivElement>) {
    if (newState === "open") noteOpen();
  }

  function handleToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    if (newState === "closed") {
      if (!isLeaving.current) setOpenOver(undefined);
      isLeaving.current = false;
      return;
    }
    if (!field.current) return;
    if (field.current.value === "") field.current.value = shown;
    field.current.focus();
    field.current.select();
  }

  function close() {
    setOpenOver(undefined);
    panel.current?.hidePopover();
  }

  /** The panel's history entry stays until the next page replaces it: a step back would abort the navigation. */
  function leave() {
    isLeaving.current = true;
    panel.current?.hidePopover();
  }

  /** Otherwise the browser would empty the field first, and leave the panel open. */
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
        onBeforeToggle={noteOpening}
        onToggle={handleToggle}
        className="inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full overflow-y-auto overscroll-contain bg-paper text-siyahi shadow-2 backdrop:bg-siyahi-deep/30"
      >
        <div className="mx-auto max-w-170 px-4 pt-2 pb-4">
          <Form
            action={href("/products")}
            role="search"
            aria-label={searchMessages.searchProducts}
            onSubmit={leave}
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
          {code && <code.SearchSuggestions field={field} onChoose={leave} />}
        </div>
      </div>
    </>
  );
}
