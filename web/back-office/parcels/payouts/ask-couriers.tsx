import { useState } from "react";
import { askPayouts } from "#contract/parcels/payouts.ts";
import { callApi } from "#web/back-office/api.ts";
import { Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import { useCouriers } from "../use-couriers.ts";

type AskCouriersProps = {
  /** Called with what a courier has answered, to be looked at like a file. */
  onAnswer: (title: string, file: string) => void;
};

/** Asks a courier that tells it for what it has paid out; nothing where the shop has an account with none of these. */
export function AskCouriers({ onAnswer }: AskCouriersProps) {
  const couriers = useCouriers(true).filter(({ tellsPayments }) => tellsPayments);
  const [asking, setAsking] = useState<string>();

  async function ask({ id, name }: (typeof couriers)[number]) {
    setAsking(id);
    const answer = await callApi(askPayouts, { body: { courier: id } });
    setAsking(undefined);
    if (!answer.ok) return toastError(answer.error.error);
    const { parcels, file } = answer.data;
    onAnswer(`${name} about ${parcels === 1 ? "1 parcel" : `${parcels} parcels`}`, file);
  }

  return couriers.map((courier) => (
    <div key={courier.id}>
      <Button look="secondary" busy={asking === courier.id} onClick={() => void ask(courier)}>
        Ask {courier.name} what it has paid out
      </Button>
    </div>
  ));
}
