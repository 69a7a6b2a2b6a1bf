import { useId, useState } from "react";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productDeliveryMessages as words } from "#messages/product-delivery.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { findCity, pakistaniCities } from "./pakistani-cities.ts";

type DeliveryCityProps = {
  city: string | undefined;
  onChoose: (destination: Destination) => void;
};

/** Asks once for the city, which makes eight days two; a city outside the list counts as typed. */
export function DeliveryCity({ city, onChoose }: DeliveryCityProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const known = city === undefined ? undefined : findCity(city);
  const name = known ? inLanguage(known.name, known.urdu) : city;
  function choose() {
    const chosen = findCity(typed);
    if (typed.trim() === "") return;
    onChoose(chosen ? { city: chosen.name, province: chosen.province } : { city: typed.trim() });
    setOpen(false);
  }
  if (!isOpen)
    return (
      <p className="ps-7.5 text-sm text-slate">
        {name && <span>{words.toCity(name)} </span>}
        <button
          type="button"
          className="text-link py-1"
          onClick={() => {
            setTyped("");
            setOpen(true);
          }}
        >
          {name ? words.changeCity : words.chooseCity}
        </button>
      </p>
    );
  return (
    <form
      className="flex items-end gap-2 ps-7.5"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <TextField
        label={words.city}
        list={listId}
        value={typed}
        maxLength={100}
        autoComplete="address-level2"
        className="flex-1"
        // The shopper has just asked for it.
        ref={(field) => field?.focus()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {pakistaniCities.map((each) => (
          <option key={each.name} value={inLanguage(each.name, each.urdu)} />
        ))}
      </datalist>
      <Button type="submit" look="secondary">
        {words.showDays}
      </Button>
    </form>
  );
}
