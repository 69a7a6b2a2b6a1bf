import type { formMessages as English } from "../en/forms.ts";

export const formMessages: typeof English = {
  email: "ای میل",
  phone: "فون",
};
