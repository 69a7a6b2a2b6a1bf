import type { documentMessages as English } from "../en/documents.tsx";

export const documentMessages: typeof English = {
  onThisPage: "اس صفحے پر",
  lastChanged: (day) => <>آخری تبدیلی: {day}</>,
};
