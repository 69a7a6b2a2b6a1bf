import type { z } from "zod";
import type { LineItem, orderedLine } from "#contract/cart/line-item.ts";
import type { DeliveryDetails, PaymentMethod } from "#contract/orders/orders.ts";
import type { GatewayId } from "#contract/payments/gateways.ts";
import { language } from "#messages/language.ts";

type SentLine = z.input<typeof orderedLine>;

/** Of a line what the shop reads: the product, the choices, the quantity. Its prices are a display copy. */
export function sentLine(line: LineItem): SentLine {
  const { _id, sizes, custom_size, trouserOptions, cap, name_engraving, options, quantity } = line;
  return {
    _id,
    sizes,
    custom_size,
    color: { _id: line.color._id, label: line.color.label },
    fabric_type: { _id: line.fabric_type._id, name: line.fabric_type.name },
    trouserOptions,
    cap,
    name_engraving: name_engraving && sentEngraving(name_engraving),
    ...(options && { options: options.map(({ id, value }) => ({ id, value })) }),
    quantity,
  };
}

function sentEngraving({ thread, ...engraving }: Exclude<LineItem["name_engraving"], false>) {
  return { ...engraving, ...(thread && { thread: { _id: thread._id, name: thread.name } }) };
}

/** To the rider, or ahead: by transfer, or on the page of a gateway. */
export type HowToPay = PaymentMethod | GatewayId;

/** `total` is what the shopper was shown, in rupees. */
export function orderBody(
  details: DeliveryDetails,
  order: {
    lines: readonly LineItem[];
    total: number;
    coupon: string | undefined;
    howToPay?: HowToPay;
    /** Rupees that the shopper was told to send ahead, where the rest is paid in cash. */
    advance?: number;
  },
) {
  const isAhead = (order.howToPay ?? "cash") !== "cash";
  return {
    ...details,
    items: order.lines.map(sentLine),
    totalAmount: String(order.total),
    language: language.tag,
    ...(order.coupon === undefined ? {} : { coupon: order.coupon }),
    ...(isAhead && { paymentMethod: "transfer" as const }),
    ...(!isAhead && order.advance !== undefined && { advance: order.advance }),
  };
}
export type OrderBody = ReturnType<typeof orderBody>;

/**
 * What makes two attempts the same order: everything but what it costs, because a price may change after the first answer
 * was lost, and the language in which it is looked at; and who orders, so that neither a guest nor another customer of this browser gets an answer that is not theirs.
 */
export function attemptOf(body: OrderBody, customer: string): object {
  return { ...body, totalAmount: "", coupon: "", advance: 0, language: "", customer };
}
