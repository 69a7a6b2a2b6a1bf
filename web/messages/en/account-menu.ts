export const accountMenuMessages = {
  profile: "Profile",
  myOrders: "My Orders",
};
