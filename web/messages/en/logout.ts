export const logoutMessages = {
  stillLoggedIn: (reason: string) => `You are still logged in. ${reason}`,
};
