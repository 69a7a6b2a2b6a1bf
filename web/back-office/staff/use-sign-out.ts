import { useState } from "react";
import { useNavigate } from "react-router";
import { toastError } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";

export function useSignOut() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    const result = await backOffice.staff.logout();
    setBusy(false);
    if (result.ok) await navigate("/sign-in");
    else toastError(result.error.error);
  }

  return { signOut: () => void signOut(), busy };
}
