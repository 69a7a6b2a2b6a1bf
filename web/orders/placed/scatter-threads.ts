import confetti from "canvas-confetti";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";

/** A thread end: a wave as a band three units wide. */
const threadPath = "M0 0q13-10 21 0q8 10 22 0l0 4q-14 10-22 0q-8-10-21 0z";
const colors = [
  "#d8922b",
  "#d8922b",
  "#1f2e4d",
  "#2b4fa0",
  "#177a84",
  "#2f6b55",
  "#6b1f33",
  "#c48a98",
  "#43484d",
];

/** Frames at 60 a second: 1000 ms (specification section 9). */
const ticks = 60;

export function scatterThreads(canvas: HTMLCanvasElement): void {
  if (prefersReducedMotion()) return;
  // A worker would come from a `blob:` address, which the Content-Security-Policy forbids.
  const scatter = confetti.create(canvas, { useWorker: false, resize: true });
  const threads = {
    ticks,
    colors,
    shapes: [confetti.shapeFromPath(threadPath)],
    scalar: 3.2,
    particleCount: 45,
    spread: 75,
  };
  void scatter({ ...threads, angle: 60, origin: { x: 0, y: 0.55 }, startVelocity: 55 });
  void scatter({ ...threads, angle: 120, origin: { x: 1, y: 0.55 }, startVelocity: 55 });
}
