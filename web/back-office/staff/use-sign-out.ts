import { useState } from "react";
import { useNavigate } from "react-router";
import { logout } from "#contract/staff/staff.ts";
import { toastError } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";

export function useSignOut() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    const result = await callApi(logout);
    setBusy(false);
    if (result.ok) await navigate("/sign-in");
    else toastError(result.error.error);
  }

  return { signOut: () => void signOut(), busy };
}
