import { ButtonLink } from "#web/ui/button.tsx";
import { OfficeTitle } from "../ui/office-title.tsx";

export function Missing() {
  return (
    <div className="grid justify-items-start gap-4">
      <OfficeTitle title="Not found" />
      <h1>Not found</h1>
      <p className="text-slate">There is nothing at this address. It may have been deleted.</p>
      <ButtonLink to="/" look="secondary">
        Back to the start
      </ButtonLink>
    </div>
  );
}
