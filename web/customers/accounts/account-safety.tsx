import { useState } from "react";
import type { User } from "#contract/customers/accounts.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { useShop } from "#web/shell/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";
import { ChangePassword } from "./change-password.tsx";
import { DeviceList } from "./device-list.tsx";
import { LanguageOfMails } from "./language-of-mails.tsx";
import { OwnData } from "./own-data.tsx";
import type { AccountSafetyState } from "./use-account-safety.ts";

export function AccountSafety({ user, safety }: { user: User; safety: AccountSafetyState }) {
  const { sendsTexts } = useShop();
  return (
    <>
      <ChangePassword email={user.email} onChanged={safety.load} />
      {safety.state === "loading" && <Skeleton className="h-40" />}
      {safety.state === "failed" && (
        <div
          role="alert"
          className="grid justify-items-start gap-3 rounded-lg border border-line bg-paper p-4.5"
        >
          <p>{safety.sentence}</p>
          <Button look="secondary" onClick={() => void safety.load()}>
            {accountSafetyMessages.tryAgain}
          </Button>
        </div>
      )}
      {safety.safety && (
        <>
          <LanguageOfMails language={safety.safety.language} />
          {sendsTexts && <TextsSwitch wantsTexts={safety.safety.wantsTexts} />}
          <DeviceList sessions={safety.safety.sessions} onChanged={safety.load} />
          <OwnData email={user.email} isEmailProven={safety.safety.isEmailProven} />
        </>
      )}
    </>
  );
}

const messages = accountSafetyMessages.texts;

const look =
  "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-siyahi bg-paper transition-colors duration-140 " +
  "before:absolute before:inset-y-0.75 before:start-0.75 before:w-5 before:rounded-full before:bg-siyahi " +
  "before:transition-transform before:duration-140 checked:bg-siyahi checked:before:translate-x-5 checked:before:bg-kora " +
  "rtl:checked:before:-translate-x-5 aria-busy:cursor-progress";

function TextsSwitch({ wantsTexts }: { wantsTexts: boolean }) {
  const [wants, setWants] = useState(wantsTexts);
  const [busy, setBusy] = useState(false);

  async function change(next: boolean) {
    if (busy) return;
    setBusy(true);
    setWants(next);
    const answer = await accountApi.setWantsTexts({ body: { wantsTexts: next } });
    setBusy(false);
    if (answer.ok) return toastAnswer(answer.data.message, next ? "TEXTS_ON" : "TEXTS_OFF");
    // Reverts to the shop's value.
    setWants(!next);
    return toastError(answer.error.error);
  }

  return (
    <section aria-labelledby="texts" className="grid gap-4">
      <div>
        <h2 id="texts">{messages.title}</h2>
        <p id="texts-about" className="mt-2 text-slate">
          {messages.text}
        </p>
      </div>
      <label className="flex min-h-control cursor-pointer items-center justify-between gap-4 rounded-lg border border-line bg-paper px-4.5 py-3.5 sm:px-6">
        <span className="font-[560]">{messages.wanted}</span>
        <input
          type="checkbox"
          role="switch"
          className={look}
          checked={wants}
          aria-checked={wants}
          aria-busy={busy}
          aria-describedby="texts-about"
          onChange={({ target }) => void change(target.checked)}
        />
      </label>
    </section>
  );
}
