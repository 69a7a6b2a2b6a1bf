import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { begin, type TabletState } from "#contract/workshop/tablets.ts";
import Delete from "#icons/delete.mjs";
import { callApi } from "#web/back-office/api.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "../words/workshop-words-context.tsx";
import { wordFailure } from "./tablet-failure.ts";
import { tabletButton, tabletKey } from "./tablet-key.ts";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const shortestPin = 4;
const longestPin = 6;

type Person = TabletState["people"][number];

type PinPadProps = { bench: TabletState; onChanged: () => Promise<void>; children: ReactNode };

export function PinPad({ bench, onChanged, children }: PinPadProps) {
  const { tablet } = useWords();
  const [person, setPerson] = useState<Person>();
  if (person) return <Pad person={person} onBack={() => setPerson(undefined)} onDone={onChanged} />;
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1.5">
          <h1>{tablet.whoIsAtWork}</h1>
          <p className="text-slate">
            <bdi>{bench.device}</bdi>
          </p>
        </div>
        {children}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {bench.people.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={`${tabletKey} w-full px-5 text-start`}
              onClick={() => setPerson(each)}
            >
              <bdi>{each.name}</bdi>
              {each.isLocked && (
                <span className="block text-base font-normal text-anar">{tablet.pinLocked}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {bench.people.length === 0 && <p>{tablet.noPins}</p>}
    </section>
  );
}

type PadProps = { person: Person; onBack: () => void; onDone: () => Promise<void> };

function Pad({ person, onBack, onDone }: PadProps) {
  const words = useWords();
  const { tablet } = words;
  const [pin, setPin] = useState("");
  const [failure, setFailure] = useState(person.isLocked ? tablet.pinLockedExplained : "");
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const failureId = useId();

  useEffect(() => field.current?.focus(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || pin.length < shortestPin) return;
    setBusy(true);
    const answer = await callApi(begin, { body: { id: person.id, pin } });
    setBusy(false);
    if (answer.ok) return onDone();
    setPin("");
    setFailure(wordFailure(answer.error, words));
    field.current?.focus();
    // The tablet was revoked meanwhile.
    if (answer.status === 401) await onDone();
  }

  const type = (typed: string) => setPin(typed.replace(/\D/g, "").slice(0, longestPin));

  return (
    <form onSubmit={(event) => void send(event)} className="mx-auto grid w-full max-w-120 gap-5">
      <div className="flex items-center justify-between gap-4">
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <button type="button" className={tabletButton} onClick={onBack}>
          {tablet.somebodyElse}
        </button>
      </div>
      {/* Suppress the on-screen keyboard, which would cover the keys below. */}
      <input
        ref={field}
        type="password"
        inputMode="none"
        autoComplete="off"
        dir="ltr"
        aria-label={tablet.pin}
        aria-invalid={failure !== ""}
        aria-describedby={failureId}
        value={pin}
        onChange={(event) => type(event.target.value)}
        className="field-control min-h-16 text-center text-3xl tracking-[0.4em]"
      />
      <div id={failureId}>
        <FormFailure>{failure}</FormFailure>
      </div>
      <div dir="ltr" className="grid grid-cols-3 gap-3">
        {digits.map((digit) => (
          <button key={digit} type="button" className={tabletKey} onClick={() => type(pin + digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={tabletKey}
          onClick={() => setPin(pin.slice(0, -1))}
          aria-label={tablet.deleteDigit}
        >
          <Icon icon={Delete} className="mx-auto size-8" />
        </button>
        <button type="button" className={tabletKey} onClick={() => type(`${pin}0`)}>
          0
        </button>
        <button
          type="submit"
          className={`${tabletKey} border-transparent bg-siyahi text-kora aria-disabled:bg-chuna aria-disabled:text-slate`}
          aria-disabled={busy || pin.length < shortestPin}
        >
          OK
        </button>
      </div>
    </form>
  );
}
