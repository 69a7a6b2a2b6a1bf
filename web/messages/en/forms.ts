export const formMessages = {
  email: "Email",
  phone: "Phone",
};
