import { useSyncExternalStore } from "react";
import type { User } from "#contract/accounts.ts";
import { browserApi } from "../shell/browser-api.ts";

/** Who uses this browser: not known yet, a guest, or a customer. */
export type UserState = { known: false; user: undefined } | { known: true; user: User | undefined };

const unknown: UserState = { known: false, user: undefined };

let state: UserState = unknown;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called with what the shop answers to a login, a logout or a change of the profile. */
export function setUser(user: User | undefined): void {
  state = { known: true, user };
  for (const listener of listeners) listener();
}

/** Asks the shop who is logged in, once for the whole visit; a shop that cannot be reached leaves it unknown. */
export function loadUser(): Promise<void> {
  loading ??= browserApi.persistUserSession().then((result) => {
    if (result.ok) setUser(result.data.user ?? undefined);
    else loading = undefined;
  });
  return loading;
}

/** Who uses this browser. Pages come without it from the server, so that they are the same for everyone. */
export function useUser(): UserState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
}

/** As `useUser`, for code outside of components. */
export function getUser(): UserState {
  return state;
}
