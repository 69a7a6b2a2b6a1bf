import { useLoaderData } from "react-router";
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
import { EditPage } from "#web/back-office/ui/form-page.tsx";
import { toLocalField } from "#web/back-office/ui/moments.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CouponFields, type CouponFormFields } from "./coupon-fields.tsx";
import { CouponStateBadge } from "./coupon-labels.tsx";

export const loader = loaderOf(getCoupon, getLists);

export function Component() {
  const { coupon, categories } = useLoaderData<typeof loader>();
  const { id, code, version, state } = coupon;
  return (
    <EditPage
      title={code}
      list={{ label: "Coupons", to: "/coupons" }}
      aside={<CouponStateBadge state={state} />}
      above={
        <FactList
          label="Use"
          facts={[
            { name: "Used", value: coupon.usedCount },
            { name: "Orders", value: coupon.orders },
            { name: "Revenue", value: <Money rupees={coupon.revenue} /> },
            { name: "Discount given", value: <Money rupees={coupon.discount} /> },
          ]}
        />
      }
      schema={createCoupon.body}
      values={fieldsOf(coupon)}
      version={version}
      save={(fields) => callApi(updateCoupon, { body: { id, ...fields } })}
      saved={(answer) => ({ version: answer.coupon.version, values: fieldsOf(answer.coupon) })}
      actions={(show) =>
        state !== "ended" && (
          <ConfirmButton
            label="End now"
            title={`End ${code}?`}
            text="From now on it cannot be used. Orders placed with it do not change."
            keepLabel="Keep it"
            confirmLabel="End now"
            busyLabel="Ending..."
            onConfirm={async () => {
              const result = await callApi(endCoupon, { body: { id } });
              if (!result.ok) return result;
              await show(result.data);
              toastSuccess("Coupon ended");
            }}
          />
        )
      }
    >
      <CouponFields categories={categories} />
    </EditPage>
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
