import { cartMessages } from "#messages/cart.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LazyDialog } from "../ui/lazy-dialog.tsx";

export function AlmostDoneDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
