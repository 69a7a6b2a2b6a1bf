import { useState } from "react";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { productDeliveryMessages as words } from "#messages/product-delivery.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";

const CityForm = lazyPart(async () => (await import("./city-form.tsx")).CityForm);

type DeliveryCityProps = {
  city: string | undefined;
  onChoose: (destination: Destination) => void;
};

/** Asks once for the city, which makes eight days two; a city outside the list counts as typed. */
export function DeliveryCity({ city, onChoose }: DeliveryCityProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <p className="ps-7.5 text-sm text-slate">
        {city && <span>{words.toCity(city)} </span>}
        <button type="button" className="text-link py-1" onClick={() => setOpen(true)}>
          {city ? words.changeCity : words.chooseCity}
        </button>
      </p>
    );
  return (
    <CityForm
      onChoose={(destination) => {
        onChoose(destination);
        setOpen(false);
      }}
    />
  );
}
