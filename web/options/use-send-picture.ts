import { useState } from "react";
import { sendPicture } from "../shell/send-picture.ts";

type SendPicture = {
  busy: boolean;
  /** Why the last one was not sent; empty where it was. */
  failure: string;
  /** What was picked; one at a time. */
  send: (files: FileList | null) => void;
};

type Options = {
  drawn: Parameters<typeof sendPicture>[2];
  /** Said where the shop was not reached. */
  notSent: string;
  /** Gets the id of a picture that the shop keeps. */
  onSent: (picture: string) => void;
};

/** Sends a picture for an option, or of one of its values, as soon as it is picked. */
export function useSendPicture({ drawn, notSent, onSent }: Options): SendPicture {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  async function send(file: File | undefined) {
    if (!file || busy) return;
    setBusy(true);
    setFailure("");
    const sent = await sendPicture("/options/sendPicture", file, drawn);
    setBusy(false);
    if (sent.ok) onSent((sent.data as { picture: string }).picture);
    else setFailure(sent.error || notSent);
  }

  return { busy, failure, send: (files) => void send(files?.[0]) };
}
