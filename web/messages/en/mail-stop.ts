export const mailStopMessages = {
  title: "Mails about reviews",
  description: "Ends the mails that ask for a review of a delivered order, or allows them again.",
  stopping: "One moment.",
  stopped: "We no longer ask you for reviews. Mails about your orders come as before.",
  wanted: "We ask you for a review again, once for each order.",
  wantAgain: "Ask me again",
  stop: "Ask me no more",
  tryAgain: "Try again",
};
