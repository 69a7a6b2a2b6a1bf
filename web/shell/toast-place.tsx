import { lazy, Suspense, useEffect, useState } from "react";
import { registerToastPlace } from "../ui/toast.ts";

const Toaster = lazy(() => import("../ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

const list = "grid justify-items-center gap-2";

/**
 * Where toasts appear: empty, and without their code, until the first is wanted. The two regions are there from the
 * start, because screen readers say what comes into a region that they already know.
 */
export function ToastPlace() {
  const [wanted, setWanted] = useState(false);
  const [statusRegion, setStatusRegion] = useState<HTMLElement | null>(null);
  const [alertRegion, setAlertRegion] = useState<HTMLElement | null>(null);
  useEffect(() => registerToastPlace(() => setWanted(true)), []);

  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-70 grid gap-2">
      <div role="alert" ref={setAlertRegion} className={list} />
      <div role="status" ref={setStatusRegion} className={list} />
      {wanted && statusRegion && alertRegion && (
        <Suspense>
          <Toaster statusRegion={statusRegion} alertRegion={alertRegion} />
        </Suspense>
      )}
    </div>
  );
}
