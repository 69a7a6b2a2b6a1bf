import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./dialog.tsx";

const Dialog = lazy(() => import("./dialog.tsx").then((module) => ({ default: module.Dialog })));

/** A dialog whose code is fetched when it is first opened, and stays, so that it can close gently. */
export function LazyDialog(props: DialogProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={<OpeningDialog title={props.title} />}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** Shown for the moment in which the code of the dialog is on its way. */
function OpeningDialog({ title }: { title: string }) {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-siyahi-deep/50">
      <span className="sr-only">Opening {title}</span>
      <span className="stitches sewing w-40 text-gainda-lit" />
    </div>
  );
}
