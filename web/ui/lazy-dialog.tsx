import type { DialogProps } from "./dialog.tsx";
import { dialogCode } from "./dialog-code.ts";
import { OpeningDialog } from "./opening-dialog.tsx";

const dialog = dialogCode(() => import("./dialog.tsx"));

export function LazyDialog(props: DialogProps) {
  const code = dialog.useCode(props.open, props.onClose, props.backCloses);
  if (code) return <code.Dialog {...props} />;
  return props.open && <OpeningDialog title={props.title} />;
}
