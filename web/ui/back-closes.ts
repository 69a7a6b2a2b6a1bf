import { useEffect, useEffectEvent, useId } from "react";
import { useLocation } from "react-router";

/* An open dialog or sheet has a separate entry in the browser's history: the same address, with its name beside the
   router's state. So Back closes it, and only the next Back leaves the page. These entries are hidden from the router.
   */

type Entry = { key?: string; idx?: number; sheet?: string } | null;

/** Event on the window after a step from or to a sheet's entry: the page is the same, but its address may be older. */
export const sheetStep = "sheetstep";

/** Open ones, the topmost last. */
const open: { sheet: string; close: () => void }[] = [];

/** The current entry; `idx` is the router's index of a page in the history. */
let here: Entry = null;
/** Pending steps over stale entries. */
let stepping = 0;
/** The last followed link whose page has not rendered, with time by `performance.now()`. */
let followed: { from: Entry; at: number } | undefined;

/** Milliseconds after following a link in which it closes the sheet: its page replaces the entry. */
const pageComes = 5_000;

/**
 * Must run before the router's listener: steps from or to a sheet are hidden from the router, which would reload the
 * page and abort loading.
 */
export function trackSheets(): void {
  addEventListener("popstate", onPop);
  // A pushed page renders later: Back may come earlier.
  window.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    if (navigationType !== "push" && navigationType !== "replace") return;
    here = history.state;
    followed = undefined;
  });
  addEventListener("click", noteLink);
}

/** Once in each application, beside its pages: separates entries of sheets from those of pages. */
export function useSheetsInHistory(): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an entry of its own.
  useEffect(() => {
    here = history.state;
  }, [key]);

  useEffect(() => {
    // After a reload with an open sheet none is open.
    if (isLeftOver(history.state)) step(-1);
  }, []);
}

/**
 * Back closes an `open` one before it leaves the page. For every dialog and sheet; `dialogCode` does it for lazy ones.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const sheet = useId();
  const { key } = useLocation();
  const close = useEffectEvent(onClose);

  // Pushed again for another address: a sheet that stays open, like filters, stays on top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an entry of its own.
  useEffect(() => {
    if (!isOpen) return;
    const mine = { sheet, close: () => close() };
    open.push(mine);
    if (history.state?.sheet !== sheet) history.pushState({ ...history.state, sheet }, "");
    here = history.state;
    return () => {
      if (open.includes(mine)) open.splice(open.indexOf(mine), 1);
      // Deferred: it may be reopened at once, or another one in its place.
      setTimeout(() => {
        const entry: Entry = history.state;
        if (stepping === 0 && entry?.sheet === sheet && isLeftOver(entry) && !isFollowedFrom(entry)) step(-1);
      });
    };
  }, [isOpen, sheet, key]);
}

function noteLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("a[href]"))
    followed = { from: history.state, at: performance.now() };
}

function isFollowedFrom(entry: Entry): boolean {
  if (!followed || performance.now() - followed.at > pageComes) return false;
  return followed.from?.key === entry?.key && followed.from?.sheet === entry?.sheet;
}

function onPop(event: PopStateEvent): void {
  const from = here;
  const to: Entry = event.state;
  here = to;
  // Back before the link's page rendered: the sheet closes only now, and no page replaces its entry.
  followed = undefined;
  // All other steps are the router's, though `here` may lag behind.
  const samePage = from?.idx === to?.idx && (from?.sheet ?? to?.sheet) !== undefined;
  // A requested step stays on its page; one overtaken by a new page fires no event.
  if (!samePage) stepping = 0;
  if (stepping > 0) {
    stepping -= 1;
    event.stopImmediatePropagation();
    // Of two closed at once, leave the lower entry as well.
    if (stepping === 0 && isLeftOver(to)) step(-1);
    dispatchEvent(new Event(sheetStep));
    return;
  }
  const top = open.at(-1);
  if (samePage) event.stopImmediatePropagation();
  if (samePage && top && to?.sheet !== top.sheet) {
    open.pop();
    top.close();
  }
  // Skips a stale entry, so that one press is enough. Forwards from the page below it, else backwards.
  if (isLeftOver(to)) step(samePage && from?.sheet === undefined ? 1 : -1);
  if (samePage) dispatchEvent(new Event(sheetStep));
}

function isLeftOver(entry: Entry): boolean {
  return entry?.sheet !== undefined && !open.some(({ sheet }) => sheet === entry.sheet);
}

function step(delta: 1 | -1): void {
  // Forwards there may be nothing, or another page, which the router has to show.
  if (delta === -1) stepping += 1;
  history.go(delta);
}
