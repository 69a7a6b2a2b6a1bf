import { useEffect, useRef } from "react";
import { checkoutMessages } from "#messages/checkout.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

/**
 * Stands in the place of 'Order Now' when the session has ended meanwhile: one more tap there must not order as a guest
 * what was meant for an account.
 */
export function SessionEnded({ onContinue }: { onContinue: () => void }) {
  const login = useRef<HTMLAnchorElement>(null);

  // The button that had the focus is gone.
  useEffect(() => login.current?.focus(), []);

  return (
    <div className="grid gap-2.5">
      <ButtonLink ref={login} to="/login?from=cart" wide>
        {checkoutMessages.login}
      </ButtonLink>
      <Button look="secondary" wide onClick={onContinue}>
        {checkoutMessages.continueAsGuest}
      </Button>
    </div>
  );
}
