export const emailChangeMessages = {
  title: "Change of your e-mail address",
  description: "Confirm that the account is to have another e-mail address.",
  text: "Confirm this only if it was you who asked for it. The change counts once it is confirmed in the old mailbox and in the new one.",
  confirm: "Confirm the change",
  waitingTitle: "One mailbox has confirmed",
  waiting: "Now open the mail to the other address and confirm it there too. Until then nothing changes.",
  changedTitle: "Your e-mail address is changed",
  changed: "You are logged out on your other devices. From now on you log in with the new address.",
  profile: "Go to your profile",
};
