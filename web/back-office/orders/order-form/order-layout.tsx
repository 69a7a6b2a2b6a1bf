import { type KeyboardEvent as FormKeyEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { describePromise, englishDays } from "#contract/delivery/describe-promise.ts";
import type { DeliveryPromise } from "#contract/delivery/promise-delivery.ts";
import { StaleChoices } from "#web/back-office/ui/form-actions.tsx";
import type { Version } from "#web/back-office/ui/use-version.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";

/** The id of the form with the customer, which sends the whole order. */
export const orderForm = "order-form";

type OrderLayoutProps = {
  children: ReactNode;
  /** The sum and all that belongs to it, beside the lines on a wide screen. */
  sum: ReactNode;
  foot: OrderFootProps;
};

export function OrderLayout({ children, sum, foot }: OrderLayoutProps) {
  useSendKey();
  return (
    <div className="items-start gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">{children}</div>
      <div className="max-lg:contents lg:sticky lg:top-4 lg:grid lg:gap-4">
        <div className="grid content-start gap-4 max-lg:mt-6">{sum}</div>
        <OrderFoot {...foot} />
      </div>
    </div>
  );
}

type OrderFootProps = {
  busy: boolean;
  failure: string;
  label: string;
  busyLabel: string;
  cancelTo: string;
  totalAmount: number | undefined;
  version?: Version;
  children?: ReactNode;
};

/** On a phone it stays in view, with the sum. */
function OrderFoot(props: OrderFootProps) {
  const { busy, failure, label, busyLabel, cancelTo, totalAmount, version, children } = props;
  return (
    <div className="grid gap-3 border-t border-line bg-paper py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10">
      <FormFailure>{failure}</FormFailure>
      {children}
      <div className="flex flex-wrap items-center gap-2">
        {totalAmount !== undefined && (
          <span className="me-auto font-[560] lg:hidden">
            <Money rupees={totalAmount} />
          </span>
        )}
        <Button type="submit" form={orderForm} busy={busy} aria-keyshortcuts="Control+Enter">
          {busy ? busyLabel : label}
        </Button>
        <ButtonLink look="secondary" to={cancelTo}>
          Cancel
        </ButtonLink>
        {version?.isStale && <StaleChoices accept={version.accept} form={orderForm} />}
      </div>
      <p className="text-sm text-slate max-lg:hidden">Ctrl + Enter sends it from any field.</p>
    </div>
  );
}

/** Ctrl and Enter anywhere; a line that is open is sent first, by the page. */
function useSendKey(): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (document.querySelector("[role=dialog], dialog[open]") !== null) return;
    event.preventDefault();
    // The name in a line is taken over when its field is left.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
    sendButton()?.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

export function sendButton(): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[type=submit][form=${orderForm}]`);
}

/** Enter in a field of the customer goes on to the next field, and from the last one to the product. */
export function goOn(event: FormKeyEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = Array.from(currentTarget.elements).filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !(each instanceof HTMLButtonElement),
  );
  const next = fields[fields.indexOf(target) + 1];
  (next ?? document.querySelector<HTMLElement>("main input[type=search]"))?.focus();
}

export function PromiseLine({ promise }: { promise: DeliveryPromise }) {
  const { leavesBy, first, last } = describePromise(promise, englishDays);
  return (
    <p>
      {`Leaves by ${leavesBy}, arrives `}
      <b className="font-[560]">{first === last ? last : `${first} to ${last}`}</b>
    </p>
  );
}

type OrderPartProps = { title: string; text?: string; children: ReactNode };

export function OrderPart({ title, text, children }: OrderPartProps) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-lg">{title}</h2>
        {text && <p className="text-sm text-slate">{text}</p>}
      </div>
      {children}
    </section>
  );
}
