import { useHref, useLocation } from "react-router";
import ExternalLink from "#icons/external-link.mjs";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Version } from "./use-version.ts";

/** What can be done when somebody else has saved first: look at theirs beside what is typed here, or replace it knowingly. */
export function StaleChoices({ accept }: Pick<Version, "accept">) {
  const href = useHref(useLocation());
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer" className={buttonClasses("secondary", false)}>
        <Icon icon={ExternalLink} />
        See theirs in a new tab
      </a>
      <Button
        look="secondary"
        // Not a submit button: Enter in a field must never mean this one.
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
