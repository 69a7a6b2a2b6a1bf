import { useEffect, useEffectEvent, useState } from "react";
import { offlineMessages } from "#messages/offline.ts";
import { useBackCloses } from "./back-closes.ts";
import { toastError } from "./toast.ts";

type DialogCode<Module> = {
  /** Fetches the code ahead of the click. A failure is met again there. */
  preload: () => void;
  /** The code, from when it is first opened and there. `backCloses` is false for what is asked because of Back itself. */
  useCode: (open: boolean, onClose: () => void, backCloses?: boolean) => Module | undefined;
};

/**
 * The code of a dialog, fetched when it is first opened. If it cannot be had, a toast says so and the dialog closes:
 * opening it again tries again, and the page behind loses nothing. (What `lazy` cannot load takes the page with it.)
 */
export function dialogCode<Module>(load: () => Promise<Module>): DialogCode<Module> {
  let loaded: Module | undefined;

  function useCode(open: boolean, onClose: () => void, backCloses = true): Module | undefined {
    const [code, setCode] = useState(() => loaded);
    useBackCloses(open && backCloses, onClose);
    const giveUp = useEffectEvent(() => {
      toastError(offlineMessages.codeMissing);
      onClose();
    });

    useEffect(() => {
      if (!open || code) return;
      let gone = false;
      load().then(
        (module) => {
          loaded = module;
          if (!gone) setCode(() => module);
        },
        () => gone || giveUp(),
      );
      return () => {
        gone = true;
      };
    }, [open, code]);

    return code;
  }

  return { preload: () => void load().catch(() => undefined), useCode };
}
