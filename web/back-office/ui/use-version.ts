import { useRef, useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";

export type Version = {
  /** The version that a save sends. */
  current: () => string;
  /** Call with the response of a save. */
  saved: (version: string) => void;
  /** Call with the refusal of a save; returns it. */
  refused: (failure: CallFailure) => CallFailure;
  isStale: boolean;
  /** The next save overwrites the other version. */
  accept: () => void;
};

/**
 * Optimistic lock: stores the version that a form was filled from, also when the page reloads, so that a save from an
 * older one does not silently undo another change.
 */
export function useVersion(opened: string): Version {
  const known = useRef(opened);
  const [newest, setNewest] = useState<string>();

  return {
    current: () => known.current,
    saved(version) {
      known.current = version;
      setNewest(undefined);
    },
    refused(failure) {
      const { code, version } = failure.error;
      setNewest(code === "CHANGED_SINCE" && typeof version === "string" ? version : undefined);
      return failure;
    },
    isStale: newest !== undefined,
    accept() {
      if (newest !== undefined) known.current = newest;
    },
  };
}
