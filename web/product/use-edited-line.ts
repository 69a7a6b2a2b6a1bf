import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";

/**
 * The line of the cart that the shopper has come to change, by the parameter `line` of the address; `take` gets its choices,
 * once. Known to the browser alone, and most visits have none: so its code is loaded when there is one.
 */
export function useEditedLine(
  product: ChosenProduct,
  take: (choices: ProductChoices) => void,
): LineItem | undefined {
  const { search } = useLocation();
  const key = new URLSearchParams(search).get("line");
  const [edited, setEdited] = useState<LineItem>();
  // A new review makes it another object, which is no reason to reset.
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
      // Without it the page is that of the product: what is chosen becomes a line of its own.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, take]);

  return edited;
}
