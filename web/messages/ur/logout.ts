import type { logoutMessages as English } from "../en/logout.ts";

export const logoutMessages: typeof English = {
  stillLoggedIn: (reason) => `آپ ابھی لاگ اِن ہیں۔ ${reason}`,
};
