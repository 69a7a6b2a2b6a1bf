import { useState } from "react";
import { productMessages } from "#messages/product.ts";
import { dialogCode } from "../../ui/dialog-code.ts";
import { OpeningDialog } from "../../ui/opening-dialog.tsx";

const dialog = dialogCode(() => import("./size-help-dialog.tsx"));

/** Opens the size table and how to measure beside the sizes, without leaving the page. */
export function SizeHelp({ category }: { category: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const code = dialog.useCode(open, close);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className="text-link">
        {productMessages.sizeHelp}
      </button>
      {code && <code.SizeHelpDialog open={open} onClose={close} category={category} />}
      {!code && open && <OpeningDialog title={productMessages.sizeHelp} />}
    </>
  );
}
