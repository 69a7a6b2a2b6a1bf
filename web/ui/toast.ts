import type { ComponentType, ReactElement } from "react";
import type { Done } from "#contract/reasons/done.ts";
import type { DoneParams } from "#web/messages/answer-texts.ts";
import { translateLoadedSuccess } from "#web/messages/load-answer-texts.ts";
import type { ToasterProps } from "./toaster.tsx";

export type PlainToast = { text: string; failed: boolean };

type ToastPlace = {
  showToaster: (toaster: ComponentType<ToasterProps>) => void;
  /** Fallback when the toast library cannot be loaded. */
  showPlainly: (toast: PlainToast) => void;
};

let place: ToastPlace | undefined;
let toaster: ComponentType<ToasterProps> | undefined;

export function registerToastPlace(registered: ToastPlace): () => void {
  place = registered;
  if (toaster) place.showToaster(toaster);
  return () => {
    place = undefined;
  };
}

/** Milliseconds for an offer: enough to read and tap it. */
const offerDuration = 6_000;

function show(plain: PlainToast, say: (toast: typeof import("./toaster.tsx").toast) => void): void {
  import("./toaster.tsx").then(
    ({ Toaster, toast }) => {
      toaster = Toaster;
      place?.showToaster(Toaster);
      say(toast);
    },
    () => place?.showPlainly(plain),
  );
}

/** A success at the top of the page for 2000 ms (specification section 9). */
export function toastSuccess(text: string): void {
  show({ text, failed: false }, (toast) => toast.success(text));
}

/** The API's success in the language of the page. */
export function toastAnswer<D extends Done>(sentence: string, done: D, ...params: DoneParams<D>): void {
  void translateLoadedSuccess(sentence, done, ...params).then(toastSuccess);
}

/** A failure at the top of the page for 4000 ms (specification section 9). */
export function toastError(text: string): void {
  show({ text, failed: true }, (toast) => toast.error(text));
}

/** A success with an action, `content`, at the bottom of the page, clear of the header. */
export function toastOffer(text: string, content: ReactElement): void {
  show({ text, failed: false }, (toast) =>
    toast.success(content, { position: "bottom-center", duration: offerDuration }),
  );
}
