import type { MissingChoice } from "#contract/reasons/shopper-reasons.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { ReasonTexts, SuccessTexts } from "../en/answers.ts";
import { engravingMessages } from "./engraving.ts";

const { problems: engravingProblems } = engravingMessages;

const missingChoices: Record<MissingChoice, string> = {
  size: "سائز",
  color: "رنگ",
  "fabric type": "کپڑے",
  "trouser option": "ٹراؤزر",
  "name engraving": "نام کی کڑھائی",
  thread: "دھاگے",
};

/** A thing without a name in Urdu has its English one. */
const goodsName = ({ name, urdu }: { name: string; urdu: string }) => `\u2068${urdu || name}\u2069`;

const inColor = (color: { name: string; urdu: string } | null) => (color ? `، رنگ ${goodsName(color)}` : "");

/** One is, several are. */
const be = (count: number) => (count === 1 ? "ہے" : "ہیں");

function describeWait(seconds: number): string {
  if (seconds <= 1) return "ایک سیکنڈ";
  return seconds <= 90 ? `${seconds} سیکنڈ` : `${Math.ceil(seconds / 60)} منٹ`;
}

export const reasonTexts: ReasonTexts = {
  TOO_LONG: ({ most }) => `زیادہ سے زیادہ ${most} حروف لکھیں`,
  TOO_SHORT: ({ least }) => `کم از کم ${least} حروف لکھیں`,
  MOBILE_DIGITS_MISSING: ({ missing }) =>
    `موبائل نمبر میں 11 ہندسے ہوتے ہیں، جیسے \u20660300 1234567\u2069: ${missing} کم ${be(missing)}`,
  MOBILE_DIGITS_TOO_MANY: ({ surplus }) =>
    `موبائل نمبر میں 11 ہندسے ہوتے ہیں، جیسے \u20660300 1234567\u2069: ${surplus} زیادہ ${be(surplus)}`,
  LANDLINE_DIGITS: ({ digits }) =>
    `لینڈ لائن نمبر میں ایریا کوڈ کے ساتھ 9 سے 12 ہندسے ہوتے ہیں، جیسے \u2066042 35761999\u2069: اس میں ${digits} ${be(digits)}`,
  PHONE_DIGITS: ({ digits }) => `فون نمبر میں 7 سے 15 ہندسے ہوتے ہیں: اس میں ${digits} ${be(digits)}`,
  TOO_MANY_PIECES: ({ most }) => `ایک چیز زیادہ سے زیادہ ${most} عدد آرڈر کریں`,
  TOO_MANY_LINES: ({ most }) => `ایک بار میں زیادہ سے زیادہ ${most} مختلف اشیا آرڈر کریں`,
  COUPON_MINIMUM: ({ rupees }) => `یہ کوپن ${formatRupees(rupees)} یا اس سے زیادہ کے آرڈر کے لیے ہے`,
  COUPON_FOR_CATEGORIES: ({ categories }) =>
    `یہ کوپن صرف ان کے لیے ہے: ${categories.map(({ name, urdu }) => urdu || `\u2068${name}\u2069`).join("، ")}`,
  ITEM_GONE: ({ place }) => `آپ کے کارٹ کی چیز نمبر ${place} اب دستیاب نہیں۔ آگے بڑھنے کے لیے اسے ہٹائیں۔`,
  ITEM_WITHOUT_CHOICE: ({ place, name, urdu, missing }) => {
    const choices = missing.map((choice) => missingChoices[choice]).join("، ");
    return `چیز نمبر ${place}، ${goodsName({ name, urdu })}، اس ${choices} کے ساتھ دستیاب نہیں۔ اسے دوبارہ منتخب کریں۔`;
  },
  ITEM_PICTURE_GONE: ({ place, name, urdu, option }) =>
    `چیز نمبر ${place}، ${goodsName({ name, urdu })}: ${goodsName(option)} کے لیے آپ کی تصویر اب ہمارے پاس نہیں۔ دوبارہ بھیجیں۔`,
  ITEM_WITHOUT_OPTION: ({ place, name, urdu, option }) =>
    `چیز نمبر ${place}، ${goodsName({ name, urdu })}، اس کے ساتھ دستیاب نہیں: ${goodsName(option)}۔ اسے دوبارہ منتخب کریں۔`,
  ITEM_NEEDS_OPTION: ({ place, name, urdu, option }) =>
    `چیز نمبر ${place}، ${goodsName({ name, urdu })}، میں یہ منتخب نہیں کیا گیا: ${goodsName(option)}۔ اسے منتخب کریں۔`,
  ITEM_OPTIONS_CLASH: ({ place, name, urdu, option, other }) =>
    `چیز نمبر ${place}، ${goodsName({ name, urdu })}، میں ${goodsName(option)} اور ${goodsName(other)} ایک ساتھ نہیں ہو سکتے۔ ایک منتخب کریں۔`,
  SOLD_OUT: ({ name, urdu, size, color }) =>
    `${goodsName({ name, urdu })} سائز \u2068${size}\u2069${inColor(color)} میں ختم ہو گیا ہے۔ اسے ہٹائیں یا دوسرا سائز منتخب کریں۔`,
  TOO_FEW_LEFT: ({ name, urdu, size, color, left }) =>
    `${goodsName({ name, urdu })} سائز \u2068${size}\u2069${inColor(color)} میں صرف ${left} باقی ${be(left)}۔ تعداد کم کریں۔`,
  TOO_MANY_MEASUREMENTS: ({ most }) =>
    `آپ کی ${most} پیمائشیں محفوظ ہیں۔ نئی محفوظ کرنے سے پہلے کوئی ایک حذف کریں۔`,
  TOO_MANY_REQUESTS: ({ seconds }) =>
    `بہت زیادہ بار کوشش کی گئی۔ ${describeWait(seconds)} بعد دوبارہ کوشش کریں۔`,
  NAME_THE_SESSION: "بتائیں کون سی ڈیوائس",
  ENTER_YOUR_NAME: "اپنا نام لکھیں",
  ENTER_THE_CODE: "کوڈ لکھیں",
  NAME_THE_ORDER: "بتائیں کون سا آرڈر",
  NAME_PHONE_OR_EMAIL_OF_ORDER: "آرڈر کا فون نمبر یا ای میل پتہ لکھیں",
  ENTER_A_WHOLE_NUMBER: "پورا عدد لکھیں",
  NAME_THE_PRODUCT: "بتائیں کون سی پروڈکٹ",
  CHOOSE_A_SIZE: "سائز منتخب کریں",
  NAME_THE_REVIEW: "بتائیں کون سا جائزہ",
  OPEN_THE_LINK_AGAIN: "لنک دوبارہ کھولیں",
  ENTER_A_COUPON_CODE: "کوپن کوڈ لکھیں",
  SEND_THE_ITEMS_OF_THE_CART: "کارٹ کی اشیا بھیجیں",
  ENTER_THE_MEASUREMENTS: "ناپ درج کریں",
  NOT_MEASURED_HERE: "اس لباس کو یہ ناپ نہیں چاہیے",
  ENTER_A_NUMBER_OF_INCHES: "لمبائی انچ میں لکھیں",
  INCHES_OUT_OF_RANGE: "1 سے 99 انچ تک لکھیں",
  USE_AT_MOST_TWO_DECIMALS: "اعشاریے کے بعد زیادہ سے زیادہ دو ہندسے لکھیں",
  ENTER_THE_NAME_TO_ENGRAVE: engravingProblems.missing,
  ENGRAVING_LETTER: ({ letter }) => engravingProblems.letter(letter),
  CHOOSE_WHERE_IT_IS_SEWN: "بائیں، دائیں یا آستین منتخب کریں",
  ORDER_AT_LEAST_1: "کم از کم 1 آرڈر کریں",
  CHOOSE_ONE_OF_THOSE_OFFERED: "دستیاب میں سے کوئی ایک منتخب کریں",
  CHOOSE_A_TROUSER: "ٹراؤزر منتخب کریں",
  CHOOSE_YES_OR_NO: "ہاں یا نہیں منتخب کریں",
  SIZE_OR_CUSTOM_SIZE: "براہِ کرم سائز یا کسٹم سائز میں سے ایک منتخب کریں، دونوں نہیں!",
  NAME_WHOSE_MEASUREMENTS: "لکھیں کہ یہ پیمائش کس کی ہے",
  NAME_THE_MEASUREMENTS: "بتائیں کون سی پیمائش",
  CONFIRM_OR_CANCEL: "تصدیق کریں یا منسوخ کریں",
  ENTER_YOUR_CITY: "اپنا شہر لکھیں",
  CHOOSE_YOUR_PROVINCE: "اپنا صوبہ منتخب کریں",
  ENTER_YOUR_ADDRESS: "اپنا پتہ لکھیں",
  SEND_THE_TOTAL_IN_RUPEES: "کل رقم روپوں میں بھیجیں",
  YOUR_CART_IS_EMPTY: "آپ کا کارٹ خالی ہے",
  NAME_THE_NEW_PROGRESS: "بتائیں آرڈر اب کہاں تک پہنچا",
  ENTER_YOUR_ORDER_NUMBER: "اپنا آرڈر نمبر لکھیں",
  ENTER_A_PASSWORD: "پاس ورڈ لکھیں",
  REMOVE_THE_CONTROL_CHARACTERS: "نظر نہ آنے والے حروف ہٹائیں",
  ENTER_YOUR_PASSWORD: "اپنا پاس ورڈ لکھیں",
  ENTER_YOUR_PHONE_NUMBER: "اپنا فون نمبر لکھیں",
  PHONE_DIGITS_ONLY: "فون نمبر صرف ہندسوں میں لکھیں",
  CODE_DIGITS_ONLY: "کوڈ صرف ہندسوں میں لکھیں",
  NAME_THE_RECOVERY: "پاس ورڈ کی بحالی دوبارہ شروع کریں",
  REVIEW_MISSING: "پروڈکٹ کو ریٹنگ دینے کے لیے براہِ کرم جائزہ لکھیں",
  ENTER_TEXT: "کچھ لکھیں",
  ENTER_YOUR_EMAIL_ADDRESS: "اپنا ای میل پتہ لکھیں",
  EMAIL_MAILBOX_TOO_LONG: "@ سے پہلے زیادہ سے زیادہ 64 حروف لکھیں",
  EMAIL_MALFORMED: "ای میل پتہ یوں لکھیں: name@example.com",
  ENTER_YOUR_POSTAL_CODE: "اپنا پوسٹل کوڈ لکھیں",
  POSTAL_CODE_DIGITS: "اپنے پوسٹل کوڈ کے پانچ ہندسے لکھیں",
  EMAIL_OR_PASSWORD_WRONG: "ای میل پتہ یا پاس ورڈ غلط ہے۔",
  ONLY_OWN_ACCOUNT: "آپ صرف اپنا اکاؤنٹ بدل سکتے ہیں۔",
  NO_CHANGES_MADE: "کوئی تبدیلی نہیں کی گئی",
  LOG_IN_FIRST: "پہلے لاگ اِن کریں۔",
  EMAIL_LINK_ENDED: "یہ لنک اب کارآمد نہیں۔ اپنے پروفائل سے نئے لنک منگوائیں۔",
  CODE_WRONG: "یہ کوڈ غلط ہے یا اب کارآمد نہیں۔",
  NO_SUCH_SESSION: "اس ڈیوائس پر آپ لاگ اِن نہیں ہیں۔",
  PASSWORD_TOO_COMMON: "یہ پاس ورڈ بہت عام ہے۔ کوئی اور منتخب کریں۔",
  NOT_YOUR_PASSWORD: "یہ آپ کا پاس ورڈ نہیں ہے۔",
  EMAIL_HAS_ACCOUNT: "اس ای میل پتے کا اکاؤنٹ پہلے سے موجود ہے۔",
  TOO_MANY_WRONG_CODES: "بہت بار غلط کوڈ لکھا گیا۔ نیا کوڈ منگوائیں۔",
  ENTER_EMAIL_CODE_FIRST: "پہلے ای میل میں آیا ہوا کوڈ لکھیں۔",
  CODE_ENDED: "یہ کوڈ اب استعمال نہیں ہو سکتا۔ نیا کوڈ منگوائیں۔",
  NO_SUCH_PRODUCT: "ایسی کوئی پروڈکٹ نہیں۔",
  PRODUCT_NOT_IN_SHOP: "یہ پروڈکٹ دکان میں نہیں ہے۔",
  COUPON_NOT_VALID: "یہ کوپن درست نہیں ہے",
  COUPON_EXPIRED: "اس کوپن کی مدت ختم ہو چکی ہے",
  COUPON_TAKEN_MEANWHILE: ({ code }) =>
    `کوپن \u2068${code}\u2069 اس دوران ختم ہو چکا ہے۔ براہِ کرم اپنے آرڈر کے بارے میں ہمیں کال کریں۔`,
  GUEST_TOO_MANY_PIECES: ({ most, phone }) =>
    `اکاؤنٹ کے بغیر آپ یہاں زیادہ سے زیادہ ${most} کپڑوں کا آرڈر دے سکتے ہیں۔ اس سے زیادہ کے لیے ہمیں \u2068${phone}\u2069 پر کال کریں۔`,
  COUPON_USED_ALREADY: "آپ یہ کوپن پہلے استعمال کر چکے ہیں",
  DELIVERY_FREE_ALREADY: "اس آرڈر کی ڈیلیوری کوپن کے بغیر ہی مفت ہے",
  MEASUREMENTS_NAME_TAKEN: "اس نام سے پیمائش پہلے ہی محفوظ ہے۔",
  NO_SUCH_MEASUREMENTS: "ایسی کوئی پیمائش نہیں۔",
  NO_SUCH_ORDER: "ایسا کوئی آرڈر نہیں۔",
  ORDER_PAST_CANCELLING: "یہ آرڈر اب منسوخ نہیں ہو سکتا۔",
  ORDER_PAST_CONFIRMING: "اس آرڈر کی تصدیق اب نہیں ہو سکتی۔",
  NO_ORDER_AT_ADDRESS: "اس پتے پر کوئی آرڈر نہیں۔",
  ORDER_LINK_ENDED: "اس لنک کی مدت ختم ہو گئی ہے۔ «آرڈر ٹریک کریں» سے نیا لنک منگوائیں۔",
  KEY_MALFORMED: "یہ آرڈر درست طریقے سے نہیں بھیجا گیا۔ صفحہ دوبارہ کھولیں۔",
  IN_WORK_ASK_TO_CANCEL:
    "ہماری ورکشاپ اس آرڈر پر کام شروع کر چکی ہے۔ منسوخی کی درخواست کریں، ہم آپ کو جواب دیں گے۔",
  NOT_PHONE_OF_ORDER: "یہ وہ فون نمبر نہیں جس سے آرڈر دیا گیا تھا۔",
  ACCOUNT_OF_ANOTHER: "یہ کسی اور کا اکاؤنٹ ہے۔",
  ORDER_CHANGED_MEANWHILE: "اس دوران یہ آرڈر بدل گیا ہے۔ دیکھیں اب کیا لکھا ہے، پھر دوبارہ محفوظ کریں۔",
  IN_WORK_CALL_TO_CHANGE: "ہماری ورکشاپ اس آرڈر پر کام شروع کر چکی ہے۔ تبدیلی کے لیے ہمیں فون کریں۔",
  ORDER_PAST_CHANGING: "یہ آرڈر اب بدلا نہیں جا سکتا۔",
  NO_ORDER_WITH_NUMBER: "اس نمبر کا کوئی آرڈر نہیں۔",
  ONLY_CANCELLING: "آپ آرڈر کو صرف منسوخ کر سکتے ہیں۔",
  CANCEL_ANSWERED_ALREADY: "ہم آپ کی درخواست کا جواب دے چکے ہیں۔ بہت ضروری ہو تو ہمیں فون کریں۔",
  CHOOSE_HOW_TO_PAY: "ادائیگی کا طریقہ منتخب کریں",
  ADVANCE_CHANGED: ({ rupees }) =>
    `پہلے بھیجنے کی رقم بدل گئی ہے: اب ${formatRupees(rupees)}۔ دیکھ کر دوبارہ آرڈر کریں۔`,
  TRANSFER_NOT_OFFERED: "دکان اس وقت آن لائن ٹرانسفر قبول نہیں کر رہی۔ کیش آن ڈیلیوری منتخب کریں۔",
  CHOOSE_HOW_YOU_PAID: "منتخب کریں کہ آپ نے رقم کیسے بھیجی",
  ENTER_THE_REFERENCE: "بینک یا والٹ کا ریفرنس نمبر درج کریں",
  CHECK_THE_REFERENCE: "4 سے 40 حروف، ہندسے، ڈیش یا سلیش لکھیں، جیسے بینک یا والٹ دکھاتا ہے",
  REFERENCE_GIVEN: "یہ نمبر کسی ادائیگی کے لیے پہلے ہی دیا جا چکا ہے۔ اسے دیکھیں، یا ہمیں فون کریں۔",
  NOT_CONTACT_OF_ORDER: "یہ آرڈر کا فون نمبر یا ای میل پتہ نہیں ہے۔",
  NOTHING_DUE_NOW: "اس آرڈر کے لیے ابھی کوئی رقم ادا نہیں کرنی۔",
  GATEWAY_NOT_OFFERED: "دکان اس وقت اس طریقے سے ادائیگی قبول نہیں کر رہی۔ کوئی اور طریقہ منتخب کریں۔",
  GATEWAY_SILENT: ({ gateway }) =>
    `${gateway} جواب نہیں دے رہا۔ تھوڑی دیر میں دوبارہ کوشش کریں، یا کسی اور طریقے سے ادائیگی کریں۔`,
  NOT_FROM_GATEWAY: "اس پر ادائیگی کے ادارے کے درست دستخط نہیں ہیں۔",
  NO_SUCH_PAYMENT: "ایسی کوئی ادائیگی نہیں ہے۔",
  NO_SUCH_TRANSFER: "اس ٹرانسفر کا جواب دیا جا چکا ہے۔ صفحہ دوبارہ کھولیں۔",
  OPTION_PICTURE_UNREADABLE:
    "یہ تصویر پڑھی نہیں جا سکتی۔ JPEG، PNG یا WebP میں بھیجیں، کم از کم 200 پکسل چوڑی۔",
  OPTION_PICTURE_TOO_LARGE: "یہ تصویر بہت بڑی ہے۔ زیادہ سے زیادہ 4 MB کی تصویر بھیجیں۔",
  NO_ROOM_FOR_OPTION_PICTURES:
    "ہم ابھی تصویر نہیں رکھ سکتے۔ اس کے بغیر آرڈر کر کے ہمیں فون کریں، یا بعد میں کوشش کریں۔",
  NO_SUCH_OPTION_PICTURE: "یہ تصویر اب موجود نہیں۔",
  TRANSFER_PICTURE_UNREADABLE: "یہ تصویر پڑھی نہیں جا سکتی۔ اسکرین شاٹ JPEG یا PNG میں بھیجیں۔",
  TRANSFER_PICTURE_TOO_LARGE: "یہ تصویر بہت بڑی ہے۔ زیادہ سے زیادہ 2 MB کی تصویر بھیجیں۔",
  NO_ROOM_FOR_TRANSFER_PICTURES: "ہم ابھی تصویر نہیں رکھ سکتے۔ آپ کا نمبر پھر بھی درج ہو گیا ہے۔",
  CHOOSE_WHAT_TO_DO: "منتخب کریں کہ آپ کیا چاہتے ہیں",
  CHOOSE_WHY: "وجہ منتخب کریں",
  CHOOSE_ANOTHER_SIZE_OR_COLOR: "دوسرا سائز یا رنگ منتخب کریں",
  DESCRIBE_IT: "چند الفاظ میں بتائیں",
  WRITE_YOUR_ANSWER: "اپنا جواب لکھیں",
  NAME_THE_ITEM: "چیز کا نام بتائیں",
  NO_SUCH_REQUEST: "اس درخواست کا جواب دیا جا چکا ہے۔ صفحہ دوبارہ کھولیں۔",
  NO_SUCH_ITEM: "یہ چیز اس آرڈر میں نہیں ہے۔",
  SIZE_NOT_OFFERED: "یہ سائز یا رنگ ہمارے پاس نہیں۔ کوئی اور منتخب کریں۔",
  FEWER_PIECES_THERE: ({ most }) => `آپ کے پاس اس کے ${most} عدد ہیں۔`,
  ASK_NOT_ARRIVED: "یہ آرڈر ابھی نہیں پہنچا۔",
  ASK_OPEN: "آپ اس چیز کے بارے میں پوچھ چکے ہیں۔ ہم یہیں جواب دیں گے۔",
  ASK_NONE_LEFT: "اس چیز کے تمام عدد واپس آ چکے ہیں۔",
  ASK_NOT_OFFERED: "یہ سہولت ہمارے ہاں نہیں۔",
  ASK_TOO_LATE: "اس کے دن گزر چکے ہیں۔ مدد چاہیے تو ہمیں فون کریں۔",
  ASK_SEWN_FOR_ONE: "جو صرف آپ کے لیے بنایا گیا وہ درست یا مرمت کیا جاتا ہے، واپس نہیں لیا جاتا۔",
  ASK_ON_SALE: "جو سیل میں خریدا گیا وہ درست یا مرمت کیا جاتا ہے، واپس نہیں لیا جاتا۔",
  ASK_EXCHANGED: "اس آرڈر کی ایک چیز پہلے ہی تبدیل ہو چکی ہے۔",
  GARMENT_PICTURE_UNREADABLE: "یہ تصویر پڑھی نہیں جا سکتی۔ تصویر JPEG یا PNG میں بھیجیں۔",
  GARMENT_PICTURE_TOO_LARGE: "یہ تصویر بہت بڑی ہے۔ زیادہ سے زیادہ 2 MB کی تصویر بھیجیں۔",
  ENOUGH_PICTURES: "ہمارے لیے اتنی تصویریں کافی ہیں۔ آپ کی درخواست درج ہے۔",
  NO_ROOM_FOR_GARMENT_PICTURES: "ہم ابھی تصویر نہیں رکھ سکتے۔ آپ کی درخواست پھر بھی درج ہو گئی ہے۔",
  PRICES_CHANGED: "اس دوران قیمتیں بدل گئی ہیں۔ نئی کل رقم دیکھ کر دوبارہ آرڈر کریں۔",
  KEY_USED_FOR_OTHER_ORDER: "یہ آرڈر پہلے ہی دوسری اشیا کے ساتھ ہو چکا ہے۔",
  ORDER_BEING_PLACED: "یہ آرڈر کیا جا رہا ہے۔ تھوڑی دیر میں دوبارہ دیکھیں۔",
  STAFF_ACCOUNT_ENDS_IN_OFFICE: "عملے کے اکاؤنٹ بیک آفس میں بند کیے جاتے ہیں۔",
  NO_SUCH_FILE: "ایسی کوئی فائل نہیں۔",
  REQUEST_UNREADABLE: "دکان یہ درخواست نہیں سمجھ سکی۔",
  CHECK_THIS_FIELD: "یہ خانہ دیکھ لیں",
  CHECK_WHAT_YOU_ENTERED: "جو آپ نے لکھا ہے اسے دیکھ لیں۔",
  BODY_TOO_LARGE: "ایک وقت میں اتنا زیادہ نہیں بھیجا جا سکتا۔",
  SEND_JSON: "درخواست درست شکل میں نہیں بھیجی گئی۔",
  WENT_WRONG: "ہماری طرف سے کچھ غلط ہو گیا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
  NOTHING_AT_ADDRESS: "اس پتے پر کچھ نہیں ہے۔",
  SHOP_OPENING: "دکان ابھی کھل رہی ہے۔",
  SHOP_CLOSING: "دکان ابھی بند ہو رہی ہے۔",
  SHOP_BUSY: "دکان پر اس وقت رش ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
  FROM_ANOTHER_SITE: "یہ درخواست کسی اور سائٹ سے آئی ہے۔",
  NO_SUCH_REVIEW: "ایسا کوئی جائزہ نہیں۔",
  NAME_THE_PICTURE: "تصویر بتائیں",
  NUMBER_BETWEEN: ({ least, most }) => `${least} سے ${most} تک کوئی پورا عدد لکھیں`,
  SIZE_NOT_DELIVERED: "یہ سائز ہم نے آپ کو نہیں بھیجا۔ اپنے آرڈر میں سے چنیں۔",
  NO_SUCH_REVIEW_PICTURE: "یہ تصویر اب موجود نہیں۔",
  REVIEW_PICTURE_UNREADABLE: "یہ تصویر پڑھی نہیں جا سکتی۔ تصویر JPEG یا PNG میں بھیجیں۔",
  REVIEW_PICTURE_TOO_LARGE: "یہ تصویر بہت بڑی ہے۔ زیادہ سے زیادہ 2 MB کی تصویر بھیجیں۔",
  ENOUGH_REVIEW_PICTURES: ({ most }) =>
    `ایک جائزے میں زیادہ سے زیادہ ${most} تصویریں ہو سکتی ہیں۔ نئی لگانے سے پہلے ایک حذف کریں۔`,
  NO_ROOM_FOR_REVIEW_PICTURES: "ہم ابھی تصویر نہیں رکھ سکتے۔ آپ کا جائزہ پھر بھی نظر آئے گا۔",
  REVIEWED_ALREADY: "آپ اس پروڈکٹ کا جائزہ پہلے لکھ چکے ہیں",
  REVIEW_OF_ANOTHER: "یہ جائزہ کسی اور کا ہے۔",
  CLOSED_FOR_MAINTENANCE:
    "دکان مرمت کے لیے کچھ دیر بند ہے۔ آپ کا کارٹ محفوظ ہے: چند منٹ بعد دوبارہ کوشش کریں۔",
};

