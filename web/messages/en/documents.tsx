import type { ReactNode } from "react";

/** Around the text of every document. */
export const documentMessages = {
  onThisPage: "On this page",
  lastChanged: (day: ReactNode) => <>Last changed on {day}</>,
};
