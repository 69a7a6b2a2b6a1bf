import { useEffect, useState } from "react";
import { offlineMessages } from "#messages/offline.ts";

/**
 * Why something failed, as a sentence that stays to be read; empty for no reason. That the shop cannot be reached stays until the
 * network is back: then it is no longer true.
 */
export function useFailure() {
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const forget = () => setFailure((shown) => (shown === offlineMessages.unanswered.OFFLINE ? "" : shown));
    addEventListener("online", forget);
    return () => removeEventListener("online", forget);
  }, []);
  return [failure, setFailure] as const;
}
