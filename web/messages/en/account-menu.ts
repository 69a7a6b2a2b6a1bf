export const accountMenuMessages = {
  profile: "Profile",
  myOrders: "My Orders",
  stillLoggedIn: (reason: string) => `You are still logged in. ${reason}`,
};
