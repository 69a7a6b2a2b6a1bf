import { lazy, Suspense, useState } from "react";
import { productMessages } from "#messages/product.ts";
import { OpeningDialog } from "../ui/opening-dialog.tsx";

const loadDialog = () => import("./size-help-dialog.tsx");
const SizeHelpDialog = lazy(() => loadDialog().then((module) => ({ default: module.SizeHelpDialog })));

/** Opens the size table and how to measure beside the sizes, without leaving the page. */
export function SizeHelp({ category }: { category: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className="text-link">
        {productMessages.sizeHelp}
      </button>
      {wanted && (
        <Suspense fallback={<OpeningDialog title={productMessages.sizeHelp} />}>
          <SizeHelpDialog open={open} onClose={() => setOpen(false)} category={category} />
        </Suspense>
      )}
    </>
  );
}
