import { useState } from "react";
import { href } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import type { LineAgain, LineChange } from "#contract/orders/order-again.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import { inLanguage } from "#messages/in-language.ts";
import { orderAgainMessages } from "#messages/order-again.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { shownName } from "#web/ui/shown-names.ts";
import { putAgain, setOrderedAgain } from "./ordered-again.ts";

/** Pieces that are in the cart again, with changed prices, and the nearest to those that cannot be had. */
export function AgainNotes({ lines }: { lines: readonly LineAgain[] }) {
  const same = lines.flatMap(({ ordered, line, changes }) =>
    line && changes.length === 0 ? [{ ordered, line }] : [],
  );
  const others = lines.filter(({ line, changes }) => !line || changes.length > 0);
  const notes = [...new Set(same.flatMap(({ ordered, line }) => differencesOf(ordered, line)))];
  const pieces = same.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <section
      aria-label={orderAgainMessages.news}
      className="mb-6 rounded-lg border border-line bg-paper px-5 py-4"
    >
      <div role="status">
        <h2 className="text-lg">{orderAgainMessages.news}</h2>
        <p>
          <span>{pieces === 0 ? orderAgainMessages.nothingInCart : orderAgainMessages.inCart(pieces)}</span>{" "}
          {pieces > 0 && notes.length === 0 && <span>{orderAgainMessages.samePrices}</span>}
        </p>
        {notes.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {others.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {others.map((line) => (
            <Otherwise key={line.ordered.id} line={line} />
          ))}
        </ul>
      )}
      <div className="mt-3">
        <Button look="quiet" onClick={() => setOrderedAgain([])} className="-ms-3">
          {orderAgainMessages.close}
        </Button>
      </div>
    </section>
  );
}

function differencesOf(ordered: LineAgain["ordered"], line: LineItem): string[] {
  const [before, now] = [unitPrice(ordered), unitPrice(line)];
  const name = shownName(line);
  return [
    ...(before === now
      ? []
      : [orderAgainMessages.now(name, formatRupeesInText(now), formatRupeesInText(before))]),
    ...(line.quantity < ordered.quantity ? [orderAgainMessages.onlyLeft(name, line.quantity)] : []),
  ];
}

/** A line that cannot be had as it was ordered. */
function Otherwise({ line: { ordered, line, changes, isSoldOut } }: { line: LineAgain }) {
  const [isTaken, setTaken] = useState(false);
  const isOtherProduct = line !== null && line._id !== ordered._id;

  function take(nearest: LineItem) {
    putAgain([nearest]);
    setTaken(true);
  }

  return (
    <li className="border-t border-dashed border-line pt-3">
      <p>{whyNot(ordered, changes, isSoldOut)}</p>
      {line && <p className="text-slate">{nearestWords(line, changes)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2.5">
        {line && !isTaken && (
          <Button look="secondary" onClick={() => take(line)}>
            {orderAgainMessages.take(formatRupees(unitPrice(line)))}
          </Button>
        )}
        <p role="status" className="empty:hidden">
          {isTaken && <span>{orderAgainMessages.taken}</span>}
        </p>
        {!isTaken && (
          <ButtonLink
            look="quiet"
            to={
              isOtherProduct || !line
                ? `/products?category=${encodeURIComponent(ordered.category)}`
                : href("/selectedItem/:id", { id: ordered._id })
            }
          >
            {isOtherProduct || !line ? orderAgainMessages.similar : orderAgainMessages.choose}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function whyNot(ordered: LineAgain["ordered"], changes: readonly LineChange[], isSoldOut: boolean): string {
  const name = shownName(ordered);
  if (isSoldOut) return orderAgainMessages.soldOut(name, ordered.sizes || "");
  const isGone = changes.length === 0 || changes.some(({ what }) => what === "product");
  return isGone
    ? orderAgainMessages.gone(name)
    : orderAgainMessages.goneChoices(
        name,
        changes.map(({ what, from }) => wordsOf(what, from)),
      );
}

function nearestWords(line: LineItem, changes: readonly LineChange[]): string {
  const words = changes.map(({ what, from, to }) =>
    to ? wordsOf(what, to) : orderAgainMessages.without(wordsOf(what, from)),
  );
  return orderAgainMessages.nearest(words.length > 0 ? words : [shownName(line)]);
}

function wordsOf(what: LineChange["what"], { name, urdu }: LineChange["from"]): string {
  return what === "size" && name === ""
    ? orderAgainMessages.customSize
    : orderAgainMessages.changed[what](inLanguage(name, urdu));
}
