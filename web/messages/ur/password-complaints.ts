import type { passwordComplaints as English } from "../en/password-complaints.ts";

export const passwordComplaints: typeof English = {
  enterAgain: "پاس ورڈ دوبارہ درج کریں",
  notTheSame: "دونوں پاس ورڈ ایک جیسے نہیں",
};
