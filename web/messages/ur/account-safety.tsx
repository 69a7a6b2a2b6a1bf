import type { accountSafetyMessages as English } from "../en/account-safety.tsx";

export const accountSafetyMessages: typeof English = {
  passwordForEmail: "آپ کا پاس ورڈ",
  passwordForEmailHint: "ای میل پتہ بدلنے کے لیے پاس ورڈ ضروری ہے۔ ہم نئے پتے پر ایک کوڈ بھیجتے ہیں۔",

  email: {
    changeTitle: "نئے ای میل پتے کی تصدیق کریں",
    changeText: (email) => <>ہم نے {email} پر کوڈ بھیجا ہے۔ جب تک آپ اسے نہیں لکھتے، پرانا پتہ ہی رہے گا۔</>,
    ownTitle: "اپنے ای میل پتے کی تصدیق کریں",
    ownText:
      "کوڈ سے ہمیں معلوم ہو جاتا ہے کہ ہماری ای میل آپ تک پہنچتی ہے، اور اس میں آپ کے آرڈر کی پوری تفصیل ہوتی ہے۔",
    sentTo: (email) => <>کوڈ {email} پر بھیج دیا گیا ہے۔</>,
    send: "کوڈ بھیجیں",
    sendAgain: "دوسرا کوڈ بھیجیں",
    code: "کوڈ",
    confirm: "تصدیق کریں",
  },

  password: {
    title: "پاس ورڈ",
    text: "نیا پاس ورڈ رکھنے پر آپ اپنی باقی ڈیوائسز سے لاگ آؤٹ ہو جاتے ہیں۔",
    current: "موجودہ پاس ورڈ",
    next: "نیا پاس ورڈ",
    save: "پاس ورڈ بدلیں",
    forgotten: (forget) => <>یاد نہیں؟ {forget("کوڈ منگوائیں")}</>,
  },

  texts: {
    title: "واٹس ایپ پر پیغامات",
    text: "آرڈر درج ہونے، روانہ ہونے یا پہنچنے پر ہم آپ کو لکھتے ہیں۔ اگر آپ نے کبھی ہمارے پیغام کے جواب میں «بند» لکھا ہو تو وہاں «شروع» بھی لکھ بھیجیں۔",
    wanted: "میرے آرڈرز کے بارے میں پیغامات",
  },

  devices: {
    title: "آپ کہاں لاگ اِن ہیں",
    text: "کوئی ڈیوائس آپ کی نہیں؟ اسے لاگ آؤٹ کریں اور اپنا پاس ورڈ بدلیں۔",
    unknown: "نامعلوم براؤزر",
    here: "یہ ڈیوائس",
    lastSeen: (when) => `آخری استعمال: ${when}`,
    since: (when) => `لاگ اِن: ${when}`,
    logOut: "لاگ آؤٹ کریں",
    logOutOf: (device) => `${device} کو لاگ آؤٹ کریں`,
    logOutEverywhere: "ہر جگہ سے لاگ آؤٹ کریں",
    areYouSure: "ہر جگہ سے لاگ آؤٹ کریں؟",
    everywhereText: "آپ ہر ڈیوائس سے لاگ آؤٹ ہو جائیں گے، اس سے بھی۔ آپ کا کارٹ محفوظ رہے گا۔",
    loggingOut: "لاگ آؤٹ ہو رہا ہے…",
  },

  tryAgain: "دوبارہ کوشش کریں",
};
