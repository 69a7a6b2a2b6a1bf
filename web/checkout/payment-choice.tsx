import { offersPayingAhead } from "../shell/offers-paying-ahead.ts";
import { useShop } from "../shell/use-shop.ts";
import { lazyModule } from "../ui/lazy-module.ts";
import type { HowToPay } from "./order-body.ts";
import type { AdvanceQuestion } from "./use-advance.ts";

const choice = lazyModule(() => import("./payment-methods.tsx"));

type PaymentChoiceProps = {
  value: HowToPay;
  onChange: (value: HowToPay) => void;
  total: number;
  question: AdvanceQuestion;
  /** Rupees of an order in cash that are to be sent ahead. */
  advance: number;
  onAdvance: (advance: number) => void;
};

export function PaymentChoice({ total, question, onAdvance, ...chosen }: PaymentChoiceProps) {
  const { transferWays, gateways, advanceFrom } = useShop();
  const isAsked = offersPayingAhead({ transferWays, gateways });
  const code = choice.useModule(isAsked);
  if (!isAsked) return null;
  // Its place is kept, so that nothing jumps.
  return (
    <div className="mt-5 min-h-33 lg:mb-5">
      {code && <code.PaymentMethods ways={transferWays} gateways={gateways} total={total} {...chosen} />}
      {code && advanceFrom !== undefined && total >= advanceFrom && (
        <code.AskAdvance question={question} onTold={onAdvance} />
      )}
    </div>
  );
}
