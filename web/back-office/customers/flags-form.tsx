import { useState } from "react";
import { useRevalidator } from "react-router";
import { setCustomerFlags } from "#contract/customers/customers.ts";
import type { CustomerFlag } from "#contract/orders/customer-flags.ts";
import { callApi } from "#web/back-office/api.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { allFlags } from "./customer-flags.tsx";

type FlagsFormProps = { id: string; marks: readonly CustomerFlag[] };

/** Saves each flag when ticked; a failure reverts the tick and is shown beside it. */
export function FlagsForm({ id, marks }: FlagsFormProps) {
  const { revalidate } = useRevalidator();
  /** The optimistic value, until the page's data contains it. */
  const [wanted, setWanted] = useState<readonly CustomerFlag[]>();
  const busy = wanted !== undefined;
  const chosen = wanted ?? marks;
  const [failure, setFailure] = useState("");

  async function choose(mark: CustomerFlag, isOn: boolean) {
    const next = isOn ? [...chosen, mark] : chosen.filter((other) => other !== mark);
    setWanted(next);
    setFailure("");
    const result = await callApi(setCustomerFlags, { body: { id, marks: next } });
    if (result.ok) {
      toastSuccess("Saved");
      await revalidate();
    } else setFailure(result.error.error);
    setWanted(undefined);
  }

  return (
    <Panel title="Marks">
      <div className="grid gap-2">
        {allFlags.map(({ mark, label, hint }) => (
          <CheckBox
            key={mark}
            label={label}
            hint={hint}
            checked={chosen.includes(mark)}
            aria-disabled={busy}
            onChange={(event) => {
              if (!busy) void choose(mark, event.target.checked);
            }}
          />
        ))}
      </div>
      <FormFailure>{failure}</FormFailure>
    </Panel>
  );
}
