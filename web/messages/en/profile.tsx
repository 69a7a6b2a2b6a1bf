export const profileMessages = {
  title: "Personal Information",
  description:
    "Manage your name, password and account settings, and the measurements you keep for made-to-measure uniforms.",
  text: "Manage your name, password and account settings.",
  fullName: "Fullname",
  emailHint: "A new address logs you out on your other devices, once you have confirmed it.",
  phoneHint: "The rider calls you before delivery.",
  address: "Address",
  save: "Save changes",
  noChanges: "No changes made",
};
