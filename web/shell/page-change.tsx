import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSheetsInHistory } from "../ui/back-closes.ts";

/** The element that takes the focus when another page has come, and to which the skip link leads. */
export const contentId = "page-content";

/**
 * Does what a browser does when it loads a page, for a page that React Router has exchanged: moves the focus to its
 * content and says its title, and knows what Back leads to. Filters and page numbers of one page leave the focus where it is.
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
