import type { TermsFacts } from "../../content/document-facts.ts";

export const returnTerms = {
  returns: {
    title: "Returning and exchanging standard pieces",
    body: ({ exchangeDays }: TermsFacts) => (
      <>
        <p>
          A standard piece, in a size of the chart and without a name, can be exchanged or returned within{" "}
          {exchangeDays} days of delivery: unworn, unwashed, with its labels. Try it on over your own clothes.
        </p>
        <ul>
          <li>
            <b>Exchange</b> for another size or colour: you pay to send it to us, we pay to send it back to
            you, once for each piece.
          </li>
          <li>
            <b>Return</b> for a refund: you pay the courier to us; we refund what you paid for the piece, its
            share of a discount taken off. The delivery charge of the order is not refunded.
          </li>
        </ul>
      </>
    ),
  },
  "returns-made-for-you": {
    title: "Returning what was made for you",
    body: ({ aftercareDays }: TermsFacts) => (
      <>
        <p>
          A piece that was cut to your measurements or carries a name cannot be sold to anyone else. So we
          take it back for a fault of ours, but not because you no longer like it. Caps and trousers of the
          same order that are standard pieces can be returned as such.
        </p>
        <ul>
          <li>
            A seam or length that is more than half an inch from the measurement you gave, or a name, side or
            colour that is not as ordered, is our fault: we alter it, make it again or refund it.
          </li>
          <li>
            If the measurements themselves were off, we alter the piece once without charge for the work,
            within {aftercareDays.alteration} days of delivery and as far as the cloth allows. You pay the
            courier both ways.
          </li>
        </ul>
      </>
    ),
  },
  faults: {
    title: "Faults and mistakes",
    body: ({ email, aftercareDays }: TermsFacts) => (
      <>
        <p>
          A wrong piece, a hole, a seam that opens, a dye that bleeds: tell us on the page of your order, or
          write to {email}, within {aftercareDays.fault} days of delivery with the order number and a picture.
          We pick up the piece at our cost and, as you choose, repair it, replace it or refund it with the
          delivery charge.
        </p>
        <p>
          Seams and embroidery that give way in the first 6 months, washed as the care label says, are
          repaired free of charge. Bleach stains, tears and the marks of a long life are not faults.
        </p>
      </>
    ),
  },
  refunds: {
    title: "How a return works",
    body: ({ email }: TermsFacts) => (
      <>
        <p>
          Before sending anything back, ask on the page of your order, or write to {email} with its number; we
          answer within one working day with the address and, if it has to be picked up, a time. Keep the
          courier's receipt until all is settled.
        </p>
        <p>
          Refunds go to a bank account or mobile wallet in your name within 7 working days after the piece has
          reached us. We need its number for this once and delete it afterwards.
        </p>
      </>
    ),
  },
};
