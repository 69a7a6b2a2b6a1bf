import { useState } from "react";
import { href } from "react-router";
import { emailChangeMessages } from "#messages/email-change.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { setUser } from "#web/session/user-store.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/email-change-page.ts";
import { accountApi } from "./account-api.ts";
import { AccountFrame } from "./account-frame.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: emailChangeMessages.title,
    description: emailChangeMessages.description,
  });
}

/** The address is one of the two tokens for changing the account. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

/** Opening it changes nothing, because mail scanners open every link. */
export default function EmailChangePage({ params }: Route.ComponentProps) {
  const [answer, setAnswer] = useState<"waiting" | "changed">();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const messages = emailChangeMessages;

  async function confirm() {
    setBusy(true);
    const result = await accountApi.confirmEmailChange({ body: params });
    setBusy(false);
    if (!result.ok) return setFailure(result.error.error);
    setFailure("");
    if (result.data.user) setUser(result.data.user);
    setAnswer(result.data.isChanged ? "changed" : "waiting");
  }

  const title = { none: messages.title, waiting: messages.waitingTitle, changed: messages.changedTitle };
  const text = { none: messages.text, waiting: messages.waiting, changed: messages.changed };
  return (
    <AccountFrame title={title[answer ?? "none"]} text={<span role="status">{text[answer ?? "none"]}</span>}>
      <FormFailure>{failure}</FormFailure>
      {answer === undefined && (
        <Button busy={busy} onClick={() => void confirm()}>
          {messages.confirm}
        </Button>
      )}
      {answer === "changed" && <ButtonLink to={href("/profile")}>{messages.profile}</ButtonLink>}
    </AccountFrame>
  );
}
