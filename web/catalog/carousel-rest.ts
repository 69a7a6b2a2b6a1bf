/**
 * Why a carousel stands still: its pause button was pressed, the pointer rests on it, someone swipes it, the focus is
 * in it, the tab or the carousel itself is out of sight, or the device asks for less motion.
 */
type RestReason = "button" | "pointer" | "swipe" | "focus" | "tab" | "sight" | "motion";

/**
 * Counts the reasons to stand still. `onChange` hears of the first one that comes and of the last one that goes, so
 * that a pointer that leaves does not set going what a button has paused.
 */
export function createRest(onChange: (resting: boolean) => void) {
  const reasons = new Set<RestReason>();
  return {
    set(reason: RestReason, holds: boolean): void {
      const wasResting = reasons.size > 0;
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      const resting = reasons.size > 0;
      if (resting !== wasResting) onChange(resting);
    },
  };
}

export type Rest = ReturnType<typeof createRest>;
