import type { PaymentMethod } from "#contract/orders/orders.ts";
import { useShop } from "../shell/use-shop.ts";
import { lazyModule } from "../ui/lazy-module.ts";

const choice = lazyModule(() => import("./payment-methods.tsx"));

type PaymentChoiceProps = { value: PaymentMethod; onChange: (value: PaymentMethod) => void };

/** Asks how the order is paid, in a shop that takes more than cash; all others load nothing of it. */
export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  const { transferWays } = useShop();
  const code = choice.useModule(transferWays.length > 0);
  if (transferWays.length === 0) return null;
  // Its place is kept, so that nothing jumps.
  return (
    <div className="mt-5 min-h-33 lg:mb-5">
      {code && <code.PaymentMethods ways={transferWays} value={value} onChange={onChange} />}
    </div>
  );
}
