import { useState } from "react";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { mayDo } from "#contract/orders/order-actions.ts";
import type { Dispatch } from "#contract/orders/orders.ts";
import {
  cancelParcel,
  type OfficeCourier,
  type OfficeParcel,
  type OrderParcels as OrderParcelsKnown,
} from "#contract/parcels/office-parcels.ts";
import { formatRupees } from "#contract/values/money.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { callApi } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { When } from "../ui/values.tsx";
import { BookParcelDialog } from "./book-parcel-dialog.tsx";
import { BookPartDialog } from "./book-part-dialog.tsx";
import { CheckInDialog } from "./check-in-dialog.tsx";
import { HandParcelActions } from "./hand-parcel-actions.tsx";
import { parcelStateLabels } from "./parcel-labels.ts";
import { useCouriers } from "./use-couriers.ts";

const over = new Set(["refused", "cancelled", "returned", "delivered", "lost"]);

type OrderParcelsProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "city" | "orderProgress" | "dispatch" | "actions"> & {
    items: readonly { quantity: number }[];
  };
  /** Rupees that are due for the order now. */
  balance: number;
  known: OrderParcelsKnown;
  onChange: () => Promise<void>;
  /** Booking with the first courier is the next step, whose button is above. */
  isBookedAbove?: boolean;
};

