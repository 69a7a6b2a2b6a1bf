import type { User } from "#contract/customers/accounts.ts";
import type { CallResult } from "#contract/http/caller.ts";

export type UserState = { known: false; user: undefined } | { known: true; user: User | undefined };

type Shop = {
  fetchUser: () => Promise<CallResult<{ user: User | null }>>;
  notifyOtherTabs: () => void;
};

const unknown: UserState = { known: false, user: undefined };

export function createUserStore({ fetchUser, notifyOtherTabs }: Shop) {
  let state: UserState = unknown;
  let loading: Promise<void> | undefined;
  /** Sequence number, so that an answer overtaken by a login or a logout is ignored. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function show(next: UserState): void {
    turn += 1;
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    const asked = turn;
    const result = await fetchUser();
    if (turn !== asked) return;
    if (result.ok) show({ known: true, user: result.data.user ?? undefined });
    else loading = undefined;
  }

  return {
    get: () => state,
    /** For server rendering: always unknown. */
    getOnServer: () => unknown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(user: User | undefined): void {
      show({ known: true, user });
      notifyOtherTabs();
    },
    load(): Promise<void> {
      loading ??= ask();
      return loading;
    },
    reload(): Promise<void> {
      show(unknown);
      loading = ask();
      return loading;
    },
  };
}
