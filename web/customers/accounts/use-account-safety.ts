import { useCallback, useEffect, useState } from "react";
import type { AccountSafety } from "#contract/customers/account-safety.ts";
import { accountApi } from "./account-api.ts";

export type LoadedSafety =
  | { state: "loading"; safety?: never }
  | { state: "failed"; sentence: string; safety?: never }
  | { state: "loaded"; safety: AccountSafety };

export type AccountSafetyState = LoadedSafety & { load: () => Promise<void> };

export function useAccountSafety(): AccountSafetyState {
  const [loaded, setLoaded] = useState<LoadedSafety>({ state: "loading" });

  const load = useCallback(async () => {
    const answer = await accountApi.getAccountSafety();
    if (answer.ok) setLoaded({ state: "loaded", safety: answer.data });
    // The previous content stays on failure.
    else setLoaded((before) => (before.safety ? before : { state: "failed", sentence: answer.error.error }));
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  return { ...loaded, load };
}
