import { type ComponentType, useEffect, useState } from "react";
import { type PlainToast, registerToastPlace } from "../ui/toast.ts";
import type { ToasterProps } from "../ui/toaster.tsx";

const list = "grid justify-items-center gap-2";

/** Milliseconds, as long as the library shows a failure. */
const plainDuration = 4_000;

/**
 * Where toasts appear: empty, and without their code, until the first is wanted. The two regions are there from the
 * start, because screen readers say what comes into a region that they already know.
 */
export function ToastPlace() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [plain, setPlain] = useState<PlainToast>();
  const [statusRegion, setStatusRegion] = useState<HTMLElement | null>(null);
  const [alertRegion, setAlertRegion] = useState<HTMLElement | null>(null);

  useEffect(
    () => registerToastPlace({ showToaster: (toaster) => setToaster(() => toaster), showPlainly: setPlain }),
    [],
  );

  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(undefined), plainDuration);
    return () => clearTimeout(timer);
  }, [plain]);

  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-70 grid gap-2">
      <div role="alert" ref={setAlertRegion} className={list}>
        {plain?.failed && <p className={`${plainLook} bg-anar text-white`}>{plain.text}</p>}
      </div>
      <div role="status" ref={setStatusRegion} className={list}>
        {plain?.failed === false && <p className={`${plainLook} bg-siyahi text-kora`}>{plain.text}</p>}
      </div>
      {Toaster && statusRegion && alertRegion && (
        <Toaster statusRegion={statusRegion} alertRegion={alertRegion} />
      )}
    </div>
  );
}

const plainLook = "rounded-md px-4 py-3 shadow-2";
