import { useState } from "react";
import Printer from "#icons/printer.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toastError } from "#web/ui/toast.ts";

/** Longest wait for pictures before printing, in milliseconds. */
const longestWait = 15_000;

/** Prints the page's sheets after their pictures and fonts have loaded. */
export function PrintButton({ label = "Print" }: { label?: string }) {
  const [busy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    const missing = await missingPictures();
    setBusy(false);
    if (missing > 0) toastError(missing === 1 ? "1 picture is missing" : `${missing} pictures are missing`);
    window.print();
  }

  return (
    <Button busy={busy} data-shortcut="print" onClick={() => void print()}>
      <Icon icon={Printer} />
      {label}
    </Button>
  );
}

/** Waits until every picture on a sheet is decoded; returns the number of failures. */
async function missingPictures(): Promise<number> {
  await document.fonts.ready;
  const pictures = document.querySelectorAll<HTMLImageElement>(".sheet img");
  const paintable = await Promise.all(Array.from(pictures, canBePainted));
  return paintable.filter((isThere) => !isThere).length;
}

function canBePainted(picture: HTMLImageElement): Promise<boolean> {
  const decoded = picture.decode().then(
    () => true,
    () => false,
  );
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, longestWait, false));
  return Promise.race([decoded, tooLate]);
}
