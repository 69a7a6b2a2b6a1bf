import { Link, useRevalidator } from "react-router";
import type { FirstStep } from "#contract/reports/first-steps.ts";
import type { FirstRun as Steps } from "#contract/reports/waiting.ts";
import { updateSettings } from "#contract/settings/settings.ts";
import Check from "#icons/check.mjs";
import { callApi } from "#web/back-office/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toastError } from "#web/ui/toast.ts";

/** Each step with the page on which it is done; a backup is a setting of the server. */
const places: Record<FirstStep, { label: string; text: string; to?: string }> = {
  logo: { label: "Logo", text: "On every page, mail and invoice of the shop.", to: "/settings" },
  address: { label: "Address", text: "On invoices, and where returns are sent.", to: "/settings" },
  accounts: {
    label: "Accounts for transfers",
    text: "Without one, customers pay cash on delivery only.",
    to: "/settings/payments",
  },
  couriers: {
    label: "Couriers",
    text: "The courier that is suggested for a parcel.",
    to: "/settings/couriers",
  },
  product: {
    label: "First product",
    text: "One of your own, beside those of the demo.",
    to: "/products/new",
  },
  staff: {
    label: "First staff",
    text: "Invite a colleague; each has an account of their own.",
    to: "/staff/new",
  },
  backup: { label: "Backup", text: "Every night, once BACKUP_DIR is set on the server." },
};

export function FirstRun({ steps }: { steps: Steps }) {
  const { revalidate } = useRevalidator();

  async function close() {
    const result = await callApi(updateSettings, { body: { firstRunClosed: true } });
    if (!result.ok) return void toastError(result.error.error);
    await revalidate();
  }

  return (
    <section aria-labelledby="first-run" className="mb-6 rounded-lg border border-line px-4 pt-2 pb-3">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-run" className="text-lg">
          Set up your shop: {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
        </h2>
        <Button look="quiet" className="-mr-2.5" onClick={() => void close()}>
          Close this list
        </Button>
      </div>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
            <Mark isDone={isDone} />
            <Step step={step} isDone={isDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const look = isDone ? "border-sabz bg-sabz text-white" : "border-line-strong";
  return (
    <span className={`mt-1 grid size-4.5 place-items-center rounded-full border [&_svg]:size-3.5 ${look}`}>
      {isDone && <Icon icon={Check} strokeWidth={3} />}
    </span>
  );
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { label, text, to } = places[step];
  if (isDone)
    return (
      <p className="text-slate">
        {label}: <span className="text-sm">done</span>
      </p>
    );
  return (
    <p>
      {to ? (
        <Link to={to} className="inline-block py-0.5 text-link">
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      <span className="block text-sm text-slate">{text}</span>
    </p>
  );
}
