import { useLocation, useNavigate } from "react-router";
import { accountMenuMessages } from "#messages/account-menu.ts";
import { translateSentence } from "#messages/sentences.ts";
import { browserApi } from "../shell/browser-api.ts";
import { contentId } from "../shell/page-change.tsx";
import { toastError, toastSuccess } from "../ui/toast.ts";
import { accountLinks } from "./account-links.ts";
import { setUser } from "./user-store.ts";

/** Logs out, and leaves a page that was for the customer alone. The cart stays: it belongs to the browser. */
export function useLogout(): () => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    const result = await browserApi.logout();
    if (!result.ok) return toastError(accountMenuMessages.stillLoggedIn(result.error.error));
    toastSuccess(translateSentence(result.data.message));
    // First away: those pages send guests to log in.
    if (accountLinks.some(({ to }) => pathname.startsWith(to))) await navigate("/");
    setUser(undefined);
    // The menu that had the focus is gone.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };
}
