import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeCourier } from "#contract/parcels/office-parcels.ts";
import { Button } from "#web/ui/button.tsx";
import { BookParcelDialog } from "./book-parcel-dialog.tsx";
import { useCouriers } from "./use-couriers.ts";

type BookOrdersProps = {
  orders: readonly { id: string; OrderID: string; city: string }[];
  onDone: () => Promise<void>;
};

/** A button for each courier, which books the selected orders with it. */
export function BookOrders({ orders, onDone }: BookOrdersProps) {
  const { revalidate } = useRevalidator();
  const couriers = useCouriers(true);
  const [booking, setBooking] = useState<OfficeCourier>();
  return (
    <>
      {couriers.map((courier) => (
        <Button key={courier.id} look="secondary" onClick={() => setBooking(courier)}>
          Book {orders.length} with {courier.name}
        </Button>
      ))}
      {booking && (
        <BookParcelDialog
          courier={booking}
          orders={orders}
          open
          onClose={() => {
            setBooking(undefined);
            // Some orders may be booked before the others needed confirmation.
            void revalidate();
          }}
          onDone={onDone}
        />
      )}
    </>
  );
}
