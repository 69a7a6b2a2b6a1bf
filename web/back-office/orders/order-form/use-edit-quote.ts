import { useEffect, useState } from "react";
import { z } from "zod";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { type OfficeOrder, orderChange } from "#contract/order-views/office-orders.ts";
import type { OrderEdit, quoteEdit } from "#contract/order-views/order-edits.ts";
import { quoteEdit as quoteEditCall } from "#contract/order-views/order-edits.ts";
import { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { callApi } from "#web/back-office/api.ts";
import { useVersion } from "#web/back-office/ui/use-version.ts";
import type { CustomerInput } from "./customer-fields.tsx";
import type { DraftLine } from "./draft-lines.ts";
import { useNewestAnswer } from "./use-newest-answer.ts";

type Edit = {
  opened: OfficeOrder;
  details: CustomerInput;
  lines: readonly DraftLine[];
  reduction: string;
  reason: string;
  /** Which terms determine charges, coupon and delivery fee. */
  terms: OrderEdit["terms"];
};

/** Debounce of the quote, in milliseconds. */
const pause = 300;
/** Milliseconds between looks for changes of a colleague. */
const interval = 10_000;
const noFields: Record<string, string> = {};
const theirChanges = z.array(orderChange).catch([]);

type Quote = CallOutput<typeof quoteEdit>;

type Answer = {
  quote: Quote | undefined;
  /** The accepted part of a refused edit: for display, not for saving. */
  shown: Quote | undefined;
  failure: string;
  fields: Record<string, string>;
};

export function useEditQuote({ opened, details, lines, reduction, reason, terms }: Edit) {
  const version = useVersion(opened.version);
  const [answer, setAnswer] = useState<Answer>({
    quote: undefined,
    shown: undefined,
    failure: "",
    fields: noFields,
  });
  /** As last quoted. */
  const [priced, setPriced] = useState<ReadonlyMap<string, LineItem>>(
    new Map(opened.items.map((item) => [item.id, item])),
  );
  const [theirs, setTheirs] = useState<z.infer<typeof theirChanges>>([]);
  const [round, setRound] = useState(0);
  const newest = useNewestAnswer<Quote>();
  const current = version.current();
  const asOpened = { reduction: opened.reduction, reductionReason: opened.reductionReason };
  const asked = {
    id: opened.id,
    version: current,
    items: lines.map((line) => line.sent) as OrderEdit["items"],
    reduction: reduction.trim() === "" ? 0 : Number(reduction.replace(/[\s,]/g, "")),
    reductionReason: reason,
    terms,
  };

  function refused(failure: CallFailure): CallFailure {
    // The workshop has moved on: the return to work needs a new confirmation.
    if (failure.error.code === "IN_WORK") setRound(round + 1);
    if (failure.error.code === "CHANGED_SINCE") setTheirs(theirChanges.parse(failure.error.changes));
    return version.refused(failure);
  }

  const sent = JSON.stringify({ details, asked, round });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sent body covers every change.
  useEffect(() => {
    let isCurrent = true;
    const give = newest.ask();
    // Incomplete input is quoted once it is valid; its own field shows the error.
    const readable = staffDeliveryDetails.safeParse(details);
    const place: CustomerInput = readable.success ? details : detailsOf(opened);
    const ask = (changed: Partial<typeof asked>) =>
      callApi(quoteEditCall, { body: { ...place, ...asked, ...changed } });

    async function quoteAll() {
      const result = await ask({});
      if (result.ok) {
        take(result.data, { quote: result.data, failure: "", fields: noFields });
        return result.data;
      }
      if (!isCurrent) return undefined;
      const { error, fields = noFields } = refused(result).error;
      const isReduction = isOnly(fields, asOpened);
      const failure = isReduction ? "" : error;
      const rest = isReduction ? await ask(asOpened) : undefined;
      take(rest?.ok ? rest.data : undefined, { quote: undefined, failure, fields });
      return undefined;
    }
    function take(shown: Quote | undefined, answered: Omit<Answer, "shown">) {
      if (!isCurrent) return;
      if (shown) setPriced(pricedBy(lines, shown.items));
      setAnswer((before) => ({ ...answered, shown: shown ?? before.shown }));
    }
    const timer = setTimeout(() => void quoteAll().then(give), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      give();
    };
  }, [sent]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setRound((count) => count + 1);
    }, interval);
    return () => clearInterval(timer);
  }, []);

  return { ...answer, answered: newest.answered, priced, asked, version, theirs, refused };
}

/** As priced by the server, by the key of the line. */
export function pricedBy(
  lines: readonly DraftLine[],
  items: readonly LineItem[],
): ReadonlyMap<string, LineItem> {
  return new Map(
    lines.flatMap(({ key }, place): [string, LineItem][] => {
      const item = items[place];
      return item ? [[key, item]] : [];
    }),
  );
}

function isOnly(fields: object, some: object): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => name in some);
}

function detailsOf({ office, ...order }: OfficeOrder): CustomerInput {
  const { name, phone, city, postal_code, area, province, address, delivery_instruction } = order;
  return {
    name,
    phone,
    city,
    postal_code,
    area,
    province,
    address,
    delivery_instruction,
    email: office?.email ?? "",
  };
}
