import { useState } from "react";
import { sendPicture } from "../shell/send-picture.ts";

type SendPicture = {
  busy: boolean;
  failure: string;
  send: (files: FileList | null) => void;
};

type Options = {
  drawn: Parameters<typeof sendPicture>[2];
  notSent: string;
  onSent: (picture: string) => void;
};

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
