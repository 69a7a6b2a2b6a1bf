import type { Caller } from "#contract/http/caller.ts";
import type * as optOut from "#contract/notifications/mail-opt-out.ts";
import type * as coupons from "#contract/orders/coupons.ts";
import type * as lostNumber from "#contract/orders/lost-number.ts";
import type * as again from "#contract/orders/order-again.ts";
import type * as confirmation from "#contract/orders/order-confirmation.ts";
import type * as proof from "#contract/orders/order-proof.ts";
import type * as orders from "#contract/orders/orders.ts";

export function orderCalls(call: Caller) {
  return {
    createOrder: call<typeof orders.createOrder>("POST", "/orders/createOrder"),
    getAllOrdersForUser: call<typeof orders.getAllOrdersForUser>("POST", "/orders/getAllOrdersForUser"),
    createOrderAsGuest: call<typeof orders.createOrderAsGuest>("POST", "/orders/createOrderAsGuest"),
    updateOrder: call<typeof orders.updateOrder>("POST", "/orders/updateOrder"),
    requestCancel: call<typeof orders.requestCancel>("POST", "/orders/requestCancel"),
    mendDelivery: call<typeof orders.changeDelivery>("POST", "/orders/mendDelivery"),
    trackOrder: call<typeof orders.trackOrder>("POST", "/orders/trackOrder"),
    proveOrder: call<typeof proof.proveOrder>("POST", "/orders/proveOrder"),
    getOrderToConfirm: call<typeof confirmation.getOrderToConfirm>("POST", "/orders/getOrderToConfirm"),
    setReviewMails: call<typeof optOut.setReviewMails>("POST", "/mails/setReviewMails"),
    sendOwnOrders: call<typeof lostNumber.sendOwnOrders>("POST", "/orders/sendOwnOrders"),
    getOrderAgain: call<typeof again.getOrderAgain>("POST", "/orders/getOrderAgain"),
    answerOrder: call<typeof confirmation.answerOrder>("POST", "/orders/answerOrder"),
    verifyCouponAtCheckout: call<typeof coupons.verifyCouponAtCheckout>(
      "POST",
      "/api/coupons/verifyCouponAtCheckout",
    ),
  };
}
