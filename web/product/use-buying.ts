import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { href, useNavigate, useNavigation } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { Charges } from "#contract/options/charges.ts";
import { offlineMessages } from "#messages/offline.ts";
import { productMessages } from "#messages/product.ts";
import { addToCart, changeLine } from "#web/cart/cart-store.ts";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { shortChoices } from "./buy-bar.tsx";
import {
  type ChoiceGroupName,
  type ChoiceProblems,
  choiceGroups,
  choiceProblems,
  problemToast,
} from "./choices/choice-problems.ts";
import { missingEngravingCode } from "./choices/engraving-code.ts";
import { hasBothSizes, isComplete } from "./choices/missing-choices.ts";
import { missingOptionCode } from "./choices/option-code.ts";
import { type ChosenProduct, noEngraving, type ProductChoices } from "./choices/product-choices.ts";
import { composeLine } from "./compose-line.ts";

type Destination = "products" | "cart";

export type Buying = {
  buy: (destination: Destination) => void;
  busy: Destination | null;
  problems: ChoiceProblems;
};

type BuyingOptions = {
  product: ChosenProduct;
  choices: ProductChoices;
  charges: Charges;
  edited: LineItem | undefined;
  options: RefObject<HTMLElement | null>;
};

/** State of the last attempt to buy: null before the first. */
type Attempt = { engraved: boolean } | null;

/**
 * Two sizes at once are reported before an attempt to buy; missing choices are not. Nor is the missing name of an
 * engraving that was chosen after the attempt: it is about to be typed.
 */
function shownProblems(product: ChosenProduct, choices: ProductChoices, attempt: Attempt): ChoiceProblems {
  if (!attempt) return hasBothSizes(product, choices) ? { size: productMessages.bothSizes } : {};
  return choiceProblems(product, attempt.engraved ? choices : { ...choices, engraving: noEngraving });
}

function tellAdded(line: LineItem, words: string): void {
  import("../cart/added-notice.tsx").then(
    (notice) => notice.tellAdded(line, words),
    () => toastSuccess(productMessages.itemAdded),
  );
}

/** Reports and focuses the problem; false where there is none. */
function tellProblem(product: ChosenProduct, choices: ProductChoices, options: HTMLElement | null): boolean {
  const problems = choiceProblems(product, choices);
  const stopped = choiceGroups.find((group) => problems[group] !== undefined);
  const isFound = stopped === undefined || focusChoice(options, stopped);
  const toast = problemToast(product, choices) ?? (isFound ? undefined : problems[stopped]);
  if (toast !== undefined) toastError(toast);
  return stopped !== undefined;
}

/** Adds the piece to the cart, or reports missing choices: as a toast, beside the group, and with the focus there. */
export function useBuying({ product, choices, charges, edited, options }: BuyingOptions): Buying {
  const latest = useRef<(destination: Destination) => void>(() => undefined);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [attempt, setAttempt] = useState<Attempt>(null);
  const { wanted } = choices.engraving;
  if (attempt?.engraved && !wanted) setAttempt({ engraved: false });
  const [busy, setBusy] = useState<Destination | null>(null);
  // A ref, so that a double click does not add a second piece.
  const leaving = useRef(false);

  useEffect(() => {
    if (navigation.state !== "idle") return;
    leaving.current = false;
    setBusy(null);
  }, [navigation.state]);

  function buyChosen(destination: Destination) {
    if (leaving.current) return;
    const code = missingEngravingCode(choices) || missingOptionCode(product);
    if (code) {
      void code.then(
        () => latest.current(destination),
        () => toastError(offlineMessages.codeMissing),
      );
      return;
    }
    setAttempt({ engraved: wanted });
    if (tellProblem(product, choices, options.current) || !isComplete(product, choices)) return;

    leaving.current = true;
    setBusy(destination);
    putIntoCart(composeLine(product, choices, charges), destination);
    void navigate(destination === "products" ? href("/products") : href("/cart"));
  }

  function putIntoCart(line: LineItem, destination: Destination) {
    if (edited) {
      changeLine(edited.uniqueId, { ...line, quantity: edited.quantity });
      toastSuccess(productMessages.lineChanged);
      return;
    }
    addToCart(line);
    if (destination === "products") tellAdded(line, shortChoices(product, choices));
  }

  useLayoutEffect(() => {
    latest.current = buyChosen;
  });
  const buy = useCallback((destination: Destination) => latest.current(destination), []);

  return { buy, busy, problems: shownProblems(product, choices, attempt) };
}

/** False where the group is not on the page, as when its code could not be loaded. */
function focusChoice(options: HTMLElement | null, name: ChoiceGroupName): boolean {
  const group = options?.querySelector(`[data-choice="${name}"]`);
  const control = group?.querySelector("input");
  if (!group || !control) return false;
  control.focus({ preventScroll: true });
  group.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  return true;
}
