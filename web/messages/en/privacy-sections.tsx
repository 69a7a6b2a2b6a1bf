import type { PrivacyFacts } from "../../content/document-facts.ts";

/** The privacy policy. Times and cookies are promises that the server keeps: change both together. */
export const privacySections = {
  "who-we-are": {
    title: "Who we are",
    body: ({ name, streetAddress, phone, email }: PrivacyFacts) => (
      <p>
        {name}, {streetAddress}, makes and sells medical uniforms and is responsible for the data described
        here. For anything about it write to {email} or call {phone}.
      </p>
    ),
  },
  "what-we-collect": {
    title: "What we collect",
    body: () => (
      <>
        <p>Only what you type in or choose, and the little that a website records of a visit.</p>
        <ul>
          <li>
            <b>With an order:</b> your name, e-mail address, phone number, delivery address and instructions,
            the pieces with their size, colour and cloth, the coupon if you used one, and the amount. We never
            see a card: you pay the rider in cash, or send the amount from your bank or wallet where the shop
            offers that.
          </li>
          <li>
            <b>With a transfer:</b> the number that your bank or wallet gave it, and the screenshot if you
            send one. Only our office sees it.
          </li>
          <li>
            <b>For made-to-measure and embroidery:</b> your measurements, your note to the tailor, the name to
            be embroidered and its side, and a picture to embroider, such as a logo, if you send one: you and
            our staff alone see it.
          </li>
          <li>
            <b>With an account:</b> your name, e-mail address and password, and a phone number, an address and
            sets of measurements if you save them. Of the password we store a one-way digest, from which it
            cannot be read. Of each login we note when it began and was last used, and the kind of browser and
            device, such as “Chrome, Android”, so that you recognise it in your profile.
          </li>
          <li>
            <b>With a review:</b> your rating and words and, if you wish, photographs, your height, weight and
            size. They are public, under the name of your account; photographs once we have looked at them,
            without the place where they were taken.
          </li>
          <li>
            <b>With a message:</b> your name, e-mail address, phone number and what you write.
          </li>
          <li>
            <b>With every visit:</b> the time, the page, and your internet address. Our logs keep it
            shortened, enough to see abuse and too little to see you; whole, it only serves to hold back
            floods of requests and is forgotten within a day.
          </li>
        </ul>
        <p>You can order as a guest. An account is never needed to buy or to track an order.</p>
      </>
    ),
  },
  "why-we-need-it": {
    title: "Why we need it",
    body: () => (
      <ul>
        <li>To cut, sew, embroider and deliver what you ordered, and to call you before the rider comes.</li>
        <li>To write to you about the order: that it is placed, dispatched, delivered or cancelled.</li>
        <li>For returns, exchanges, alterations and refunds, and to answer your questions.</li>
        <li>To let you log in, and to keep others from doing so in your name.</li>
        <li>To keep the accounts that the tax laws of Pakistan ask of a shop.</li>
      </ul>
    ),
  },
  "what-we-do-not-do": {
    title: "What we do not do",
    body: () => (
      <ul>
        <li>We do not sell, rent or trade what we know about you.</li>
        <li>We do not build a profile of you, and we run no advertising or analytics of other companies.</li>
        <li>
          We send no newsletters. A mail from us is about your order or your account. Some days after delivery
          one may ask how the order fits, once for each order. A link in it ends such mails; of that we keep a
          mark from which your address cannot be read.
        </li>
        <li>
          The mail of a delivered order has a link that puts the same pieces into a cart. Anyone with the link
          can read the name and measurements of that order, so do not pass it on.
        </li>
        <li>We do not ask for your CNIC, your date of birth or where you work.</li>
      </ul>
    ),
  },
  "how-long": {
    title: "How long we keep it",
    body: ({ retentionTable }: PrivacyFacts) => (
      <>
        <p>
          Not longer than its purpose or the law requires. What is due is removed by a nightly clean-up, not
          by hand. Tax law, the Sales Tax Act, 1990, fixes the time for orders; the measurements and names in
          them go much earlier.
        </p>
        {retentionTable}
      </>
    ),
  },
  cookies: {
    title: "Cookies and your browser's storage",
    body: () => (
      <>
        <p>There are no tracking cookies in this shop, which is why no banner asks you about them.</p>
        <ul>
          <li>
            <b>The session cookie</b> is set when you log in and says who you are. It lasts 30 days at most
            and goes when you log out.
          </li>
          <li>
            <b>The device cookie</b> is set when you sign up or log in and lasts a year. It lets us recognise
            a device you have used before, so that a stranger guessing at your password cannot lock you out,
            and so that we can mail you about a login from another device.
          </li>
          <li>
            <b>The language cookie</b> is set when you choose a language, says only which one, and lasts a
            year.
          </li>
          <li>
            <b>The cart</b> stays in your browser and reaches us only when you order. What you have typed at
            the checkout stays in the open tab, and with it a short note of an order just sent, so that
            pressing the button twice does not order twice.
          </li>
          <li>
            <b>What you looked at</b> stays in your browser too: the last products for a month, so that you
            find them again, and the last public pages and pictures, so that they open without a network.
            Neither reaches us.
          </li>
        </ul>
        <p>
          A guest who has chosen no language has no cookie at all. You can clear all of this in the settings
          of your browser; the cart is then empty and you are logged out.
        </p>
      </>
    ),
  },
  "who-else-sees-it": {
    title: "Who else sees it",
    body: ({ tracking }: PrivacyFacts) => (
      <>
        <ul>
          <li>
            <b>The courier</b> gets your name, phone number, address, instructions and the amount to collect,
            not what is in the parcel.
          </li>
          <li>
            <b>The companies that run our server and carry our mail</b> process data for us, on our
            instructions and for nothing else.
          </li>
          <li>
            <b>WhatsApp, Facebook and Instagram</b> learn of you only if you follow our links to them; their
            own policies apply there.
          </li>
          <li>
            <b>Authorities and courts</b> get what the laws of Pakistan oblige us to hand over, and no more.
          </li>
        </ul>
        <p>
          With the number of an order anyone can {tracking("track it")} and see its status, pieces and amount:
          never a name, address, phone number, measurement or embroidered name.
        </p>
      </>
    ),
  },
  safety: {
    title: "How we protect it",
    body: () => (
      <p>
        The connection to the shop is encrypted. In the workroom, people see the part of an order that they
        work on. Logs carry no names, addresses or phone numbers. Should data of yours come into wrong hands
        all the same, we tell you what happened and what you can do as soon as we know it ourselves.
      </p>
    ),
  },
  "your-rights": {
    title: "Your rights",
    body: ({ email, profile }: PrivacyFacts) => (
      <>
        <p>At any time and free of charge you can, in {profile("your profile")},</p>
        <ul>
          <li>download what we hold about you, as one file;</li>
          <li>correct it;</li>
          <li>
            delete your account, with your reviews, measurements and messages. What tax law makes us keep of
            your orders stays without your name, contact and address. An order that has not arrived yet is
            still delivered, and keeps them until 30 days after that.
          </li>
        </ul>
        <p>
          Have you ordered as a guest? Make an account with the address you ordered with and confirm it with
          the code that we send there: then your orders and messages are in the file, and are deleted with the
          account.
        </p>
        <p>
          You can also ask us for any of this, or to stop using your data for a purpose you do not agree with.
          Write to {email} from the address you ordered with. We answer within 30 days, and ask back only to
          be sure that it is you.
        </p>
      </>
    ),
  },
  children: {
    title: "Children",
    body: () => (
      <p>
        The shop is made for people who work or study in health care. If you are under 18, let a parent or
        guardian order for you.
      </p>
    ),
  },
  changes: {
    title: "Changes and questions",
    body: ({ email }: PrivacyFacts) => (
      <p>
        When we change this policy, the date at its top changes with it; of a change that concerns your
        account we tell you by mail before it takes effect. Questions and complaints reach us at {email}. The
        policy is governed by the laws of Pakistan.
      </p>
    ),
  },
};
