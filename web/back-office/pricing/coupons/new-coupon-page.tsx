import { useLoaderData, useNavigate } from "react-router";
import { getLists } from "#contract/catalog/lists.ts";
import { createCoupon } from "#contract/orders/office-coupons.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { toLocalField } from "#web/back-office/ui/moments.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { CouponFields, type CouponFormFields } from "./coupon-fields.tsx";

export const loader = loaderOf(getLists);

export function Component() {
  const { categories } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const values: CouponFormFields = {
    code: "",
    kind: "fixed",
    amount: 500,
    maximumDiscount: null,
    minimumSubtotal: 0,
    usageLimit: null,
    customerLimit: 1,
    categoryIds: [],
    startsAt: toLocalField(new Date().toISOString()),
    endsAt: null,
  };
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: createCoupon.body,
    values,
    async send(body) {
      const result = await callApi(createCoupon, { body });
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess("Coupon added");
      await navigate("/coupons");
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title="New coupon" crumbs={[{ label: "Coupons", to: "/coupons" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <CouponFields categories={categories} />
      <FormActions
        busy={busy}
        failure={failure}
        label="Add coupon"
        busyLabel="Adding..."
        cancelTo="/coupons"
      />
    </Form>
  );
}
