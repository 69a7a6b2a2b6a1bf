import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";

/**
 * The cart line to edit, by the address's parameter `line`; `take` receives its choices, once. Only in the browser, and
 * rare: so its code is loaded on demand.
 */
export function useEditedLine(
  product: ChosenProduct,
  take: (choices: ProductChoices) => void,
): LineItem | undefined {
  const { search } = useLocation();
  const key = new URLSearchParams(search).get("line");
  const [edited, setEdited] = useState<LineItem>();
  // A new review makes another object, which is no reason to reset.
  const shown = useRef(product);

  useEffect(() => {
    setEdited(undefined);
    if (key === null) return;
    let isCurrent = true;
    import("./edited-line.ts").then(
      ({ findEditedLine }) => {
        const found = isCurrent ? findEditedLine(shown.current, key) : undefined;
        if (!found) return;
        setEdited(found.line);
        take(found.choices);
      },
      // Without it the choices become a new line.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, take]);

  return edited;
}
