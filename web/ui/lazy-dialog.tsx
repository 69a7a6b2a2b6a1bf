import type { ComponentType } from "react";
import { offlineMessages } from "#messages/offline.ts";
import { uiMessages } from "#messages/ui.ts";
import { useBackCloses } from "./back-closes.ts";
import { lazyModule } from "./lazy-module.ts";
import { toastError } from "./toast.ts";

type Opened = { open: boolean; onClose: () => void; backCloses?: boolean; title?: string };

/**
 * A dialog whose code is loaded when it is first opened. If loading fails, a toast reports it and the dialog closes:
 * opening it again retries, and the page is preserved, unlike with `lazy`. `title` is announced during loading.
 * `preload` loads the code before the click.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { preload, useModule } = lazyModule(load);

  function LateDialog(props: Props & Opened) {
    const { open, onClose, backCloses = true, title } = props;
    useBackCloses(open && backCloses, onClose);
    const Dialog = useModule(open, () => {
      toastError(offlineMessages.codeMissing);
      onClose();
    });
    if (Dialog) return <Dialog {...props} />;
    return (
      open &&
      title && (
        <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-siyahi-deep/50">
          <span className="sr-only">{uiMessages.opening(title)}</span>
          <span className="stitches sewing w-40 text-gainda-lit" />
        </div>
      )
    );
  }

  return Object.assign(LateDialog, { preload });
}

export const LazyDialog = lazyDialog(async () => (await import("./dialog.tsx")).Dialog);
