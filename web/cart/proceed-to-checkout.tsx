import { type MouseEvent, useState } from "react";
import { href, useNavigate } from "react-router";
import { cartMessages } from "#messages/cart.ts";
import { getUser, loadUser, useUser } from "#web/session/user-store.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";

/** Guests get a dialog first (specification section 2, cart). `blocked` while a line cannot be ordered. */
export function ProceedToCheckout({ blocked }: { blocked: boolean }) {
  const { user } = useUser();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const [waiting, setWaiting] = useState(false);

  function checkLines(): boolean {
    setRefused(blocked);
    return !blocked;
  }

  async function proceed() {
    if (!checkLines()) return;
    setWaiting(true);
    // Usually loaded already. Without an answer the visitor counts as a guest.
    await loadUser();
    setWaiting(false);
    if (getUser().user) await navigate(href("/checkout"));
    else setAsking(true);
  }

  function follow(event: MouseEvent) {
    if (!checkLines()) event.preventDefault();
  }

  return (
    <>
      {user ? (
        <ButtonLink wide to={href("/checkout")} onClick={follow}>
          {cartMessages.proceed}
        </ButtonLink>
      ) : (
        <Button wide busy={waiting} onClick={() => void proceed()}>
          {cartMessages.proceed}
        </Button>
      )}
      <p role="alert" className="text-sm text-anar not-empty:mt-2">
        {refused && blocked && <span>{cartMessages.removeUnavailable}</span>}
      </p>
      <AlmostDoneDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function AlmostDoneDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={cartMessages.almostDone}
      actions={
        <div className="grid w-full gap-2.5">
          <ButtonLink to="/checkout" wide>
            {cartMessages.continueAsGuest}
          </ButtonLink>
          <ButtonLink to="/login?from=cart" look="secondary" wide>
            {cartMessages.loginNow}
          </ButtonLink>
        </div>
      }
    >
      <p>{cartMessages.guestOrLogin}</p>
    </LazyDialog>
  );
}
