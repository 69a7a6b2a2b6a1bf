import { prefersReducedMotion } from "../../ui/reduced-motion.ts";
import type { ChoiceGroupName } from "./choice-problems.ts";

export function focusChoice(options: HTMLElement | null, name: ChoiceGroupName): void {
  const group = options?.querySelector(`[data-choice="${name}"]`);
  const control = group?.querySelector("input");
  if (!group || !control) return;
  control.focus({ preventScroll: true });
  group.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}
