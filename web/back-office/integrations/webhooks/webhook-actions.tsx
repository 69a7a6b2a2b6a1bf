import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OfficeWebhook } from "#contract/integrations/webhooks.ts";
import {
  removeWebhook,
  renewWebhookSecret,
  switchWebhook,
  testWebhook,
} from "#contract/integrations/webhooks.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { SecretNote } from "./secret-note.tsx";
import { isWebhookOn } from "./webhook-labels.tsx";

export function WebhookActions({ webhook }: { webhook: OfficeWebhook }) {
  const { id, name } = webhook;
  const isOn = isWebhookOn(webhook);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const body = { id };

  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {isOn && (
          <Button
            look="secondary"
            onClick={async () => {
              const result = await callApi(testWebhook, { body });
              if (!result.ok) return toastError(result.error.error);
              toastSuccess("On its way");
              await revalidate();
            }}
          >
            Send a test
          </Button>
        )}
        <Button
          look="secondary"
          onClick={async () => {
            const result = await callApi(switchWebhook, { body: { id, isOn: !isOn } });
            if (!result.ok) return toastError(result.error.error);
            toastSuccess(isOn ? "Switched off" : "Switched on");
            await revalidate();
          }}
        >
          {isOn ? "Switch off" : "Switch on"}
        </Button>
        <ConfirmButton
          label="New secret"
          look="secondary"
          title={`Give ${name} a new secret?`}
          text="Messages are signed with both for a day, so that the tool can change to the new one. If others know the old secret, remove the webhook instead."
          keepLabel="Keep it"
          confirmLabel="New secret"
          busyLabel="Making..."
          onConfirm={async () => {
            const result = await callApi(renewWebhookSecret, { body });
            if (!result.ok) return result;
            setSecret(result.data.secret);
            await revalidate();
          }}
        />
        <ConfirmButton
          label="Remove"
          title={`Remove ${name}?`}
          text="It gets no more messages, and its list of messages is deleted."
          keepLabel="Keep it"
          confirmLabel="Remove"
          busyLabel="Removing..."
          onConfirm={async () => {
            const result = await callApi(removeWebhook, { body });
            if (!result.ok) return result;
            toastSuccess("Removed");
            await navigate("/webhooks");
          }}
        />
      </div>
      {secret && <SecretNote secret={secret} isRenewed />}
    </div>
  );
}
