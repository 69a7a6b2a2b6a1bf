import { useEffect, useState } from "react";
import type { SizeTally } from "#contract/returns/size-tally.ts";
import { sizeHelpMessages } from "#messages/size-help.ts";
import { aftercareApi } from "#web/orders/returns/return-api.ts";

/** How others found the sizes of a product; nothing where there are too few of them, or nobody answers. */
export function SizeTurnout({ productId }: { productId: string }) {
  const [tally, setTally] = useState<SizeTally | null>(null);
  useEffect(() => {
    let gone = false;
    aftercareApi.getSizeTally({ query: { id: productId } }).then((result) => {
      if (!gone && result.ok) setTally(result.data.tally);
    });
    return () => {
      gone = true;
    };
  }, [productId]);
  if (!tally) return null;
  const share = (count: number) => Math.round((count / tally.pieces) * 100);
  return (
    <p className="rounded-md bg-kora px-4 py-3">
      {sizeHelpMessages.turnout(share(tally.larger), share(tally.smaller))}
    </p>
  );
}
