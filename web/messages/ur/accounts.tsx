import type { accountsMessages as English } from "../en/accounts.tsx";

export const accountsMessages: typeof English = {
  password: "پاس ورڈ",
  atLeast: (characters) => `کم از کم ${characters} حروف`,
  showPassword: "پاس ورڈ دکھائیں",

  login: {
    title: "لاگ اِن",
    description:
      "اپنے آرڈر دیکھنے، اپنی پیمائش محفوظ رکھنے اور خریدی ہوئی چیزوں کا جائزہ لکھنے کے لیے لاگ اِن کریں۔ خریدنے کے لیے اکاؤنٹ ضروری نہیں۔",
    text: "آپ کے آرڈر، آپ کا ناپ، آپ کا نام۔",
    forgotPassword: "پاس ورڈ بھول گئے؟",
    submit: "لاگ اِن کریں",
    newHere: (signup) => <>پہلی بار آئے ہیں؟ {signup("اکاؤنٹ بنائیں")}</>,
  },
  signup: {
    title: "اکاؤنٹ بنائیں",
    description:
      "اکاؤنٹ بنائیں تاکہ آپ کے آرڈر، آپ کا پتہ اور آپ کی پیمائش ایک جگہ محفوظ رہیں۔ خریدنے کے لیے اکاؤنٹ ضروری نہیں۔",
    text: "آپ کے آرڈر ایک جگہ، اور آپ کی پیمائش محفوظ۔",
    name: "نام",
    submit: "اکاؤنٹ بنائیں",
    haveAccount: (login) => <>پہلے سے اکاؤنٹ ہے؟ {login("لاگ اِن کریں")}</>,
  },
};
