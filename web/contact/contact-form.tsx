import { useEffect } from "react";
import type { z } from "zod";
import type { createContact } from "#contract/contact.ts";
import { useUser } from "../accounts/user-store.ts";
import { FormFailure } from "../forms/form-failure.tsx";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { browserApi } from "../shell/browser-api.ts";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toastSuccess } from "../ui/toast.ts";

/** The form as it is typed. */
type ContactFields = z.input<typeof createContact.body>;
type Contact = z.output<typeof createContact.body>;

const validation = lazyResolver<ContactFields, Contact>(() =>
  import("./contact-resolver.ts").then((module) => module.contactResolver),
);

/** Names are not to be "corrected" by a telephone. */
const asTyped = { autoCorrect: "off", spellCheck: false };

/** A message to the shop (specification section 5); a customer's own details are filled in. */
export function ContactForm() {
  const { user } = useUser();
  const { form, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    send: async (contact) => {
      const answer = await browserApi.createContact({ body: contact });
      if (!answer.ok) return answer;
      toastSuccess(answer.data.msg);
      form.reset();
    },
  });
  const { register, getValues, setValue } = form;
  const { errors } = form.formState;

  useEffect(() => {
    for (const name of ["name", "email", "phone"] as const) {
      if (user?.[name] && !getValues(name)) setValue(name, user[name]);
    }
  }, [user, getValues, setValue]);

  return (
    <form {...formProps} className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...register("name")}
        {...asTyped}
        label="Name"
        error={errors.name?.message}
        autoComplete="name"
        autoCapitalize="words"
        required
        className="sm:col-span-2"
      />
      <TextField
        {...register("email")}
        {...asTyped}
        label="Email"
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="Our answer goes here."
        required
      />
      <TextField
        {...register("phone")}
        label="Phone"
        error={errors.phone?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="For when a call is quicker than a letter."
        required
      />
      <TextAreaField
        {...register("message")}
        label="Message"
        optional
        error={errors.message?.message}
        rows={6}
        autoComplete="off"
        className="sm:col-span-2"
      />
      {/* Out of sight and out of the tab order: only a program fills it in, and the shop then keeps nothing. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Website
          <input {...register("website")} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-3 sm:col-span-2">
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{busy ? "Submiting..." : "Submit"}</SubmitButton>
      </div>
    </form>
  );
}
