import { useState } from "react";
import { useRevalidator } from "react-router";
import { type PinHolder, setPin, unlockPin } from "#contract/workshop/tablet-devices.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

export function PinList({ people }: { people: readonly PinHolder[] }) {
  return (
    <section aria-labelledby="pins" className="mt-10 grid gap-3">
      <h2 id="pins">PINs</h2>
      <p className="text-slate">
        Work at a tablet is written in the history under the name of its user. Five wrong PINs lock a PIN.
      </p>
      <ul className="grid divide-y divide-line rounded-lg border border-line bg-paper px-4.5">
        {people.map((person) => (
          <PinRow key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}

function PinRow({ person }: { person: PinHolder }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const { id, name, hasPin, isLocked } = person;

  async function unlock() {
    const result = await callApi(unlockPin, { body: { id } });
    if (!result.ok) return toastError(result.error.error);
    await revalidate();
    toastSuccess("PIN unlocked");
  }

  async function finish() {
    setOpen(false);
    await revalidate();
    toastSuccess("PIN set");
  }

  const state = hasPin ? "Has a PIN" : "No PIN";
  return (
    <li className="grid gap-3 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-[560] wrap-anywhere">{name}</p>
          <p className={isLocked ? "text-sm text-anar" : "text-sm text-slate"}>
            {isLocked ? "Locked" : state}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isLocked && (
            <Button look="secondary" aria-label={`Unlock the PIN of ${name}`} onClick={() => void unlock()}>
              Unlock
            </Button>
          )}
          <Button
            look="secondary"
            aria-expanded={open}
            aria-label={`${hasPin ? "Change" : "Set"} PIN of ${name}`}
            onClick={() => setOpen(!open)}
          >
            {hasPin ? "Change PIN" : "Set PIN"}
          </Button>
        </div>
      </div>
      {open && <PinForm id={id} onSet={finish} />}
    </li>
  );
}

function PinForm({ id, onSet }: { id: string; onSet: () => Promise<void> }) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: setPin.body,
    values: { id, pin: "" },
    async send(body) {
      const result = await callApi(setPin, { body });
      if (!result.ok) return result;
      await onSet();
    },
  });
  return (
    <Form {...formProps} className="grid max-w-80 gap-3">
      <Field
        name="pin"
        label="New PIN"
        hint="4 to 6 digits. Let them choose and type it themselves."
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" busy={busy}>
        Save PIN
      </Button>
    </Form>
  );
}
