import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import {
  createDevice,
  type Enrolment,
  listDevices,
  revokeDevice,
  type WorkshopDevice,
} from "#contract/workshop/tablet-devices.ts";
import TabletSmartphone from "#icons/tablet-smartphone.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge, type StatusTone } from "#web/back-office/ui/status-badge.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { PinList } from "./pin-list.tsx";

export const loader = loaderOf(listDevices);

const states: Record<WorkshopDevice["state"], { label: string; tone: StatusTone }> = {
  waiting: { label: "Waiting for its code", tone: "pending" },
  expired: { label: "Code too old", tone: "cancelled" },
  enrolled: { label: "Connected", tone: "delivered" },
  revoked: { label: "Blocked", tone: "cancelled" },
};

const columns: readonly Column<WorkshopDevice>[] = [
  { head: "Tablet", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  {
    head: "Last seen",
    cell: ({ lastSeenAt }) => (lastSeenAt ? <When at={lastSeenAt} /> : "Never"),
    isLabelled: true,
  },
  {
    head: "State",
    cell: ({ state }) => <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>,
    isCardEnd: true,
  },
  { head: "Access", cell: (device) => <ShutOut device={device} /> },
];

export function Component() {
  const { devices, people } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Workshop tablets"
      above={<NewDevice />}
      columns={columns}
      rows={devices}
      keyOf={({ id }) => id}
      icon={TabletSmartphone}
      empty="No tablets yet"
    >
      <PinList people={people} />
    </ListPage>
  );
}

function ShutOut({ device: { id, name, state } }: { device: WorkshopDevice }) {
  const { revalidate } = useRevalidator();
  if (state === "revoked") return null;
  return (
    <ConfirmButton
      label="Block"
      title={`Block ${name}?`}
      text="It stops working at once, and its user is signed out."
      keepLabel="Keep it connected"
      confirmLabel="Block"
      busyLabel="Blocking..."
      onConfirm={async () => {
        const result = await callApi(revokeDevice, { body: { id } });
        if (!result.ok) return result;
        await revalidate();
        toastSuccess("Blocked");
      }}
    />
  );
}

type Made = { name: string; enrolment: Enrolment };

function NewDevice() {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made>();

  async function show(device: Made) {
    setMade(device);
    await revalidate();
  }

  // Remount the form: an emptied one would show an error as soon as its field loses the focus.
  return <NewDeviceForm key={made?.enrolment.code} made={made} onMade={show} />;
}

type NewDeviceFormProps = { made: Made | undefined; onMade: (device: Made) => Promise<void> };

function NewDeviceForm({ made, onMade }: NewDeviceFormProps) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: createDevice.body,
    values: { name: "" },
    async send(body) {
      const result = await callApi(createDevice, { body });
      if (!result.ok) return result;
      await onMade({ name: result.data.device.name, enrolment: result.data.enrolment });
    },
  });
  return (
    <Form {...formProps} className="mb-8">
      <FormSection
        title="Connect a tablet"
        text="After a PIN it shows job tickets and work steps: no prices, phones or addresses."
      >
        <Field name="name" label="Name of the tablet" hint="Such as: cutting table" autoComplete="off" />
        {made && <EnrolmentNote name={made.name} enrolment={made.enrolment} />}
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Create code" busyLabel="Making..." />
    </Form>
  );
}

function EnrolmentNote({ name, enrolment }: { name: string; enrolment: Enrolment }) {
  const { address, code, validUntil } = enrolment;
  const [place = ""] = address.split("#");
  return (
    <div
      role="status"
      className="grid max-w-180 gap-4 rounded-lg border border-line bg-kora p-4 sm:grid-cols-[auto_1fr]"
    >
      <QRCodeSVG value={address} size={148} role="img" aria-label="The link as a code" />
      <div className="grid content-start gap-2">
        <p>
          Scan this with the tablet “{name}”, or open <span className="wrap-anywhere">{place}</span> there and
          enter the code:
        </p>
        <p className="text-2xl font-[640] whitespace-nowrap">{code}</p>
        <p className="text-slate">
          Valid once, until <When at={validUntil} />, and is not shown again.
        </p>
      </div>
    </div>
  );
}
