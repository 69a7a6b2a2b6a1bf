/** Called when the first toast is wanted: the layout then loads what shows them. */
let showToaster: (() => void) | undefined;
let toasterWanted = false;

function wantToaster() {
  toasterWanted = true;
  showToaster?.();
}

/** The place where toasts are shown tells how to be woken; gives a function that takes the place away again. */
export function registerToastPlace(show: () => void): () => void {
  showToaster = show;
  if (toasterWanted) show();
  return () => {
    showToaster = undefined;
  };
}

/** A good message at the top of the page for 2000 ms (specification section 9). */
export function toastSuccess(text: string): void {
  wantToaster();
  void import("react-hot-toast/headless").then(({ toast }) => toast.success(text));
}

/** A failure at the top of the page for 4000 ms (specification section 9). */
export function toastError(text: string): void {
  wantToaster();
  void import("react-hot-toast/headless").then(({ toast }) => toast.error(text));
}
