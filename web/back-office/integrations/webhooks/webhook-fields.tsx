import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { webhookEvent, webhookEvents } from "#contract/integrations/webhook-messages.ts";
import type { createWebhook } from "#contract/integrations/webhooks.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type WebhookValues = z.input<typeof createWebhook.body>;

export function WebhookFields({ form }: { form: UseFormReturn<WebhookValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register("name")}
        label="Name of the tool"
        hint="Such as: accounting"
        error={errors.name?.message}
        autoComplete="off"
      />
      <TextField
        {...form.register("url")}
        type="url"
        label="Address"
        hint="Such as https://tool.example/tabeeb"
        error={errors.url?.message}
        autoComplete="off"
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-[540]">What it hears of</legend>
        <div className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
          {webhookEvent.options.map((event) => (
            <label key={event} className="flex min-h-9 items-start gap-2 py-1">
              <input
                {...form.register("events")}
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
