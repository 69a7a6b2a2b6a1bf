import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { AccountSession } from "#contract/customers/account-safety.ts";
import { accountSafetyMessages } from "#messages/account-safety.tsx";
import { setUser } from "#web/session/user-store.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { formatOrderTime } from "#web/ui/order-dates.ts";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";

const messages = accountSafetyMessages.devices;

type DeviceListProps = { sessions: readonly AccountSession[]; onChanged: () => Promise<void> };

export function DeviceList({ sessions, onChanged }: DeviceListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState("");

  async function logOut(id: string) {
    setEnding(id);
    const answer = await accountApi.endSession({ body: { id } });
    if (answer.ok) toastAnswer(answer.data.message, "LOGGED_OUT_ON_DEVICE");
    else toastError(answer.error.error);
    if (answer.ok || answer.status === 404) await onChanged();
    setEnding("");
    // The focused button is gone.
    if (answer.ok) heading.current?.focus();
  }

  return (
    <section aria-labelledby="devices" className="grid gap-4">
      <div>
        <h2 ref={heading} id="devices" tabIndex={-1}>
          {messages.title}
        </h2>
        <p className="mt-2 text-slate">{messages.text}</p>
      </div>
      <ul className="grid divide-y divide-line rounded-lg border border-line bg-paper px-4.5 sm:px-6">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
            <div>
              <p className="font-[560]">
                <bdi>{session.device || messages.unknown}</bdi>
                {session.isThis && (
                  <span className="ms-2 text-sm font-normal text-sabz">{messages.here}</span>
                )}
              </p>
              <p className="text-sm text-slate">{messages.lastSeen(formatOrderTime(session.lastSeenAt))}</p>
              <p className="text-sm text-slate">{messages.since(formatOrderTime(session.startedAt))}</p>
            </div>
            {!session.isThis && (
              <Button
                look="secondary"
                busy={ending === session.id}
                aria-label={messages.logOutOf(session.device || messages.unknown)}
                onClick={() => void logOut(session.id)}
              >
                {messages.logOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LogOutEverywhere />
    </section>
  );
}

function LogOutEverywhere() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const answer = await accountApi.endAllSessions();
    setBusy(false);
    if (!answer.ok) return toastError(answer.error.error);
    setAsking(false);
    toastAnswer(answer.data.message, "LOGGED_OUT_EVERYWHERE");
    // The login redirects users who still count as logged in.
    setUser(undefined);
    await navigate("/login", { replace: true });
  }

  return (
    <div>
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        {messages.logOutEverywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={messages.areYouSure}
        text={messages.everywhereText}
        confirmLabel={messages.logOutEverywhere}
        busyLabel={messages.loggingOut}
        busy={busy}
        onConfirm={() => void leave()}
      />
    </div>
  );
}
