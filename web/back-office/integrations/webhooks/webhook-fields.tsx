import type { z } from "zod";
import { webhookEvent, webhookEvents } from "#contract/integrations/webhook-messages.ts";
import type { createWebhook } from "#contract/integrations/webhooks.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FieldError } from "#web/ui/field-error.tsx";

export type WebhookValues = z.input<typeof createWebhook.body>;

export function WebhookFields() {
  const { Field, register, formState } = useFields<WebhookValues>();
  const { errors } = formState;
  return (
    <>
      <Field name="name" label="Name of the tool" hint="Such as: accounting" autoComplete="off" />
      <Field
        name="url"
        type="url"
        label="Address"
        hint="Such as https://tool.example/tabeeb"
        autoComplete="off"
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-[540]">Events</legend>
        <div className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
          {webhookEvent.options.map((event) => (
            <label key={event} className="flex min-h-9 items-start gap-2 py-1 pointer-coarse:min-h-11">
              <input
                {...register("events")}
                type="checkbox"
                value={event}
                className="mt-0.5 size-4.5 shrink-0 accent-siyahi"
              />
              <span>
                <code>{event}</code>
                <span className="block text-sm text-slate">{webhookEvents[event]}</span>
              </span>
            </label>
          ))}
        </div>
        {errors.events?.message && <FieldError id="events-error">{errors.events.message}</FieldError>}
      </fieldset>
    </>
  );
}
