import { type ReactNode, useEffect, useRef, useState } from "react";
import { type PlainToast, registerToastPlace } from "../ui/toast.ts";

const list = "grid justify-items-center gap-2";

/** Milliseconds, the library's duration of a failure. */
const plainDuration = 4_000;

/**
 * Without code until the first toast. The live regions exist from the start, because screen readers only announce
 * changes in a known one.
 */
export function ToastPlace() {
  const [toaster, setToaster] = useState<ReactNode>();
  const [plain, setPlain] = useState<PlainToast>();
  const statusRegion = useRef<HTMLDivElement>(null);
  const alertRegion = useRef<HTMLDivElement>(null);
  const footRegion = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      registerToastPlace({
        showToaster(Toaster) {
          if (!statusRegion.current || !alertRegion.current || !footRegion.current) return;
          setToaster(
            <Toaster
              statusRegion={statusRegion.current}
              alertRegion={alertRegion.current}
              footRegion={footRegion.current}
            />,
          );
        },
        showPlainly: setPlain,
      }),
    [],
  );

  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(undefined), plainDuration);
    return () => clearTimeout(timer);
  }, [plain]);

  return (
    <>
      <div className="pointer-events-none fixed inset-x-4 top-4 z-70 grid gap-2 print:hidden">
        <div role="alert" ref={alertRegion} className={list}>
          {plain?.failed && <p className={`${plainLook} bg-anar text-white`}>{plain.text}</p>}
        </div>
        <div role="status" ref={statusRegion} className={list}>
          {plain?.failed === false && <p className={`${plainLook} bg-siyahi text-kora`}>{plain.text}</p>}
        </div>
      </div>
      <div
        role="status"
        ref={footRegion}
        className={`pointer-events-none fixed inset-x-4 bottom-[max(16px,env(safe-area-inset-bottom))] z-70 print:hidden ${list}`}
      />
      {toaster}
    </>
  );
}

const plainLook = "rounded-md px-4 py-3 shadow-2";
