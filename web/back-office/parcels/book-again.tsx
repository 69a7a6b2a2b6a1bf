import { useState } from "react";
import { useRevalidator } from "react-router";
import type { WaitingParcel } from "#contract/parcels/parcel-work.ts";
import { Button } from "#web/ui/button.tsx";
import { BookParcelDialog } from "./book-parcel-dialog.tsx";
import { useCouriers } from "./use-couriers.ts";

type BookAgainProps = { parcels: readonly WaitingParcel[]; onDone: () => Promise<void> };

export function BookAgain({ parcels, onDone }: BookAgainProps) {
  const { revalidate } = useRevalidator();
  const couriers = useCouriers(true);
  const [booking, setBooking] = useState<(typeof couriers)[number]>();
  const orders = parcels.map(({ order, city }) => ({ ...order, city }));
  return (
    <>
      {couriers.map((courier) => (
        <Button key={courier.id} look="secondary" onClick={() => setBooking(courier)}>
          Book {parcels.length} with {courier.name}
        </Button>
      ))}
      {booking && (
        <BookParcelDialog
          courier={booking}
          orders={orders}
          open
          onClose={() => {
            setBooking(undefined);
            // Some may be booked before the others were asked about.
            void revalidate();
          }}
          onDone={onDone}
        />
      )}
    </>
  );
}
