import { ButtonLink } from "../ui/button.tsx";
import { LazyDialog } from "../ui/lazy-dialog.tsx";

/** The way to the checkout for who is not logged in: as a guest first, nothing asked before (specification section 2). */
export function AlmostDoneDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title="Almost Done!"
      actions={
        <div className="grid w-full gap-2.5">
          <ButtonLink to="/checkout" wide>
            Continue Checkout as guest
          </ButtonLink>
          <ButtonLink to="/login?from=cart" look="secondary" wide>
            Login Now
          </ButtonLink>
        </div>
      }
    >
      <p>Continue as a guest, no account needed, or log in to keep this order in your account.</p>
    </LazyDialog>
  );
}
