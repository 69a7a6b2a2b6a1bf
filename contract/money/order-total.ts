/** The parts of the amount to pay, in rupees. */
export type OrderTotal = { subtotal: number; discount: number; delivery: number; total: number };

/** Rupees of goods that are missing until delivery is free; 0 where it is. */
export function missingForFreeDelivery(subtotal: number, freeDeliveryFrom: number): number {
  return Math.max(freeDeliveryFrom - subtotal, 0);
}

/** Rupees of delivery: 0 from the threshold on, before any discount (specification section 9). */
export function deliveryFor(subtotal: number, deliveryCharge: number, freeDeliveryFrom: number): number {
  return missingForFreeDelivery(subtotal, freeDeliveryFrom) === 0 ? 0 : deliveryCharge;
}

/** Subtotal - discount + delivery. A discount never exceeds the subtotal. */
export function orderTotal(order: {
  subtotal: number;
  discount: number;
  deliveryCharge: number;
  freeDeliveryFrom: number;
}): OrderTotal {
  const { subtotal } = order;
  const discount = Math.min(order.discount, subtotal);
  const delivery = deliveryFor(subtotal, order.deliveryCharge, order.freeDeliveryFrom);
  return { subtotal, discount, delivery, total: subtotal - discount + delivery };
}
