import type { ReactNode } from "react";

export const documentMessages = {
  onThisPage: "On this page",
  lastChanged: (day: ReactNode) => <>Last changed on {day}</>,
};
