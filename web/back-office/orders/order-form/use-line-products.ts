import { type Dispatch, type SetStateAction, useEffect } from "react";
import type { OrderItem } from "#contract/orders/orders.ts";
import { shopApi } from "#web/back-office/ui/shop-api.ts";
import type { DraftLine } from "./draft-lines.ts";
import { fieldsOf } from "./line-fields.ts";

/** Loads the choices of an order's lines; a product that is not sold any more leaves its lines without. */
export function useLineProducts(
  items: readonly OrderItem[],
  setLines: Dispatch<SetStateAction<readonly DraftLine[]>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the order as it was opened.
  useEffect(() => {
    for (const id of new Set(items.map(({ _id }) => _id))) void load(id);

    async function load(id: string) {
      const result = await shopApi.getProductById({ body: { id } });
      if (!result.ok) return;
      const { product } = result.data;
      setLines((lines) =>
        lines.map((line) => {
          const item = items.find((each) => each.id === line.key);
          if (!item || item._id !== id || line.product) return line;
          return {
            ...line,
            product,
            fields: { ...fieldsOf(product, item), quantity: String(line.sent.quantity) },
          };
        }),
      );
    }
  }, []);
}
