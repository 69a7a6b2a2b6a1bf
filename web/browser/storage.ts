/** The part of `Storage` that is used; each method may throw (private mode, full, switched off). */
export type RawStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type SafeStorage = {
  read(key: string): string | null | undefined;
  write(key: string, text: string): boolean;
  remove(key: string): void;
};

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** `storage` is asked for each time: where storing is forbidden, even its name throws. */
export function safeStorage(storage: () => RawStorage): SafeStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key)),
    write: (key, text) => attempt(() => storage().setItem(key, text) === undefined) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}

export const tabStorage = safeStorage(() => sessionStorage);

export const browserStorage = safeStorage(() => localStorage);
