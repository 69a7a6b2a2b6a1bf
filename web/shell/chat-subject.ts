import { useEffect, useSyncExternalStore } from "react";

let subject = "";
const listeners = new Set<() => void>();

function setSubject(text: string): void {
  subject = text;
  for (const listener of listeners) listener();
}

export function useChatSubject(text: string): void {
  useEffect(() => {
    setSubject(text);
    return () => setSubject("");
  }, [text]);
}

export function useChatAddress(whatsapp: string): string {
  const text = useSyncExternalStore(
    subscribe,
    () => subject,
    () => "",
  );
  return `https://wa.me/${whatsapp}${text && `?text=${encodeURIComponent(text)}`}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
