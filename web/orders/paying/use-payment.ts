import { useEffect, useEffectEvent, useState } from "react";
import type { GatewayPayment } from "#contract/payments/gateway-payments.ts";
import { transferApi } from "./transfer-api.ts";

/** Milliseconds between two questions, at first and later. */
const [soon, later] = [3_000, 15_000];
/** Milliseconds after which it takes longer than usual. */
const usual = 20_000;

export function usePayment(id: string) {
  const [payment, setPayment] = useState<GatewayPayment>();
  const [isUnknown, setUnknown] = useState(false);
  const [isLate, setLate] = useState(false);
  const [failure, setFailure] = useState("");

  /** Whether there is nothing more to ask. */
  const meet = useEffectEvent((result: Awaited<ReturnType<typeof transferApi.getPayment>>): boolean => {
    setFailure(result.ok ? "" : result.error.error);
    if (result.ok) {
      setPayment(result.data.payment);
      return result.data.payment.state !== "open";
    }
    const isNone = result.status === 404 || result.status === 400;
    if (isNone) setUnknown(true);
    return isNone;
  });

  useEffect(() => {
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    async function ask() {
      const result = await transferApi.getPayment({ body: { payment: id } });
      if (gone) return;
      if (meet(result)) return;
      const isSlow = performance.now() - began > usual;
      setLate(isSlow);
      timer = setTimeout(ask, isSlow ? later : soon);
    }
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);

  return { payment, isUnknown, isLate, failure };
}
