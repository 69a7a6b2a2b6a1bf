export const ownDataMessages = {
  title: "Your data",
  text: "Everything that we keep about you, to take with you or to have deleted.",
  password: "Your password",

  file: {
    open: "Download my data",
    text: "One file with your account, orders, reviews, measurements, messages and logins. Keep it where no one else can read it.",
    send: "Download the file",
    saved: "Your file is downloaded",
  },

  leave: {
    open: "Delete my account",
    gone: "Deleted at once, for good: your account, reviews, saved measurements, and your messages to us.",
    orders:
      "Your orders stay without your name, contact and address, because tax law asks us to keep what was sold.",
    openOrders:
      "An order that has not arrived is still delivered. It keeps your name and address until 30 days after it has arrived, or until it is cancelled.",
    unconfirmed:
      "Confirm your e-mail address first if you also want deleted what you ordered and wrote without logging in.",
    send: "Delete my account for good",
  },
};
