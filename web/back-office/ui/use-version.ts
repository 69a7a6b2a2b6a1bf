import { useRef, useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";

export type Version = {
  /** What a save names. */
  current: () => string;
  /** To be called with the answer of a save. */
  saved: (version: string) => void;
  /** To be called with the refusal of a save; gives it back. */
  refused: (failure: CallFailure) => CallFailure;
  isStale: boolean;
  /** The next save replaces what somebody else has saved. */
  accept: () => void;
};

/**
 * Keeps the version that the fields of a form were filled from, whatever the page reads again meanwhile: a save made from
 * an older one must not silently undo what somebody else has done.
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
