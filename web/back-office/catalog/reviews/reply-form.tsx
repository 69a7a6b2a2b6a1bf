import { useRevalidator } from "react-router";
import { type OfficeReview, replyToReview } from "#contract/catalog/office-reviews.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

const schema = replyToReview.body.pick({ reply: true });

export function ReplyForm({ review, onClose }: { review: OfficeReview; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { reply: review.reply },
    async send({ reply }) {
      const result = await callApi(replyToReview, { body: { id: review.id, reply } });
      if (!result.ok) return result;
      await revalidate();
      toastSuccess(reply === "" ? "Reply taken away" : "Reply shown in the shop");
      onClose();
      return undefined;
    },
  });
  const { isDirty } = form.formState;
  return (
    <Form {...formProps} className="grid max-w-160 gap-3">
      <KeepUnsaved when={isDirty && !busy} />
      <Field
        name="reply"
        as={TextAreaField}
        label="Reply of the shop"
        hint="Everybody reads it under the review. Empty, it is taken away."
        autoFocus
      />
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? "Saving..." : "Save reply"}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
