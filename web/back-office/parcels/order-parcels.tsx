import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/back-office/orders.ts";
import type { OfficeParcel } from "#contract/back-office/parcels.ts";
import { formatRupees } from "#contract/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { backOffice } from "../api.ts";
import { Panel } from "../orders/panel.tsx";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { When } from "../ui/when.tsx";
import { BookParcelDialog } from "./book-parcel-dialog.tsx";
import { parcelStateWords } from "./parcel-words.ts";
import { useCouriers } from "./use-couriers.ts";

/** Milliseconds between two looks while the courier has not answered. */
const lookEvery = 2_000;

const over = new Set(["refused", "cancelled", "returned", "delivered", "lost"]);

type OrderParcelsProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "city" | "orderProgress" | "payment">;
};

/** What couriers carry of an order, and where one is booked; nothing where the shop has an account with none and never had. */
export function OrderParcels({ order }: OrderParcelsProps) {
  const couriers = useCouriers(true);
  const [parcels, setParcels] = useState<readonly OfficeParcel[]>([]);
  const [booking, setBooking] = useState<(typeof couriers)[number]>();
  const { revalidate } = useRevalidator();
  const { id, orderProgress } = order;
  const read = useCallback(async () => {
    const result = await backOffice.parcels.list({ query: { orderId: id } });
    if (result.ok) setParcels(result.data.parcels);
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the order has changed.
  useEffect(() => {
    void read();
  }, [read, orderProgress]);

  const isAsking = parcels.some(({ state }) => state === "asked");
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => void read(), lookEvery);
    return () => clearInterval(timer);
  }, [isAsking, read]);

  if (couriers.length === 0 && parcels.length === 0) return null;
  const isFree = orderProgress === "Pending" && parcels.every(({ state }) => over.has(state));
  return (
    <Panel title="Parcel">
      {parcels.length === 0 && <p className="mb-3 text-sm text-slate">No courier carries it yet.</p>}
      <ol className="grid gap-4 not-empty:mb-3" aria-live="polite">
        {parcels.map((parcel) => (
          <ParcelFacts
            key={parcel.id}
            parcel={parcel}
            courier={couriers.find(({ id: known }) => known === parcel.courier)?.name ?? parcel.courier}
            toPay={Math.max(order.payment.balance, 0)}
            onChange={async () => {
              await read();
              await revalidate();
            }}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {isFree &&
          couriers.map((courier) => (
            <Button key={courier.id} look="secondary" onClick={() => setBooking(courier)}>
              Book with {courier.name}
            </Button>
          ))}
      </div>
      {booking && (
        <BookParcelDialog
          courier={booking}
          orders={[order]}
          open
          onClose={() => setBooking(undefined)}
          onDone={read}
        />
      )}
    </Panel>
  );
}

type ParcelFactsProps = {
  parcel: OfficeParcel;
  courier: string;
  /** Rupees that the order asks now. */
  toPay: number;
  onChange: () => Promise<void>;
};

function ParcelFacts({ parcel, courier, toPay, onChange }: ParcelFactsProps) {
  const { state, problem, trackingNumber, collects, grams, steps } = parcel;
  const isHere = state === "asked" || state === "booked";
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3 text-base">
        <b className="font-[560]">
          {courier} {trackingNumber && <span className="font-normal wrap-anywhere">{trackingNumber}</span>}
        </b>
        <span>{parcelStateWords[state]}</span>
      </p>
      <p className="text-slate">
        Collects {formatRupees(collects)}, {grams} g, to {parcel.city}
      </p>
      {problem !== "" && <p className={state === "refused" ? "text-anar" : ""}>{problem}</p>}
      {isHere && collects !== toPay && (
        <p className="text-anar">
          {formatRupees(toPay)} is to be paid by now: call it off and book it again, or the rider collects
          another sum.
        </p>
      )}
      {steps.length > 0 && (
        <ol className="grid gap-1 border-s border-line-strong ps-3">
          {steps.map(({ at, said, state: then }) => (
            <li key={at + said} className="flex flex-wrap gap-x-2">
              <span>{parcelStateWords[then]}</span>
              <span className="text-slate">
                {said}, <When at={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {isHere && (
        <div className="mt-1 flex flex-wrap gap-2">
          {trackingNumber !== "" && (
            <a
              href={`/api/admin/parcels/labels?ids=${parcel.id}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses("secondary", false, "")}
            >
              Label
            </a>
          )}
          <ConfirmButton
            label="Call it off"
            title={`Call the parcel off at ${courier}?`}
            text="The order stays as it is and can be booked again. The customer is not told."
            confirmLabel="Call it off"
            busyLabel="Calling off..."
            onConfirm={async () => {
              const result = await backOffice.parcels.cancel({ body: { id: parcel.id } });
              await onChange();
              return result.ok ? undefined : result;
            }}
          />
        </div>
      )}
    </li>
  );
}
