import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import Check from "#icons/check.mjs";
import CircleAlert from "#icons/circle-alert.mjs";
import { Icon } from "./icon.tsx";
import { useOldToastsGo } from "./old-toasts.ts";

export { toast };

/** Milliseconds of a dismissed toast's fade. */
const removeDelay = 260;

export type ToasterProps = {
  statusRegion: HTMLElement;
  alertRegion: HTMLElement;
  footRegion: HTMLElement;
};

/**
 * Separate markup, because the library's adds a style element that the Content-Security-Policy refuses. Toasts stay
 * under the pointer.
 */
export function Toaster({ statusRegion, alertRegion, footRegion }: ToasterProps) {
  const { toasts, handlers } = useToaster({ removeDelay });
  useOldToastsGo(toasts);

  function cards(shown: Toast[]) {
    return shown.map((toast) => (
      <ToastCard key={toast.id} toast={toast} onEnter={handlers.startPause} onLeave={handlers.endPause} />
    ));
  }

  return (
    <>
      {createPortal(cards(toasts.filter(({ type }) => type === "error")), alertRegion)}
      {createPortal(
        cards(toasts.filter((toast) => toast.type !== "error" && !isAtFoot(toast))),
        statusRegion,
      )}
      {createPortal(cards(toasts.filter(isAtFoot)), footRegion)}
    </>
  );
}

function isAtFoot({ position }: Toast): boolean {
  return position === "bottom-center";
}

/** Prevents a line break between `Rs.` and its amount. */
function unbroken(message: ReactNode): ReactNode {
  if (typeof message !== "string") return message;
  const parts = message.split(/(Rs\. [\d,]+)/);
  if (parts.length === 1) return message;
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence stay where they are.
        <span key={index} className={part.startsWith("Rs. ") ? "whitespace-nowrap" : ""}>
          {part}
        </span>
      ))}
    </span>
  );
}

type ToastCardProps = { toast: Toast; onEnter: () => void; onLeave: () => void };

function ToastCard({ toast, onEnter, onLeave }: ToastCardProps) {
  const failed = toast.type === "error";
  const icon = failed ? CircleAlert : Check;
  const atFoot = isAtFoot(toast);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only gives more time to read.
    <div
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      className={`pointer-events-auto inline-flex items-center gap-2.5 rounded-md px-4 py-3 shadow-2 transition duration-260 ease-tailor ${atFoot ? "w-full max-w-105 starting:translate-y-4" : "starting:-translate-y-4"} starting:opacity-0 ${failed ? "bg-anar text-white" : "bg-siyahi text-kora"} ${toast.visible ? "" : "opacity-0"}`}
    >
      {!atFoot && <Icon icon={icon} className="size-5 shrink-0" strokeWidth={1.75} />}
      {unbroken(resolveValue(toast.message, toast))}
    </div>
  );
}
