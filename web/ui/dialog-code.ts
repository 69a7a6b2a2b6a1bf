import { offlineMessages } from "#messages/offline.ts";
import { useBackCloses } from "./back-closes.ts";
import { lazyModule } from "./lazy-module.ts";
import { toastError } from "./toast.ts";

type DialogCode<Module> = {
  /** Fetches the code ahead of the click. A failure is met again there. */
  preload: () => void;
  useCode: (open: boolean, onClose: () => void, backCloses?: boolean) => Module | undefined;
};

/**
 * The code of a dialog, fetched when it is first opened. If it cannot be had, a toast says so and the dialog closes:
 * opening it again tries again, and the page behind loses nothing. (What `lazy` cannot load takes the page with it.)
 */
export function dialogCode<Module>(load: () => Promise<Module>): DialogCode<Module> {
  const { preload, useModule } = lazyModule(load);

  function useCode(open: boolean, onClose: () => void, backCloses = true): Module | undefined {
    useBackCloses(open && backCloses, onClose);
    return useModule(open, () => {
      toastError(offlineMessages.codeMissing);
      onClose();
    });
  }

  return { preload, useCode };
}
