import type { ReactNode } from "react";
import { session } from "#contract/staff/staff.ts";
import { buttonClasses } from "#web/ui/button-look.ts";
import { callApi } from "../api.ts";
import { askIdentity } from "./identity.ts";

type DownloadLinkProps = { href: string; children: ReactNode };

/** A download that is refused until staff have confirmed that it is them: asks first where that is due. */
export function DownloadLink({ href, children }: DownloadLinkProps) {
  return (
    <a
      href={href}
      download
      className={buttonClasses("secondary", false)}
      onClick={(event) => {
        event.preventDefault();
        void download(href);
      }}
    >
      {children}
    </a>
  );
}

async function download(href: string): Promise<void> {
  const result = await callApi(session);
  if (result.ok && result.data.mustConfirm && !(await askIdentity())) return;
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