export const successTexts: SuccessTexts = {
  ACCOUNT_CREATED: "اکاؤنٹ بن گیا",
  LOGGED_IN: "آپ لاگ اِن ہو گئے",
  LOGGED_OUT: "آپ لاگ آؤٹ ہو گئے",
  LOGGED_OUT_ON_DEVICE: "اس ڈیوائس سے لاگ آؤٹ کر دیا گیا",
  LOGGED_OUT_EVERYWHERE: "آپ ہر جگہ سے لاگ آؤٹ ہو گئے",
  ACCOUNT_UPDATED: "تبدیلی محفوظ ہو گئی",
  ACCOUNT_DELETED: "اکاؤنٹ حذف ہو گیا",
  PASSWORD_UPDATED: "پاس ورڈ بدل دیا گیا",
  RECOVERY_BEGUN: "اگر اس پتے کا اکاؤنٹ موجود ہے تو کوڈ اس پر بھیج دیا گیا ہے۔",
  RECOVERY_CODE_VERIFIED: "کوڈ کی تصدیق ہو گئی",
  EMAIL_CODE_SENT: "کوڈ بھیج دیا گیا ہے۔",
  EMAIL_LINKS_SENT: "لنک بھیج دیے گئے ہیں۔",
  EMAIL_CHANGE_WITHDRAWN: "آپ کا ای میل پتہ وہی رہے گا۔",
  EMAIL_CONFIRMED: "ای میل پتے کی تصدیق ہو گئی",
  ACCOUNT_LANGUAGE_CHANGED: "زبان بدل دی گئی",
  TEXTS_ON: "پیغامات چالو ہیں",
  TEXTS_OFF: "پیغامات بند ہیں",
  REVIEW_SUBMITTED: "جائزہ بھیج دیا گیا",
  REVIEW_UPDATED: "جائزہ بدل دیا گیا",
  REVIEW_DELETED: "جائزہ حذف کر دیا گیا",
  REVIEW_PICTURE_DELETED: "تصویر حذف کر دی گئی",
  MEASUREMENTS_SAVED: "پیمائش محفوظ ہو گئی",
  MEASUREMENTS_UPDATED: "پیمائش بدل دی گئی",
  MEASUREMENTS_DELETED: "پیمائش حذف کر دی گئی",
  MESSAGE_SENT: "پیغام بھیج دیا گیا۔ ہم جلد آپ سے رابطہ کریں گے۔",
  REQUEST_NOTED: "آپ کی درخواست درج ہو گئی",
  ANSWER_NOTED: "آپ کا جواب درج ہو گیا",
  REQUEST_TAKEN_BACK: "درخواست واپس لے لی گئی",
  TRANSFER_NOTED: "آپ کا ٹرانسفر درج ہو گیا",
  PICTURE_RECEIVED: "تصویر موصول ہو گئی",
  DELIVERY_UPDATED: "ڈیلیوری کی تفصیل بدل دی گئی",
  COUPON_APPLIED: ({ code, saving }) =>
    saving > 0
      ? `کوپن \u2068${code}\u2069 لاگو ہو گیا: آپ کی بچت ${formatRupees(saving)}`
      : `کوپن \u2068${code}\u2069 لاگو ہو گیا`,
};
