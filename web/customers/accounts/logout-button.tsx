import { useState } from "react";
import LogOut from "#icons/log-out.mjs";
import { shellMessages } from "#messages/shell.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useLogout } from "./use-logout.ts";

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
