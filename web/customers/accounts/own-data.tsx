import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { ownDataMessages as messages } from "#messages/own-data.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { setUser } from "#web/session/user-store.ts";
import { Button } from "#web/ui/button.tsx";
import { toastAnswer, toastSuccess } from "#web/ui/toast.ts";
import { accountApi } from "./account-api.ts";
import { PasswordField, ShowPassword } from "./password-field.tsx";

const validation = lazyResolver((schemas) => schemas.ownPasswordResolver);

export function OwnData({ email, isEmailProven }: { email: string; isEmailProven: boolean }) {
  const [opened, setOpened] = useState<"file" | "leave">();
  const toggle = (part: typeof opened) => setOpened(opened === part ? undefined : part);

  return (
    <section aria-labelledby="own-data" className="grid gap-4">
      <div>
        <h2 id="own-data">{messages.title}</h2>
        <p className="mt-2 text-slate">{messages.text}</p>
      </div>
      <Disclosure label={messages.file.open} open={opened === "file"} onToggle={() => toggle("file")}>
        <FileForm email={email} onSaved={() => setOpened(undefined)} />
      </Disclosure>
      <Disclosure
        label={messages.leave.open}
        look="danger-outline"
        open={opened === "leave"}
        onToggle={() => toggle("leave")}
      >
        <LeaveForm email={email} isEmailProven={isEmailProven} />
      </Disclosure>
    </section>
  );
}

type DisclosureProps = {
  label: string;
  look?: "secondary" | "danger-outline";
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function Disclosure({ label, look = "secondary", open, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <Button
        look={look}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="justify-self-start"
      >
        {label}
      </Button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

function FileForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const call = useCallForm({
    validation,
    async send(body) {
      const result = await accountApi.exportOwnData({ body });
      if (!result.ok) return result;
      const text = JSON.stringify(result.data, undefined, 2);
      saveFile("my-data.json", new Blob([text], { type: "application/json" }));
      toastSuccess(messages.file.saved);
      onSaved();
      return undefined;
    },
  });
  return (
    <PasswordForm
      email={email}
      call={call}
      submit={
        <Button type="submit" wide busy={call.busy}>
          {messages.file.send}
        </Button>
      }
    >
      <p>{messages.file.text}</p>
    </PasswordForm>
  );
}

function LeaveForm({ email, isEmailProven }: { email: string; isEmailProven: boolean }) {
  const navigate = useNavigate();
  const call = useCallForm({
    validation,
    async send(body) {
      const result = await accountApi.deleteAccount({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "ACCOUNT_DELETED");
      await navigate("/", { replace: true });
      setUser(undefined);
      return undefined;
    },
  });
  const { gone, orders, openOrders, unconfirmed, send } = messages.leave;
  return (
    <PasswordForm
      email={email}
      call={call}
      submit={
        <Button type="submit" look="danger" wide busy={call.busy}>
          {send}
        </Button>
      }
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>{gone}</li>
        <li>{orders}</li>
        <li>{openOrders}</li>
        {!isEmailProven && <li>{unconfirmed}</li>}
      </ul>
    </PasswordForm>
  );
}

type PasswordFormProps = {
  /** For the password manager, to identify the account. */
  email: string;
  call: ReturnType<typeof useCallForm<{ currentPassword: string }, { currentPassword: string }>>;
  submit: ReactNode;
  children: ReactNode;
};

function PasswordForm({ email, call, submit, children }: PasswordFormProps) {
  const [shown, setShown] = useState(false);
  const { field, failure, formProps } = call;
  return (
    <form {...formProps} className="grid gap-4.5 rounded-lg border border-line bg-paper p-4.5 sm:p-6">
      {children}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...field("currentPassword")}
        label={messages.password}
        autoComplete="current-password"
        shown={shown}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      <FormFailure>{failure}</FormFailure>
      {submit}
    </form>
  );
}
