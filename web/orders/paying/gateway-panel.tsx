import { useEffect, useId, useState } from "react";
import { type GatewayId, gatewayNames } from "#contract/payments/gateways.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { paymentMessages } from "#messages/payment.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { leaveForGateway } from "./leave-for-gateway.ts";

type GatewayPanelProps = {
  orderNumber: string;
  gateways: readonly GatewayId[];
  /** Whole rupees to pay now. */
  dueNow: number;
};

export function GatewayPanel({ orderNumber, gateways, dueNow }: GatewayPanelProps) {
  const headingId = useId();
  const [leaving, setLeaving] = useState<GatewayId>();
  const [failure, setFailure] = useState("");

  // The back/forward cache restores the page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(undefined);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  async function leave(gateway: GatewayId) {
    setFailure("");
    setLeaving(gateway);
    const problem = await leaveForGateway(orderNumber, gateway);
    if (problem === undefined) return;
    setLeaving(undefined);
    setFailure(problem);
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-start print:hidden">
      <h2 id={headingId} className="text-lg">
        {paymentMessages.payNow}
      </h2>
      {gateways.map((gateway) => (
        <div key={gateway} className="grid gap-1.5">
          <Button wide busy={leaving === gateway} onClick={() => void leave(gateway)}>
            {leaving === gateway
              ? paymentMessages.leaving(gatewayNames[gateway])
              : paymentMessages.payWith(formatRupeesInText(dueNow), gatewayNames[gateway])}
          </Button>
          <p className="text-sm text-slate">{paymentMessages.howItGoes(gatewayNames[gateway])}</p>
        </div>
      ))}
      <FormFailure>{failure}</FormFailure>
    </section>
  );
}
