import { useEffect, useRef, useState } from "react";
import type { ImportResult } from "#contract/catalog/product-files.ts";
import { type ImportStep, sendImport } from "./send-import.ts";

export type ImportState =
  | { phase: "idle"; sentence: string }
  | { phase: "working"; file: File; save: boolean; step: ImportStep }
  | { phase: "done"; file: File; result: ImportResult };

export type Import = {
  state: ImportState;
  check: (file: File) => void;
  save: () => void;
  stop: () => void;
};

export function useImport(onSaved: () => Promise<void>): Import {
  const [state, setState] = useState<ImportState>({ phase: "idle", sentence: "" });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, save: boolean) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onStep = (step: ImportStep) => {
      if (running.current === controller) setState({ phase: "working", file, save, step });
    };
    const sent = await sendImport(file, { save, onStep, signal });
    if (running.current !== controller) return;
    if (save) await onSaved();
    setState(
      sent.ok ? { phase: "done", file, result: sent.result } : { phase: "idle", sentence: sent.sentence },
    );
  }

  return {
    state,
    check: (file) => void send(file, false),
    save: () => {
      if (state.phase === "done") void send(state.file, true);
    },
    stop: () => running.current?.abort(),
  };
}
