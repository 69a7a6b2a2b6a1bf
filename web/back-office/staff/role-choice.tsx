import type { ComponentProps } from "react";
import { staffRoles } from "#contract/values/staff-roles.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { roleLabels } from "./staff-state.tsx";

type RoleChoiceProps = ComponentProps<"input"> & { error: string | undefined };

export function RoleChoice({ error, ...radio }: RoleChoiceProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? "role-error" : undefined}>
      <legend className="mb-1.5 text-sm font-[540]">Role</legend>
      {staffRoles.map((role) => (
        <label
          key={role}
          className="flex items-start gap-3 rounded-md border border-line-strong px-3.5 py-2.5 hover:border-siyahi has-checked:border-siyahi has-checked:shadow-[inset_0_0_0_1px_var(--color-siyahi)] has-disabled:border-transparent has-disabled:bg-chuna has-disabled:text-disabled"
        >
          <input {...radio} type="radio" value={role} className="mt-0.75 size-4 accent-siyahi" />
          <span>
            <span className="block font-[540]">{roleLabels[role].name}</span>
            <span className="block text-sm text-slate">{roleLabels[role].may}</span>
          </span>
        </label>
      ))}
      {error && <FieldError id="role-error">{error}</FieldError>}
    </fieldset>
  );
}
