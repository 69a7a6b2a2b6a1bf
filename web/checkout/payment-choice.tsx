import type { PaymentMethod } from "#contract/orders/orders.ts";
import { useShop } from "../shell/use-shop.ts";
import { lazyModule } from "../ui/lazy-module.ts";
import type { AdvanceQuestion } from "./use-advance.ts";

const choice = lazyModule(() => import("./payment-methods.tsx"));

type PaymentChoiceProps = {
  value: PaymentMethod;
  onChange: (value: PaymentMethod) => void;
  total: number;
  question: AdvanceQuestion;
  /** Rupees of an order in cash that are to be sent ahead. */
  advance: number;
  onAdvance: (advance: number) => void;
};

export function PaymentChoice({ total, question, onAdvance, ...chosen }: PaymentChoiceProps) {
  const { transferWays, advanceFrom } = useShop();
  const code = choice.useModule(transferWays.length > 0);
  if (transferWays.length === 0) return null;
  // Its place is kept, so that nothing jumps.
  return (
    <div className="mt-5 min-h-33 lg:mb-5">
      {code && <code.PaymentMethods ways={transferWays} total={total} {...chosen} />}
      {code && advanceFrom !== undefined && total >= advanceFrom && (
        <code.AskAdvance question={question} onTold={onAdvance} />
      )}
    </div>
  );
}
