import { expect, test } from "vitest";
import type { User } from "#contract/customers/accounts.ts";
import type { CallResult } from "#contract/http/caller.ts";
import { createUserStore } from "./create-user-store.ts";

type Answer = CallResult<{ user: User | null }>;

const ayesha: User = {
  id: "1",
  name: "Ayesha",
  email: "a@example.com",
  phone: "",
  address: "",
  role: "customer",
};
const loggedIn: Answer = { ok: true, status: 200, data: { user: ayesha } };
const guest: Answer = { ok: true, status: 200, data: { user: null } };
const offline: Answer = { ok: false, status: 0, error: { code: "OFFLINE", error: "", message: "" } };

/** A store whose shop answers one after another, each on release. */
function createStore(...answers: Answer[]) {
  const letGo: (() => void)[] = [];
  let notified = 0;
  const store = createUserStore({
    fetchUser: () =>
      new Promise((resolve) => {
        const answer = answers[letGo.length] ?? guest;
        letGo.push(() => resolve(answer));
      }),
    notifyOtherTabs: () => {
      notified += 1;
    },
  });
  return { store, letGo, asked: () => letGo.length, notified: () => notified };
}

test("requests the user once for any number of callers", async () => {
  const { store, letGo, asked } = createStore(loggedIn);
  const loads = [store.load(), store.load()];
  expect(store.get()).toEqual({ known: false, user: undefined });
  letGo[0]?.();
  await Promise.all(loads);
  await store.load();
  expect(store.get()).toEqual({ known: true, user: ayesha });
  expect(asked()).toBe(1);
});

test("retries an unreachable shop the next time", async () => {
  const { store, letGo, asked } = createStore(offline, guest);
  const first = store.load();
  letGo[0]?.();
  await first;
  expect(store.get().known).toBe(false);
  const second = store.load();
  letGo[1]?.();
  await second;
  expect(store.get()).toEqual({ known: true, user: undefined });
  expect(asked()).toBe(2);
});

test("ignores an answer that a login has overtaken", async () => {
  const { store, letGo } = createStore(guest);
  const load = store.load();
  store.set(ayesha);
  letGo[0]?.();
  await load;
  expect(store.get().user).toBe(ayesha);
});

test("clears the user first on reloading and notifies no listener", async () => {
  const { store, letGo, notified } = createStore(guest);
  store.set(ayesha);
  expect(notified()).toBe(1);
  const reload = store.reload();
  expect(store.get().known).toBe(false);
  letGo[0]?.();
  await reload;
  expect(store.get()).toEqual({ known: true, user: undefined });
  expect(notified()).toBe(1);
});

test("notifies listeners of every change until they unsubscribe", () => {
  const { store } = createStore();
  let heard = 0;
  const leave = store.subscribe(() => {
    heard += 1;
  });
  store.set(ayesha);
  leave();
  store.set(undefined);
  expect(heard).toBe(1);
});
