import { useEffect, useState } from "react";
import { offlineMessages } from "#messages/offline.ts";

/** A persistent error message. That of a lost connection stays until the network is back. */
export function useFailure() {
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const forget = () => setFailure((shown) => (shown === offlineMessages.unanswered.OFFLINE ? "" : shown));
    addEventListener("online", forget);
    return () => removeEventListener("online", forget);
  }, []);
  return [failure, setFailure] as const;
}
