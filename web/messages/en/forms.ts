/** Fields that several forms have. */
export const formMessages = {
  email: "Email",
  phone: "Phone",
};
