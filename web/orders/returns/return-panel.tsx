import { useId, useRef, useState } from "react";
import { returnFacts, returnKinds, whyNot } from "#contract/returns/return-rules.ts";
import { returnMessages } from "#messages/returns.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { AskForm } from "./ask-form.tsx";
import { AskedRequest } from "./asked-request.tsx";
import { lineNames } from "./line-names.ts";
import type { ReturnsProps } from "./returns.tsx";

export function ReturnPanel({ order, isOwn = false, onChanged }: ReturnsProps) {
  const shop = useShop();
  const { aftercare = [] } = order;
  const [isAsking, setAsking] = useState(aftercare.length === 0);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = new Date();
  const lines = order.items.map((item) => {
    const facts = returnFacts(order, item, now);
    const kinds = returnKinds.map((kind) => ({ kind, refusal: whyNot(kind, facts, shop) }));
    return { item, facts, kinds };
  });
  const names = lineNames(order.items);
  const mayAsk = order.actions.includes("askAftercare");
  const askable = lines.filter(({ kinds }) => mayAsk && kinds.some(({ refusal }) => refusal === undefined));

  function finish() {
    setAsking(false);
    onChanged();
    // Without the long form the page would end above the viewport.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="scroll-mt-24 text-lg">
        {aftercare.length > 0 ? returnMessages.asked : returnMessages.title}
      </h2>
      {aftercare.length > 0 && (
        <ul className="grid gap-4">
          {aftercare.map((request) => (
            <AskedRequest
              key={request.number}
              order={order}
              request={request}
              name={names[order.items.findIndex(({ id }) => id === request.item)] ?? ""}
              isOwn={isOwn}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {askable.length === 0 && aftercare.length === 0 && <p>{returnMessages.nothingLeft}</p>}
      {askable.length > 0 && !isAsking && (
        <Button look="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          {returnMessages.askAnother}
        </Button>
      )}
      {askable.length > 0 && isAsking && (
        <AskForm orderId={order.id} lines={askable} needsContact={!isOwn} onDone={finish} />
      )}
    </section>
  );
}
