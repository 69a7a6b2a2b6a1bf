import { useEffect } from "react";
import { contentId } from "#web/shell/page-change.tsx";

/** Milliseconds to wait for other focus handling; a closing dialog restores the focus immediately. */
const delay = 100;

/** The focus target after an entry is gone: its list. */
const lists = "ol, ul, fieldset, .table-frame";
const control = "a[href], button:not([disabled]), input:not([type=hidden]), select, textarea";

/**
 * Restores the focus when the focused element is removed, such as a deleted entry or a finished button. Otherwise the
 * browser restarts at the top of the page, and screen readers announce nothing.
 */
export function KeepFocus() {
  useEffect(() => {
    let inside: Element[] = [];
    let beneathDialog: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      inside = withAncestors(target);
      if (!target.closest("[role=dialog]")) beneathDialog = inside;
    }

    function keep() {
      const [last] = inside;
      if (document.activeElement !== document.body || !last || last.isConnected) return;
      const list = [...inside, ...beneathDialog].find((place) => place.isConnected && place.matches(lists));
      const next = list?.querySelector<HTMLElement>(control) ?? document.getElementById(contentId);
      next?.focus({ preventScroll: next.id === contentId });
    }

    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, delay);
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return null;
}

function withAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element];
}
