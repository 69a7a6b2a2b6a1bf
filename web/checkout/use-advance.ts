import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import type { LineItem } from "#contract/cart/line-item.ts";
import { transferApi } from "#web/orders/paying/transfer-api.ts";
import { sentLine } from "./order-body.ts";
import type { ContactFormState } from "./use-contact-form.ts";

/** Milliseconds without a change after which the shop is asked. */
const pause = 400;

export type AdvanceQuestion = {
  control: ContactFormState["control"];
  lines: readonly LineItem[];
  coupon: string | undefined;
};

/**
 * Asks the shop what of this order is to be sent ahead, and again with every line, coupon and whole phone number. Without an answer
 * what was told before stays: the order itself is refused where it no longer holds.
 */
export function useAdvance(
  { control, lines, coupon }: AdvanceQuestion,
  onTold: (advance: number) => void,
): void {
  const typed = useWatch({ control, name: "phone" }) ?? "";
  const phone = String(typed).replace(/\D/g, "").length < 10 ? "" : String(typed);
  const tell = useEffectEvent(onTold);
  const question = JSON.stringify({
    items: lines.map(sentLine),
    phone,
    ...(coupon !== undefined && { coupon }),
  });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await transferApi.getAdvance({ body: JSON.parse(question) });
      if (isCurrent && result.ok) tell(result.data.dueNow);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question]);
}
