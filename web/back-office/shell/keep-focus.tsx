import { useEffect } from "react";
import { contentId } from "#web/shell/page-change.tsx";

/** After this time nothing else has given the focus back, in milliseconds: a dialog that closes does so at once. */
const delay = 100;

/** Where one goes on when an entry is gone: in its list. */
const lists = "ol, ul, fieldset, .table-frame";
const control = "a[href], button:not([disabled]), input:not([type=hidden]), select, textarea";

/**
 * Gives the focus a place when what had it is gone: an entry that was taken away, a button whose work is done. The
 * browser would begin at the top of the page again, and who listens would hear nothing.
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
