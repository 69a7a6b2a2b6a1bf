import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "./dialog.tsx";
import { OpeningDialog } from "./opening-dialog.tsx";

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
