import { prefersReducedMotion } from "../../ui/reduced-motion.ts";
import type { ChoiceGroupName } from "./choice-problems.ts";

/** False where the group is not on the page, as when its code could not be loaded. */
export function focusChoice(options: HTMLElement | null, name: ChoiceGroupName): boolean {
  const group = options?.querySelector(`[data-choice="${name}"]`);
  const control = group?.querySelector("input");
  if (!group || !control) return false;
  control.focus({ preventScroll: true });
  group.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  return true;
}
