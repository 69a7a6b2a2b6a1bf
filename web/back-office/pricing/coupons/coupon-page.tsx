import { useLoaderData, useRevalidator } from "react-router";
import { getLists } from "#contract/catalog/lists.ts";
import {
  createCoupon,
  endCoupon,
  getCoupon,
  type OfficeCoupon,
  updateCoupon,
} from "#contract/orders/office-coupons.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { toLocalField } from "#web/back-office/ui/moments.ts";
import { Money } from "#web/back-office/ui/money.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { useVersion } from "#web/back-office/ui/use-version.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { CouponFields, type CouponFormFields } from "./coupon-fields.tsx";
import { CouponStateBadge } from "./coupon-words.tsx";

export const loader = loaderOf(getCoupon, getLists);

export function Component() {
  const { coupon, categories } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const version = useVersion(coupon.version);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: createCoupon.body,
    values: fieldsOf(coupon),
    async send(body) {
      const result = await callApi(updateCoupon, {
        body: { id: coupon.id, version: version.current(), ...body },
      });
      if (!result.ok) return version.refused(result);
      version.saved(result.data.coupon.version);
      await revalidate();
      form.reset(fieldsOf(result.data.coupon));
      toastSuccess("Saved");
    },
  });

  async function end() {
    const result = await callApi(endCoupon, { body: { id: coupon.id } });
    if (!result.ok) return result;
    version.saved(result.data.coupon.version);
    await revalidate();
    form.reset(fieldsOf(result.data.coupon));
    toastSuccess("Coupon ended");
  }

  return (
    <>
      <PageHeader
        title={coupon.code}
        crumbs={[{ label: "Coupons", to: "/coupons" }]}
        aside={<CouponStateBadge state={coupon.state} />}
        actions={
          coupon.state !== "ended" && (
            <ConfirmButton
              label="End now"
              title={`End ${coupon.code}?`}
              text="From now on nobody can use it. Orders that were placed with it stay as they are."
              keepLabel="Keep it"
              confirmLabel="End now"
              busyLabel="Ending..."
              onConfirm={end}
            />
          )
        }
      />
      <FactList
        label="Use"
        facts={[
          { name: "Used", value: coupon.usedCount },
          { name: "Orders", value: coupon.orders },
          { name: "Revenue", value: <Money rupees={coupon.revenue} /> },
          { name: "Discount given", value: <Money rupees={coupon.discount} /> },
        ]}
      />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        <CouponFields categories={categories} />
        <FormActions
          busy={busy}
          failure={failure}
          label="Save"
          busyLabel="Saving..."
          cancelTo="/coupons"
          version={version}
        />
      </Form>
    </>
  );
}

function fieldsOf(coupon: OfficeCoupon): CouponFormFields {
  const { code, kind, amount, maximumDiscount, minimumSubtotal, usageLimit, customerLimit } = coupon;
  const startsAt = toLocalField(coupon.startsAt);
  const endsAt = coupon.endsAt === null ? null : toLocalField(coupon.endsAt);
  return {
    code,
    kind,
    amount,
    maximumDiscount,
    minimumSubtotal,
    usageLimit,
    customerLimit,
    categoryIds: coupon.categories.map(({ id }) => id),
    startsAt,
    endsAt,
  };
}
