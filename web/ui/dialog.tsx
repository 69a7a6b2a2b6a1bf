import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import X from "#icons/x.mjs";
import { uiMessages } from "#messages/ui.ts";
import { Icon } from "./icon.tsx";
import { shutOut } from "./shut-out.ts";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** By default it has a history entry, and Back closes it. */
  backCloses?: boolean;
  wide?: boolean;
};

const backdrop =
  "fixed inset-0 z-50 bg-siyahi-deep/50 transition-opacity duration-260 data-starting-style:opacity-0 data-ending-style:opacity-0";

const viewport =
  "fixed inset-0 z-50 grid items-end justify-stretch sm:items-center sm:justify-center sm:overflow-y-auto sm:p-4";

const popup =
  "flex max-h-[94dvh] w-full flex-col overflow-hidden rounded-t-[10px] bg-paper shadow-2 outline-none transition duration-260 ease-tailor " +
  "data-starting-style:translate-y-8 data-starting-style:opacity-0 data-ending-style:translate-y-8 data-ending-style:opacity-0 " +
  "sm:max-h-[calc(100dvh-32px)] sm:rounded-lg";

const actionsRow =
  "flex justify-end gap-2.5 border-line p-4.5 pt-3 max-sm:border-t max-sm:*:flex-1 max-sm:pb-[max(18px,env(safe-area-inset-bottom))] sm:px-6.5 sm:pt-0 sm:pb-5.5";

/**
 * A dialog: focuses the element with `data-asked`, traps the focus (the rest of the page is inert), closes on Escape
 * and on a tap outside, returns the focus. On phones a sheet. About 20 kB: load it with `LazyDialog`.
 */
export function Dialog({ open, onClose, title, children, actions, wide = false }: DialogProps) {
  const popupElement = useRef<HTMLDivElement>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);

  // The library's focus guards act late: fast keys reached the page behind. Removed before the library returns the
  // focus.
  useLayoutEffect(() => (open && portal ? shutOut(portal) : undefined), [open, portal]);

  return (
    <BaseDialog.Root open={open} onOpenChange={(nextOpen) => !nextOpen && onClose()}>
      <BaseDialog.Portal ref={setPortal}>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Viewport className={viewport}>
          <BaseDialog.Popup
            ref={popupElement}
            initialFocus={() => popupElement.current?.querySelector<HTMLElement>("[data-asked]") ?? true}
            className={`${popup} ${wide ? "sm:w-[min(100vw-32px,880px)]" : "sm:w-[min(100vw-32px,440px)]"}`}
          >
            {/* No <header> and <footer>: outside of <main> they would be landmarks of the whole page. */}
            <div className="flex items-center justify-between gap-4 py-3 ps-4.5 pe-2.5 sm:py-4 sm:ps-6.5 sm:pe-4">
              <BaseDialog.Title className="rtl:pt-4">{title}</BaseDialog.Title>
              <BaseDialog.Close
                aria-label={uiMessages.close}
                className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-chuna"
              >
                <Icon icon={X} className="size-5" strokeWidth={1.75} />
              </BaseDialog.Close>
            </div>
            {/* As high as its stitches: no gap to the line. */}
            <div aria-hidden="true" className="seam h-1.5 shrink-0" />
            {/* Scroll padding for a focused field's label and error. */}
            <div className="min-h-0 flex-1 scroll-py-18 overflow-y-auto p-4.5 sm:px-6.5 sm:py-5.5">
              {children}
            </div>
            {actions && <div className={actionsRow}>{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
