import type { ComponentType, ReactElement } from "react";
import type { Done } from "#contract/reasons/done.ts";
import type { DoneParams } from "#web/messages/answer-texts.ts";
import { translateLoadedSuccess } from "#web/messages/load-answer-texts.ts";
import type { ToasterProps } from "./toaster.tsx";

export type PlainToast = { text: string; failed: boolean };

type ToastPlace = {
  showToaster: (toaster: ComponentType<ToasterProps>) => void;
  /** When what shows them cannot be had. */
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

/** Milliseconds for which an offer stays: long enough to read it and to tap it. */
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

/** A good message at the top of the page for 2000 ms (specification section 9). */
export function toastSuccess(text: string): void {
  show({ text, failed: false }, (toast) => toast.success(text));
}

/** What the API said of what was done, in the language of the page. */
export function toastAnswer<D extends Done>(sentence: string, done: D, ...params: DoneParams<D>): void {
  void translateLoadedSuccess(sentence, done, ...params).then(toastSuccess);
}

/** A failure at the top of the page for 4000 ms (specification section 9). */
export function toastError(text: string): void {
  show({ text, failed: true }, (toast) => toast.error(text));
}

/** A good message with something to do about it, `content`, at the foot of the page, where it covers nothing of the header. */
export function toastOffer(text: string, content: ReactElement): void {
  show({ text, failed: false }, (toast) =>
    toast.success(content, { position: "bottom-center", duration: offerDuration }),
  );
}
