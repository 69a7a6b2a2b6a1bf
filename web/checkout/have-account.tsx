import { checkoutMessages } from "#messages/checkout.ts";
import { useUser } from "../accounts/user-store.ts";
import { TextLink } from "../ui/text-link.tsx";

/** The quiet line for guests. Its place is kept while it is not known who is there, so that nothing jumps. */
export function HaveAccount() {
  const { known, user } = useUser();
  return (
    <p className={`text-sm text-slate ${known && !user ? "" : "invisible"}`}>
      {checkoutMessages.haveAccount}{" "}
      <TextLink to="/login?from=cart" className="inline-block py-1">
        {checkoutMessages.login}
      </TextLink>
    </p>
  );
}
