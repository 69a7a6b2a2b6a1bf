import type { PasswordLink } from "#contract/staff/staff.ts";
import Copy from "#icons/copy.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { When } from "../ui/values.tsx";

export function PasswordLinkNote({ lead, link }: { lead: string; link: PasswordLink }) {
  function copy() {
    navigator.clipboard.writeText(link.address).then(
      () => toastSuccess("Copied"),
      () => toastError("The link could not be copied. Select it and copy it by hand."),
    );
  }

  return (
    <div className="grid max-w-180 gap-3 rounded-lg border border-line bg-kora p-4">
      <p>
        {lead} Valid once, until <When at={link.validUntil} />. It is not shown again.
      </p>
      <div className="flex items-end gap-2">
        <TextField
          label="Link to choose a password"
          value={link.address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className="flex-1"
        />
        <Button look="secondary" onClick={copy}>
          <Icon icon={Copy} />
          Copy
        </Button>
      </div>
    </div>
  );
}
