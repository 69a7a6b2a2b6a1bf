import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import type { TermsFacts } from "../../content/document-facts.ts";

export const buyingTerms = {
  scope: {
    title: "What these terms cover",
    body: ({ name, streetAddress }: TermsFacts) => (
      <p>
        They are the agreement between you and {name}, {streetAddress}, for everything you buy in this shop,
        with or without an account. By placing an order you accept them in the form that stands here on that
        day. You must be at least 18 years old or have the consent of a parent or guardian.
      </p>
    ),
  },
  orders: {
    title: "Your order",
    body: () => (
      <>
        <p>
          Items in the cart are not reserved. With 'Order Now' you make a binding order; the page that says
          'Your Order is Confirmed!', with its order number, is our acceptance, and a mail repeats it.
        </p>
        <p>
          We may call the number you gave to make sure of an order before we cut cloth. If we cannot reach you
          on three days, or a piece can no longer be made, we cancel the order and tell you. You then owe
          nothing.
        </p>
        <p>
          The pictures are drawn from our patterns and dye cards. Screens differ, and so a shade may look a
          little lighter or darker in your hand.
        </p>
      </>
    ),
  },
  "made-for-you": {
    title: "Made to measure and embroidered",
    body: ({ sizeChart }: TermsFacts) => (
      <>
        <p>
          A custom size is cut to the measurements you enter. They are measurements of your body or of a
          garment that fits you, in inches or centimetres as chosen; {sizeChart("the size chart")} shows where
          each is taken. Where a number looks mistaken we ask before we cut.
        </p>
        <p>
          A name of up to {engravingLimits.left} characters, and a second line below it if you want one, are
          embroidered exactly as you typed them, on the wearer's left, right or sleeve; on the sleeve{" "}
          {engravingLimits.sleeve} characters fit on a line. We do not embroider insults, or titles and
          emblems that you have no right to.
        </p>
      </>
    ),
  },
  prices: {
    title: "Prices and surcharges",
    body: ({ nameEngraving, surgicalCap, customSize }: TermsFacts) => (
      <>
        <p>
          Prices are in Pakistani rupees, for one piece or set as pictured, and include the taxes due on them.
          What you add is charged for each piece and shown beside the choice before it goes into the cart:
        </p>
        <ul>
          <li>name engraving {nameEngraving};</li>
          <li>matching surgical cap {surgicalCap};</li>
          <li>custom size {customSize};</li>
          <li>a finer fabric: its surcharge, as the product page says.</li>
        </ul>
        <p>
          The total at the moment you order is the total you pay. If a price has changed while a piece lay in
          your cart, the cart and the checkout say so first, and you decide. Should a price be an obvious
          slip, we ask you before we send anything.
        </p>
      </>
    ),
  },
  coupons: {
    title: "Coupons",
    body: () => (
      <p>
        One coupon can be used on an order, typed in at the checkout. It is taken off the goods, or off those
        of some categories, or off the delivery charge, as the coupon says; never more than the goods cost
        that it is for. It does not change from which amount on delivery is free. Each coupon has its own
        dates, least amount and number of uses; it has no cash value. If an order is cancelled, the use of its
        coupon is given back.
      </p>
    ),
  },
  payment: {
    title: "Paying in cash on delivery",
    body: ({ faults }: TermsFacts) => (
      <>
        <p>
          You pay the rider in cash, in rupees, when the parcel is handed over: the total of your order and
          nothing on top of it. Please have the amount ready, as riders carry little change. The parcel is
          opened after it has been paid for; for what is then not right, see {faults("faults and mistakes")}.
        </p>
        <p>
          Where the checkout offers to pay by transfer, you send the total to an account of the shop instead
          and tell us the transaction number. It counts as paid once we have found it in our account.
        </p>
        <p>
          Until it is paid the parcel belongs to us. If you have refused two parcels without a reason, we may
          ask you to confirm further orders by phone before we cut.
        </p>
      </>
    ),
  },
  delivery: {
    title: "Delivery",
    body: ({
      delivery,
      freeDeliveryFrom,
      tracking,
      workingDays,
      customWorkingDays,
      courierDays,
    }: TermsFacts) => (
      <>
        <p>
          We deliver to addresses all over Pakistan. Delivery is {delivery} for an order, whatever its weight,
          and free from {freeDeliveryFrom} of goods, counted before any discount. Cart and checkout show the
          charge before you order.
        </p>
        <ul>
          <li>Standard pieces leave us within {workingDays} working days.</li>
          <li>Made-to-measure and embroidered pieces leave us within {customWorkingDays} working days.</li>
          <li>
            The courier takes {courierDays.from} to {courierDays.to} working days, by where you live. Many
            orders at once can make it longer: the dates that hold are those that we show before you order and
            repeat in the mail that confirms it.
          </li>
        </ul>
        <p>
          Working days leave out our weekly day off and public holidays. An order that holds both kinds leaves
          in one parcel. The rider calls before delivery and tries twice. You can{" "}
          {tracking("follow your order by its number")}. If a parcel is more than 7 working days late, you may
          refuse it or have us send it again.
        </p>
      </>
    ),
  },
  cancelling: {
    title: "Cancelling before dispatch",
    body: ({ email, tracking, orders }: TermsFacts) => (
      <>
        <p>
          Until our workshop begins with an order you can cancel it free of charge and without a reason: under{" "}
          {orders("My Orders")}, or as a guest where you {tracking("track it by its number")}. This holds for
          made-to-measure and embroidered pieces too. Anyone with the number can cancel, so keep it to
          yourself.
        </p>
        <p>
          Once cloth is cut for it, ask us in the same place to cancel it: we check how far the work is and
          answer you. Once an order is Dispatched it can no longer be cancelled, only returned. To change a
          size, a name or an address in time, cancel and order again, or write to {email} at once.
        </p>
      </>
    ),
  },
};
