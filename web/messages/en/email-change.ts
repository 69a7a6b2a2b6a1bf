export const emailChangeMessages = {
  title: "Change of your e-mail address",
  description: "Confirm the new e-mail address of your account.",
  text: "Confirm this only if it was you who asked for it. The change is made once it is confirmed from the old address and from the new one.",
  confirm: "Confirm the change",
  waitingTitle: "One mailbox has confirmed",
  waiting: "Now open the mail to the other address and confirm it there too. Until then nothing changes.",
  changedTitle: "Your e-mail address is changed",
  changed: "You are logged out on your other devices. From now on you log in with the new address.",
  profile: "Go to your profile",
};
