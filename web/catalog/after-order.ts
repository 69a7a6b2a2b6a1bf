import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Pixels to which the product list scrolls after an order (specification section 2). */
const offsetAfterOrder = 480;

export const afterOrderState = { afterOrder: true };

function isAfterOrder(state: unknown): boolean {
  return typeof state === "object" && state !== null && "afterOrder" in state;
}

export function useScrollAfterOrder(): void {
  const { state } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Pop && isAfterOrder(state);
  useEffect(() => {
    // An effect runs after the layout effect in which the router scrolls to the top.
    if (arrived) window.scrollTo({ top: offsetAfterOrder, behavior: "instant" });
  }, [arrived]);
}
