import { useLoaderData } from "react-router";
import { getLists } from "#contract/catalog/lists.ts";
import { createCoupon } from "#contract/orders/office-coupons.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { NewPage } from "#web/back-office/ui/form-page.tsx";
import { toLocalField } from "#web/back-office/ui/moments.ts";
import { CouponFields, type CouponFormFields } from "./coupon-fields.tsx";

export const loader = loaderOf(getLists);

export function Component() {
  const { categories } = useLoaderData<typeof loader>();
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
  return (
    <NewPage
      title="New coupon"
      list={{ label: "Coupons", to: "/coupons" }}
      schema={createCoupon.body}
      values={values}
      call={(body) => callApi(createCoupon, { body })}
      label="Add coupon"
      added="Coupon added"
    >
      <CouponFields categories={categories} />
    </NewPage>
  );
}
