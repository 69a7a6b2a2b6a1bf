import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSheetsInHistory } from "../ui/back-closes.ts";

/** Receives the focus after a navigation, and is the target of the skip link. */
export const contentId = "page-content";

/**
 * Emulates a page load for client-side navigation: moves the focus to the content, announces the title, and tracks the
 * target of Back. Filters and page numbers of one page leave the focus in place.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useSheetsInHistory();

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
