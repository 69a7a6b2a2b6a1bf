import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import LogOut from "#icons/log-out.mjs";
import { logoutMessages } from "#messages/logout.ts";
import { shellMessages } from "#messages/shell.ts";
import { setUser } from "#web/session/user-store.ts";
import { contentId } from "#web/shell/page-change.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";
import { accountLinks } from "./account-links.ts";

type LogoutButtonProps = {
  className: string;
  onDone: () => void;
};

export function LogoutButton({ className, onDone }: LogoutButtonProps) {
  const logout = useLogout();
  const [busy, setBusy] = useState(false);

  async function leave() {
    if (busy) return;
    setBusy(true);
    await logout(onDone);
    setBusy(false);
  }

  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => void leave()}
      className={`stitched aria-busy:cursor-progress ${className}`}
    >
      <Icon icon={LogOut} />
      {shellMessages.logout}
    </button>
  );
}

/**
 * Logs out, and leaves a page for customers only. The cart stays: it belongs to the browser. `closeMenu` is called
 * after the answer and before any message, because an open menu may cover it.
 */
function useLogout(): (closeMenu: () => void) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (closeMenu) => {
    const result = await accountApi.logout();
    closeMenu();
    if (!result.ok) return toastError(logoutMessages.stillLoggedIn(result.error.error));
    toastAnswer(result.data.message, "LOGGED_OUT");
    // Leave first, because those pages send guests to log in.
    if (accountLinks.some(({ to }) => pathname.startsWith(to))) await navigate("/");
    setUser(undefined);
    // The focused menu is gone.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };
}
