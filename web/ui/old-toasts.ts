import { useEffect, useRef } from "react";
import { type Toast, toast } from "react-hot-toast/headless";
import { useLocation, useNavigation } from "react-router";

/** Milliseconds within which toasts belong together, and to the next page. */
const atOnce = 500;

/**
 * Closes a failure at the next toast, submission or choice, which shows that it was read. A change of page closes
 * offers as well.
 */
export function useOldToastsGo(toasts: readonly Toast[]): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const shown = useRef({ toasts, pathname, leftAt: 0 });

  useEffect(() => {
    shown.current.toasts = toasts;
    const newest = Math.max(...toasts.map(({ createdAt }) => createdAt));
    dismiss(toasts.filter(({ type, createdAt }) => type === "error" && createdAt < newest - atOnce));
  }, [toasts]);

  useEffect(() => {
    if (next !== undefined) shown.current.leftAt = Date.now();
  }, [next]);

  useEffect(() => {
    const { toasts: known, pathname: before, leftAt } = shown.current;
    if (pathname === before) return;
    const since = (leftAt || Date.now()) - atOnce;
    shown.current = { toasts: known, pathname, leftAt: 0 };
    const isOfPage = ({ type, position }: Toast) => type === "error" || position !== undefined;
    dismiss(known.filter((each) => isOfPage(each) && each.createdAt < since));
  }, [pathname]);

  useEffect(() => {
    const goOn = () => {
      const since = Date.now() - atOnce;
      dismiss(shown.current.toasts.filter(({ type, createdAt }) => type === "error" && createdAt < since));
    };
    document.addEventListener("submit", goOn, true);
    document.addEventListener("change", goOn, true);
    return () => {
      document.removeEventListener("submit", goOn, true);
      document.removeEventListener("change", goOn, true);
    };
  }, []);
}

function dismiss(old: readonly Toast[]): void {
  for (const { id, visible } of old) if (visible) toast.dismiss(id);
}
