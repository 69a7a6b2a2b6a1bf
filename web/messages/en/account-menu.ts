export const accountMenuMessages = {
  profile: "Profile",
  myOrders: "My Orders",
  lastOrderAgain: "Last order again",
};
