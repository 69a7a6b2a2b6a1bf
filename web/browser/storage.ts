/** The methods of `Storage` in use; each may throw (private mode, full, disabled). */
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

/** `storage` is read at each call: where storing is forbidden, even the property access throws. */
export function safeStorage(storage: () => RawStorage): SafeStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key)),
    write: (key, text) => attempt(() => storage().setItem(key, text) === undefined) ?? false,
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}

export const tabStorage = safeStorage(() => sessionStorage);

export const browserStorage = safeStorage(() => localStorage);
