import { ButtonLink } from "#web/ui/button.tsx";

/** In place of a page that is the work of others. */
export function OtherRole() {
  return (
    <div className="grid justify-items-start gap-4">
      <title>Not your page | Tabeeb back office</title>
      <h1>Not your page</h1>
      <p className="text-slate">Your role does not cover this page. Ask the owner if you need it.</p>
      <ButtonLink to="/" look="secondary">
        Back to the start
      </ButtonLink>
    </div>
  );
}
