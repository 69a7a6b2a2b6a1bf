import { useEffect, useEffectEvent, useId } from "react";
import { useLocation } from "react-router";

/*
 * A dialog or a sheet that is open has an entry of its own in the browser's history: the same address, with its name beside what the
 * router keeps there. So Back closes it, and only the next Back leaves the page. The router never learns of these entries.
 */

type Entry = { key?: string; idx?: number; sheet?: string } | null;

/** The event on the window after a step from or to the entry of a sheet: the page is the same, and its address may be an older one. */
export const sheetStep = "sheetstep";

/** Those that are open, the topmost last. */
const open: { sheet: string; close: () => void }[] = [];

/** Where the browser is; `idx` is the router's number of a page in the history. */
let here: Entry = null;
/** Steps that were asked for below, to pass over entries that nobody needs any more. */
let stepping = 0;
/** Where a link was last followed whose page has not come, and when, by `performance.now()`. */
let followed: { from: Entry; at: number } | undefined;

/** Milliseconds after a tap on a link in which it is the link that closes a sheet: its page takes the place of the entry. */
const pageComes = 5_000;

/**
 * Before the router of an application begins: a window calls its listeners in their order, capturing or not, and what is a step
 * from or to a sheet is to be kept from the router. It would reload the page and drop what it is loading.
 */
export function trackSheets(): void {
  addEventListener("popstate", onPop);
  // A page that is pushed is drawn a moment later: whoever is quick presses Back before.
  window.navigation?.addEventListener("currententrychange", ({ navigationType }) => {
    if (navigationType !== "push" && navigationType !== "replace") return;
    here = history.state;
    followed = undefined;
  });
  addEventListener("click", noteLink);
}

/** Once in an application that follows its sheets, beside its pages: distinguishes entries of sheets from those of pages. */
export function useSheetsInHistory(): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an entry of its own.
  useEffect(() => {
    here = history.state;
  }, [key]);

  useEffect(() => {
    // Reloaded while a sheet was open: now none is.
    if (isLeftOver(history.state)) step(-1);
  }, []);
}

/** Back closes what is `open` before it leaves the page. For every dialog and sheet; `dialogCode` does it for those it loads. */
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
      // A moment later: it may be opened again at once, or another one in its place.
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
  // Whoever presses Back before the link's page is drawn has its sheet closed only now, and no page comes for its entry.
  followed = undefined;
  // What is no sheet's, the router has to show, though `here` may be a moment behind it.
  const samePage = from?.idx === to?.idx && (from?.sheet ?? to?.sheet) !== undefined;
  // A step that was asked for stays on its page; of one that a new page has overtaken nothing is heard.
  if (!samePage) stepping = 0;
  if (stepping > 0) {
    stepping -= 1;
    event.stopImmediatePropagation();
    // Of two that were closed at once, the one below is left as well.
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
  // Nobody should have to press twice. Forwards from the page below it, else backwards.
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