/** The parcels of an order, and the ways to send what is in none of them. */
export function OrderParcels({ order, balance, known, onChange, isBookedAbove = false }: OrderParcelsProps) {
  const couriers = useCouriers(true);
  const [isDividing, setDividing] = useState(false);
  const [booking, setBooking] = useState<(typeof couriers)[number]>();
  const { id } = order;
  const { parcels, open } = known;
  const offered = isBookedAbove ? couriers.slice(1) : couriers;
  const isToSend = mayDo(order.actions, "book");
  const ordered = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = open.reduce((sum, item) => sum + item.pieces, 0);
  const underWay = parcels.filter(({ state }) => !over.has(state));
  const collected = underWay.reduce((sum, parcel) => sum + parcel.collects, 0);
  const toPay = Math.max(balance, 0);
  const isOtherSum =
    open.length === 0 && parcels.every(({ state }) => state !== "delivered") && collected !== toPay;
  return (
    <>
      {underWay.length === 0 && order.dispatch && (
        <DispatchedByHand dispatch={order.dispatch} parcels={parcels} />
      )}
      {parcels.length === 0 && order.orderProgress === "Pending" && (
        <p className="mb-3 text-sm text-slate">Not booked yet.</p>
      )}
      <ol className="grid gap-4 not-empty:mb-3" aria-live="polite">
        {parcels.map((parcel) => (
          <ParcelFacts
            key={parcel.id}
            parcel={parcel}
            courier={
              couriers.find(({ id: known }) => known === parcel.courier) ?? unknownCourier(parcel.courier)
            }
            otherSum={isOtherSum ? toPay : undefined}
            order={order}
            isPart={parcels.length > 1 || parcel.pieces < ordered}
            onChange={onChange}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {isToSend &&
          pieces > 0 &&
          offered.map((courier) => (
            <Button key={courier.id} look="secondary" onClick={() => setBooking(courier)}>
              {underWay.length > 0 ? "Book the rest with" : "Book with"}{" "}
              {courier.isByHand ? courier.name.toLowerCase() : courier.name}
            </Button>
          ))}
        {isToSend && pieces > 1 && couriers.length > 0 && (
          <Button look="secondary" onClick={() => setDividing(true)}>
            Book a part
          </Button>
        )}
      </div>
      {isDividing && (
        <BookPartDialog
          couriers={couriers}
          orderId={id}
          known={known}
          onClose={() => setDividing(false)}
          onDone={onChange}
        />
      )}
      {booking && (
        <BookParcelDialog
          courier={booking}
          orders={[order]}
          open
          onClose={() => setBooking(undefined)}
          onDone={onChange}
        />
      )}
    </>
  );
}

function ParcelProblem({ parcel: { state, problem, isCallingOff } }: Pick<ParcelFactsProps, "parcel">) {
  const isHere = state === "asked" || state === "booked";
  const isRed = state === "refused" || isCallingOff;
  return (
    <>
      {isCallingOff && (
        <p className="text-anar">
          {isHere
            ? "Its booking is still to be cancelled."
            : "The booking was cancelled, but the parcel is on its way."}
        </p>
      )}
      {problem !== "" && <p className={isRed ? "text-anar" : ""}>{problem}</p>}
    </>
  );
}

/** The carrier of an order that was sent without a booking here. */
function DispatchedByHand({ dispatch, parcels }: { dispatch: Dispatch; parcels: readonly OfficeParcel[] }) {
  const { courier, consignmentNumber } = dispatch;
  // Parcels of own riders may have no tracking number.
  const isCarrier = ({ state, trackingNumber }: OfficeParcel) =>
    trackingNumber === consignmentNumber && state !== "refused" && state !== "cancelled";
  if (parcels.some(isCarrier)) return null;
  return (
    <p className="mb-3 wrap-anywhere">
      <b className="font-[560]">{courier}</b> {consignmentNumber}
      <span className="block text-sm text-slate">Dispatched by hand: it has no tracking.</span>
    </p>
  );
}

/** A courier without a current account. */
const unknownCourier = (id: string) => ({ name: id, isByHand: false });

type ParcelFactsProps = {
  parcel: OfficeParcel;
  courier: Pick<OfficeCourier, "name" | "isByHand">;
  order: Pick<OfficeOrder, "id" | "OrderID" | "orderProgress" | "actions">;
  /** Whether the parcel holds only a part of the order. */
  isPart: boolean;
  /** The order's balance in rupees, where riders collect another sum. */
  otherSum: number | undefined;
  onChange: () => Promise<void>;
};

function ParcelFacts({ parcel, order, courier, isPart, otherSum, onChange }: ParcelFactsProps) {
  const { state, trackingNumber, collects, grams, items, steps, actions } = parcel;
  const checksInOrders = isOfficeRole(useStaff().role);
  const [checkingIn, setCheckingIn] = useState(false);
  const toCheckIn = items.filter((item) => item.toCheckIn > 0);
  // An order in one parcel is checked in above.
  const isBack =
    actions.includes("checkIn") && (isPart || !checksInOrders || !mayDo(order.actions, "checkIn"));
  const isHere = state === "asked" || state === "booked";
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3 text-base">
        <b className="font-[560]">
          {courier.name}{" "}
          {trackingNumber && <span className="font-normal wrap-anywhere">{trackingNumber}</span>}
        </b>
        <span>{parcelStateLabels[state]}</span>
      </p>
      <p className="text-slate">
        Collects {formatRupees(collects)}, {grams} g, to {parcel.city}
      </p>
      {isPart && items.length > 0 && (
        <p className="wrap-anywhere">{items.map(({ name, pieces }) => `${pieces} x ${name}`).join(", ")}</p>
      )}
      <ParcelProblem parcel={parcel} />
      {isHere && otherSum !== undefined && (
        <p className="text-anar">
          {formatRupees(otherSum)} is outstanding now: cancel the booking and book again, or the rider
          collects the wrong amount.
        </p>
      )}
      {steps.length > 0 && (
        <ol className="grid gap-1 border-s border-line-strong ps-3">
          {steps.map(({ at, said, state: then }) => (
            <li key={at + said} className="flex flex-wrap gap-x-2">
              <span>{parcelStateLabels[then]}</span>
              <span className="text-slate">
                {said}, <When at={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {isBack && (
        <div className="mt-1">
          <Button look="secondary" onClick={() => setCheckingIn(true)}>
            Check this parcel in
          </Button>
          <CheckInDialog
            order={order}
            items={toCheckIn.map((item) => ({ ...item, pieces: item.toCheckIn }))}
            parcel={parcel}
            open={checkingIn}
            onClose={() => setCheckingIn(false)}
            onDone={onChange}
          />
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
        <HandParcelActions parcel={parcel} onChange={onChange} />
        {isHere && actions.includes("printPapers") && (
          <a
            href={`/api/admin/parcels/labels?ids=${parcel.id}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses("secondary", false, "")}
          >
            Label
          </a>
        )}
        {actions.includes("callOff") && (
          <ConfirmButton
            label="Cancel booking"
            title={`Cancel the booking with ${courier.name}?`}
            text="The order stays as it is and can be booked again. The customer is not informed."
            confirmLabel="Cancel booking"
            busyLabel="Cancelling..."
            onConfirm={async () => {
              const result = await callApi(cancelParcel, { body: { id: parcel.id } });
              await onChange();
              return result.ok ? undefined : result;
            }}
          />
        )}
      </div>
    </li>
  );
}
