import { useSyncExternalStore } from "react";
import type { User } from "#contract/customers/accounts.ts";
import { browserStorage } from "#web/browser/storage.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { createUserStore, type UserState } from "./create-user-store.ts";

/** Written at every login and logout, so that other tabs reload the user; contains nothing personal. */
const changeKey = "account-changed";

const store = createUserStore({
  fetchUser: () => browserApi.persistUserSession(),
  notifyOtherTabs() {
    browserStorage.write(changeKey, String(Date.now()));
  },
});

export function setUser(user: User | undefined): void {
  store.set(user);
}

export function loadUser(): Promise<void> {
  return store.load();
}

export function reloadUser(): Promise<void> {
  return store.reload();
}

/** Returns a function that stops it. */
export function syncAcrossTabs(): () => void {
  function follow({ key }: StorageEvent) {
    if (key === changeKey) void reloadUser();
  }
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Absent in the server's pages, which are the same for everyone. */
export function useUser(): UserState {
  return useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
}

export function getUser(): UserState {
  return store.get();
}
