import type { ComponentType } from "react";
import type { ToasterProps } from "./toaster.tsx";

export type PlainToast = { text: string; failed: boolean };

/** Where toasts are shown. It learns what shows them with the first toast, so that no page waits for it. */
type ToastPlace = {
  showToaster: (toaster: ComponentType<ToasterProps>) => void;
  /** When what shows them cannot be had. */
  showPlainly: (toast: PlainToast) => void;
};

let place: ToastPlace | undefined;
let toaster: ComponentType<ToasterProps> | undefined;

/** Gives a function that takes the place away again. */
export function registerToastPlace(registered: ToastPlace): () => void {
  place = registered;
  if (toaster) place.showToaster(toaster);
  return () => {
    place = undefined;
  };
}

function show(text: string, failed: boolean): void {
  import("./toaster.tsx").then(
    ({ Toaster, toast }) => {
      toaster = Toaster;
      place?.showToaster(Toaster);
      if (failed) toast.error(text);
      else toast.success(text);
    },
    () => place?.showPlainly({ text, failed }),
  );
}

/** A good message at the top of the page for 2000 ms (specification section 9). */
export function toastSuccess(text: string): void {
  show(text, false);
}

/** A failure at the top of the page for 4000 ms (specification section 9). */
export function toastError(text: string): void {
  show(text, true);
}
