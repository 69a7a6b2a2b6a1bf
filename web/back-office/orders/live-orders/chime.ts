import { useSyncExternalStore } from "react";
import { browserStorage } from "#web/browser/storage.ts";

const key = "order-chime";
const listeners = new Set<() => void>();
let audio: AudioContext | undefined;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

let isWanted = browserStorage.read(key) === "on";

/** Browsers allow sound only after a gesture on the page; a saved preference stays silent until then. */
function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume().then(notifyListeners);
}

export function wantChime(wanted: boolean): void {
  isWanted = wanted;
  browserStorage.write(key, wanted ? "on" : "off");
  if (wanted) {
    allowSound();
    void playOnce();
  }
  notifyListeners();
}

/** Plays the chime for new orders if enabled, in one tab only. Returns the cleanup function. */
export function prepareChime(): () => void {
  const allow = () => {
    if (isWanted) allowSound();
  };
  const gestures = ["pointerdown", "keydown"] as const;
  for (const gesture of gestures) addEventListener(gesture, allow, { once: true });
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, allow);
  };
}

export async function chime(): Promise<void> {
  if (!isWanted || audio?.state !== "running") return;
  if (!navigator.locks) return playOnce();
  await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock) await playOnce();
  });
}

async function playOnce(): Promise<void> {
  if (!audio) return;
  for (const [index, frequency] of [880, 1175].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + index * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.3);
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500));
}

type ChimeState = "off" | "on" | "waits";

function currentState(): ChimeState {
  if (!isWanted) return "off";
  return audio?.state === "running" ? "on" : "waits";
}

export function useChime(): ChimeState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentState);
}
