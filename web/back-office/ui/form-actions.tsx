import type { ReactNode } from "react";
import { useHref, useLocation } from "react-router";
import ExternalLink from "#icons/external-link.mjs";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Version } from "./use-version.ts";

type FormActionsProps = {
  busy: boolean;
  failure: string;
  label: string;
  busyLabel: string;
  cancelTo?: string;
  version?: Version | undefined;
  children?: ReactNode;
};

export function FormActions(props: FormActionsProps) {
  const { busy, failure, label, busyLabel, cancelTo, version, children } = props;
  return (
    <div className="form-foot sticky bottom-0 z-10 -mx-1 grid gap-3 border-t border-line bg-paper px-1 py-3 lg:ps-69">
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? busyLabel : label}
        </Button>
        {cancelTo && (
          <ButtonLink look="secondary" to={cancelTo}>
            Cancel
          </ButtonLink>
        )}
        {version?.isStale && <StaleChoices accept={version.accept} />}
        {children && <div className="ms-auto flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  );
}

/** Choices after an optimistic lock conflict: view the other version beside the typed one, or overwrite it. */
export function StaleChoices({ accept, form }: Pick<Version, "accept"> & { form?: string }) {
  const href = useHref(useLocation());
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer" className={buttonClasses("secondary", false)}>
        <Icon icon={ExternalLink} />
        See theirs in a new tab
      </a>
      <Button
        look="secondary"
        form={form}
        // Not a submit button: Enter in a field must never overwrite.
        onClick={({ currentTarget }) => {
          accept();
          currentTarget.form?.requestSubmit();
        }}
      >
        Save mine anyway
      </Button>
    </>
  );
}
