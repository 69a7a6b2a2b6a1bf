import { useId, useState } from "react";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productDeliveryMessages as words } from "#messages/product-delivery.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { findCity, pakistaniCities } from "./pakistani-cities.ts";

export function CityForm({ onChoose }: { onChoose: (destination: Destination) => void }) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  function choose() {
    const chosen = findCity(typed);
    if (typed.trim() === "") return;
    onChoose(chosen ? { city: chosen.name, province: chosen.province } : { city: typed.trim() });
  }
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
