import { useEffect, useEffectEvent, useState } from "react";
import { mailStopMessages } from "#messages/mail-stop.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { pageTags } from "#web/shell/page-tags.ts";
import { Button } from "#web/ui/button.tsx";
import { orderApi } from "../order-api.ts";
import type { Route } from "./+types/mail-stop-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, { title: mailStopMessages.title, description: mailStopMessages.description });
}

/** The address contains a token. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

/** Opening the link is the wish: it needs no second tap, and can be taken back here. */
export default function MailStopPage({ params: { id, token } }: Route.ComponentProps) {
  const [isWanted, setWanted] = useState<boolean>();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);

  async function set(wish: boolean) {
    setBusy(true);
    const answer = await orderApi.setReviewMails({ body: { id, token, isWanted: wish } });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.error.error);
    setFailure("");
    setWanted(answer.data.isWanted);
  }

  const stop = useEffectEvent(() => void set(false));
  useEffect(() => stop(), []);

  const said = isWanted ? mailStopMessages.wanted : mailStopMessages.stopped;
  const offer = isWanted ? mailStopMessages.stop : mailStopMessages.wantAgain;
  return (
    <main className="wrap min-h-svh max-w-160 pt-9 pb-24">
      <h1>{mailStopMessages.title}</h1>
      <p role="status" className="mt-1.5 mb-4">
        {isWanted === undefined ? (
          failure === "" && <span>{mailStopMessages.stopping}</span>
        ) : (
          <span>{said}</span>
        )}
      </p>
      <FormFailure>{failure}</FormFailure>
      {isWanted === undefined ? (
        failure !== "" && (
          <Button busy={busy} onClick={() => void set(false)}>
            {mailStopMessages.tryAgain}
          </Button>
        )
      ) : (
        <Button look="secondary" busy={busy} onClick={() => void set(!isWanted)}>
          {offer}
        </Button>
      )}
    </main>
  );
}
