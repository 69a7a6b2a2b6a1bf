import { useEffect } from "react";
import type { z } from "zod";
import type { createContact } from "#contract/customers/contact.ts";
import { contactMessages } from "#messages/contact.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { useUser } from "#web/session/user-store.ts";
import { EmailField } from "../forms/email-field.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import { NameField } from "../forms/name-field.tsx";
import { PhoneField } from "../forms/phone-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { toastAnswer } from "../ui/toast.ts";

type ContactFields = z.input<typeof createContact.body>;
type Contact = z.output<typeof createContact.body>;

const validation = lazyResolver<ContactFields, Contact>((schemas) => schemas.contactResolver);

/** By specification section 5; a customer's own details are filled in. */
export function ContactForm() {
  const { user } = useUser();
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    send: async (contact) => {
      const answer = await accountApi.createContact({ body: contact });
      if (!answer.ok) return answer;
      toastAnswer(answer.data.msg, "MESSAGE_SENT");
      // By specification section 4.
      if (answer.status === 201) form.reset();
    },
  });
  const { register, getValues, setValue } = form;

  useEffect(() => {
    for (const name of ["name", "email", "phone"] as const) {
      if (user?.[name] && !getValues(name)) setValue(name, user[name]);
    }
  }, [user, getValues, setValue]);

  return (
    <form {...formProps} className="grid gap-4 sm:grid-cols-2">
      <NameField {...field("name")} label={contactMessages.name} className="sm:col-span-2" />
      <EmailField {...field("email")} hint={contactMessages.emailHint} />
      <PhoneField {...field("phone")} hint={contactMessages.phoneHint} required />
      <TextAreaField
        {...field("message")}
        label={contactMessages.message}
        optional
        rows={6}
        autoComplete="off"
        className="sm:col-span-2"
      />
      {/* Honeypot: hidden and out of the tab order; when a program fills it in, the shop stores nothing. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Website
          <input {...register("website")} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-3 sm:col-span-2">
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{busy ? contactMessages.submitting : contactMessages.submit}</SubmitButton>
      </div>
    </form>
  );
}
