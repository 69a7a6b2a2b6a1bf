import { aftercareMessages } from "#messages/returns.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import { aftercareApi } from "./return-api.ts";

type WithdrawDialogProps = {
  open: boolean;
  onClose: () => void;
  orderId: string;
  request: string;
  onDone: () => void;
};

/** Asks before a request is taken back. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  return (
    <LazyDialog open={props.open} onClose={props.onClose} title={aftercareMessages.withdraw}>
      <WithdrawForm {...props} />
    </LazyDialog>
  );
}

const validation = lazyResolver((schemas) => schemas.withdrawResolver);

function WithdrawForm({ onClose, orderId, request, onDone }: WithdrawDialogProps) {
  const { busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    defaultValues: { id: orderId, request },
    async send(body) {
      const result = await aftercareApi.withdrawAftercare({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "REQUEST_TAKEN_BACK");
      onClose();
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busy={busy}>
        {busy ? aftercareMessages.withdrawing : aftercareMessages.withdraw}
      </SubmitButton>
    </form>
  );
}
