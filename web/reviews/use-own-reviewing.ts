import { useCallback, useEffect, useState } from "react";
import type { OwnReviewing } from "#contract/catalog/review-pictures.ts";
import { accountApi } from "#web/customers/accounts/account-api.ts";

/** The sizes and pictures that the customer may add to a review of a product; undefined until they have loaded. */
export function useOwnReviewing(productID: string) {
  const [reviewing, setReviewing] = useState<OwnReviewing>();
  const load = useCallback(async () => {
    const answer = await accountApi.getOwnReviewing({ body: { productID } });
    if (!answer.ok) return undefined;
    setReviewing(answer.data);
    return answer.data;
  }, [productID]);
  useEffect(() => {
    void load();
  }, [load]);
  return { reviewing, load };
}
