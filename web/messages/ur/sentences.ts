import { type CallFailure, unansweredSentences } from "#contract/client.ts";
import { ownValue } from "#contract/own-value.ts";
import { offlineMessages } from "./offline.ts";
import { phrases } from "./phrases.ts";
import { productMessages } from "./product.ts";

const { engravingProblems } = productMessages;
const { unanswered } = offlineMessages;

/** The sentences of the API and of the contract's validation; one that is not known is shown as it is. */
const sentences = {
  [unansweredSentences.OFFLINE]: unanswered.OFFLINE,
  [unansweredSentences.NO_ANSWER]: unanswered.NO_ANSWER,
  [unansweredSentences.UNREADABLE]: unanswered.UNREADABLE,

  // The shop's own settings, as long as the merchant has not changed them.
  "Free shipping on orders over {amount} PKR": "{amount} روپے سے زیادہ کے آرڈر پر ترسیل مفت",
  "Experience premium medical uniforms that combine style, comfort, and functionality.":
    "اعلیٰ معیار کے میڈیکل یونیفارم، جن میں انداز، آرام اور سہولت ایک ساتھ ہیں۔",

  // Validation.
  "Check this field": "یہ خانہ دیکھ لیں",
  "Check what you have entered.": "جو آپ نے لکھا ہے اسے دیکھ لیں۔",
  "Enter text": "کچھ لکھیں",
  "Remove the control characters": "نظر نہ آنے والے حروف ہٹائیں",
  "Enter your name": "اپنا نام لکھیں",
  "Enter your e-mail address": "اپنا ای میل پتہ لکھیں",
  "Enter an e-mail address such as name@example.com": "ای میل پتہ یوں لکھیں: name@example.com",
  "Enter your password": "اپنا پاس ورڈ لکھیں",
  "Enter a password": "پاس ورڈ لکھیں",
  "Enter your phone number": "اپنا فون نمبر لکھیں",
  "Enter the phone number in digits only": "فون نمبر صرف ہندسوں میں لکھیں",
  "Enter your postal code": "اپنا پوسٹل کوڈ لکھیں",
  "Enter the five digits of your postal code": "اپنے پوسٹل کوڈ کے پانچ ہندسے لکھیں",
  "Enter your city": "اپنا شہر لکھیں",
  "Choose your province": "اپنا صوبہ منتخب کریں",
  "Enter your address": "اپنا پتہ لکھیں",
  "Enter your order number": "اپنا آرڈر نمبر لکھیں",
  "Enter a coupon code": "کوپن کوڈ لکھیں",
  "Enter the code": "کوڈ لکھیں",
  "Enter the code in digits only": "کوڈ صرف ہندسوں میں لکھیں",
  "Enter a number of inches": "لمبائی انچ میں لکھیں",
  "Enter 1 to 99 inches": "1 سے 99 انچ تک لکھیں",
  "Use at most two decimals": "اعشاریے کے بعد زیادہ سے زیادہ دو ہندسے لکھیں",
  "Enter a whole number": "پورا عدد لکھیں",
  "Order at least 1": "کم از کم 1 آرڈر کریں",
  "Choose a size": "سائز منتخب کریں",
  "Choose a trouser": "ٹراؤزر منتخب کریں",
  "Choose yes or no": "ہاں یا نہیں منتخب کریں",
  "Choose left or right": "بائیں یا دائیں منتخب کریں",
  "Choose one of those offered": "دستیاب میں سے کوئی ایک منتخب کریں",
  "Please select either a size or a custom size, not both!":
    "براہِ کرم سائز یا کسٹم سائز میں سے ایک منتخب کریں، دونوں نہیں!",
  "Enter the name to engrave": engravingProblems.missing,
  "Use letters, digits, spaces and . ' - only": engravingProblems.letters,
  "Please leave a review to rate the product": "پروڈکٹ کو ریٹنگ دینے کے لیے براہِ کرم جائزہ لکھیں",
  "Name whose measurements these are": "لکھیں کہ یہ پیمائش کس کی ہے",
  "Name the measurements": "بتائیں کون سی پیمائش",
  "Name the order": "بتائیں کون سا آرڈر",
  "Name the new progress": "بتائیں آرڈر اب کہاں تک پہنچا",
  "Name the product": "بتائیں کون سی پروڈکٹ",
  "Name the recovery": "پاس ورڈ کی بحالی دوبارہ شروع کریں",
  "Name the review": "بتائیں کون سا جائزہ",
  "Name the pieces": "بتائیں کتنے پیس",
  "These are more pieces than one order has": "اتنے پیس ایک آرڈر میں نہیں آتے",
  "Ask about at most 2 orders at once": "ایک ساتھ زیادہ سے زیادہ 2 آرڈر پوچھیں",
  "Your cart is empty": "آپ کا کارٹ خالی ہے",
  "Send the items of the cart": "کارٹ کی اشیا بھیجیں",
  "Send the total in rupees": "کل رقم روپوں میں بھیجیں",

  // The catalogue, coupons and orders.
  "This product is not in the shop.": "یہ پروڈکٹ دکان میں نہیں ہے۔",
  "This coupon is not valid": "یہ کوپن درست نہیں ہے",
  "This coupon has expired": "اس کوپن کی مدت ختم ہو چکی ہے",
  "Delivery is free for this order without a coupon": "اس آرڈر کی ترسیل کوپن کے بغیر ہی مفت ہے",
  "You have already used this coupon": "آپ یہ کوپن پہلے استعمال کر چکے ہیں",
  "Order placed successfully!": "آپ کا آرڈر ہو گیا!",
  "Order Updated": "آرڈر اپ ڈیٹ ہو گیا",
  "The Idempotency-Key must be a UUID.": "یہ آرڈر درست طریقے سے نہیں بھیجا گیا۔ صفحہ دوبارہ کھولیں۔",
  "There is no order with this number.": "اس نمبر کا کوئی آرڈر نہیں۔",
  "There is no such order.": "ایسا کوئی آرڈر نہیں۔",
  "Confirm or cancel": "تصدیق کریں یا منسوخ کریں",
  "Open the link again": "لنک دوبارہ کھولیں",
  "This order can no longer be confirmed.": "اس آرڈر کی تصدیق اب نہیں ہو سکتی۔",
  "There is no order at this address.": "اس پتے پر کوئی آرڈر نہیں۔",
  "You can only cancel an order.": "آپ آرڈر کو صرف منسوخ کر سکتے ہیں۔",
  "Our workshop has begun with this order. Ask us to cancel it and we answer you.":
    "ہماری ورکشاپ اس آرڈر پر کام شروع کر چکی ہے۔ منسوخی کی درخواست کریں، ہم آپ کو جواب دیں گے۔",
  "We have answered your request already. Call us if it has to be.":
    "ہم آپ کی درخواست کا جواب دے چکے ہیں۔ بہت ضروری ہو تو ہمیں فون کریں۔",
  "Cancel Requested": "منسوخی کی درخواست مل گئی",
  "Our workshop has begun with this order. Call us to change it.":
    "ہماری ورکشاپ اس آرڈر پر کام شروع کر چکی ہے۔ تبدیلی کے لیے ہمیں فون کریں۔",
  "This order can no longer be changed.": "یہ آرڈر اب بدلا نہیں جا سکتا۔",
  "This is not the phone number that the order was placed with.":
    "یہ وہ فون نمبر نہیں جس سے آرڈر دیا گیا تھا۔",
  "This order was changed meanwhile. Look at what it says now, then save again.":
    "اس دوران یہ آرڈر بدل گیا ہے۔ دیکھیں اب کیا لکھا ہے، پھر دوبارہ محفوظ کریں۔",
  "Delivery Updated": "ترسیل کی تفصیل بدل دی گئی",
  "This order can no longer be cancelled.": "یہ آرڈر اب منسوخ نہیں ہو سکتا۔",
  "Prices have changed since you looked. Check the new total and order again.":
    "اس دوران قیمتیں بدل گئی ہیں۔ نئی کل رقم دیکھ کر دوبارہ آرڈر کریں۔",
  "This order was already placed with other contents.": "یہ آرڈر پہلے ہی دوسری اشیا کے ساتھ ہو چکا ہے۔",
  "This order is being placed. Ask again in a moment.": "یہ آرڈر کیا جا رہا ہے۔ تھوڑی دیر میں دوبارہ دیکھیں۔",

  // Accounts, reviews, measurements, contact.
  "Log in first.": "پہلے لاگ اِن کریں۔",
  "This is somebody else's account.": "یہ کسی اور کا اکاؤنٹ ہے۔",
  "You can only change your own account.": "آپ صرف اپنا اکاؤنٹ بدل سکتے ہیں۔",
  "The e-mail address or the password is wrong.": "ای میل پتہ یا پاس ورڈ غلط ہے۔",
  "There is already an account with this e-mail address.": "اس ای میل پتے کا اکاؤنٹ پہلے سے موجود ہے۔",
  "This password is too common. Choose another one.": "یہ پاس ورڈ بہت عام ہے۔ کوئی اور منتخب کریں۔",
  "This is not your password.": "یہ آپ کا پاس ورڈ نہیں ہے۔",
  "Enter your password to change your e-mail address": "ای میل پتہ بدلنے کے لیے اپنا پاس ورڈ لکھیں",
  "The code is on its way.": "کوڈ بھیج دیا گیا ہے۔",
  "E-mail address confirmed": "ای میل پتے کی تصدیق ہو گئی",
  "There is no such session.": "اس ڈیوائس پر آپ لاگ اِن نہیں ہیں۔",
  "Logged out on that device": "اس ڈیوائس سے لاگ آؤٹ کر دیا گیا",
  "Account deleted": "اکاؤنٹ حذف ہو گیا",
  "Accounts of staff are ended in the back office.": "عملے کے اکاؤنٹ بیک آفس میں بند کیے جاتے ہیں۔",
  "Logged out everywhere": "آپ ہر جگہ سے لاگ آؤٹ ہو گئے",
  "Name the session": "بتائیں کون سی ڈیوائس",
  "No changes made": "کوئی تبدیلی نہیں کی گئی",
  "Update Successfull": "تبدیلی محفوظ ہو گئی",
  "Account created successfully": "اکاؤنٹ بن گیا",
  "Logged in successfully": "آپ لاگ اِن ہو گئے",
  "Logged out successfully": "آپ لاگ آؤٹ ہو گئے",
  "If there is an account with this address, a code is on its way to it.":
    "اگر اس پتے کا اکاؤنٹ موجود ہے تو کوڈ اس پر بھیج دیا گیا ہے۔",
  "Code verified": "کوڈ کی تصدیق ہو گئی",
  "Password updated successfully": "پاس ورڈ بدل دیا گیا",
  "Too many wrong codes. Ask for a new one.": "بہت بار غلط کوڈ لکھا گیا۔ نیا کوڈ منگوائیں۔",
  "This code is wrong or no longer valid.": "یہ کوڈ غلط ہے یا اب کارآمد نہیں۔",
  "This code can no longer be used. Ask for a new one.": "یہ کوڈ اب استعمال نہیں ہو سکتا۔ نیا کوڈ منگوائیں۔",
  "Enter the code from your e-mail first.": "پہلے ای میل میں آیا ہوا کوڈ لکھیں۔",
  "There is no such product.": "ایسی کوئی پروڈکٹ نہیں۔",
  "You have already reviewed this product": "آپ اس پروڈکٹ کا جائزہ پہلے لکھ چکے ہیں",
  "Review submitted": "جائزہ بھیج دیا گیا",
  "Review updated": "جائزہ بدل دیا گیا",
  "Review deleted": "جائزہ حذف کر دیا گیا",
  "This review is somebody else's.": "یہ جائزہ کسی اور کا ہے۔",
  "There is no such review.": "ایسا کوئی جائزہ نہیں۔",
  "Measurements saved": "پیمائش محفوظ ہو گئی",
  "Measurements updated": "پیمائش بدل دی گئی",
  "Measurements deleted": "پیمائش حذف کر دی گئی",
  "You have already saved measurements under this name.": "اس نام سے پیمائش پہلے ہی محفوظ ہے۔",
  "There are no such measurements.": "ایسی کوئی پیمائش نہیں۔",
  "Message sent. We will get back to you soon.": "پیغام بھیج دیا گیا۔ ہم جلد آپ سے رابطہ کریں گے۔",

  // What can befall any call.
  "There is no such file.": "ایسی کوئی فائل نہیں۔",
  "There is nothing at this address.": "اس پتے پر کچھ نہیں ہے۔",
  "The shop is closing.": "دکان ابھی بند ہو رہی ہے۔",
  "The shop is opening.": "دکان ابھی کھل رہی ہے۔",
  "The shop is closed for maintenance. Your cart is kept: try again in a few minutes.":
    "دکان مرمت کے لیے کچھ دیر بند ہے۔ آپ کا کارٹ محفوظ ہے: چند منٹ بعد دوبارہ کوشش کریں۔",
  "The shop is busy. Try again in a moment.": "دکان پر اس وقت رش ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
  "The shop cannot read this address.": "دکان یہ پتہ نہیں سمجھ سکی۔",
  "The shop cannot read this request.": "دکان یہ درخواست نہیں سمجھ سکی۔",
  "This request came from another site.": "یہ درخواست کسی اور سائٹ سے آئی ہے۔",
  "That is too much to send at once.": "ایک وقت میں اتنا زیادہ نہیں بھیجا جا سکتا۔",
  "Send JSON.": "درخواست درست شکل میں نہیں بھیجی گئی۔",
  "Something went wrong on our side. Try again in a moment.":
    "ہماری طرف سے کچھ غلط ہو گیا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
};

export function translateSentence(sentence: string): string {
  const known = ownValue(sentences, sentence);
  if (known !== undefined) return known;
  for (const [pattern, translate] of phrases) {
    const parts = pattern.exec(sentence);
    if (parts) return translate(...parts.slice(1));
  }
  return sentence;
}

export function translateFailure(failure: CallFailure["error"]): CallFailure["error"] {
  const { error, message, fields, ...rest } = failure;
  const translated = { ...rest, error: translateSentence(error), message: translateSentence(message) };
  if (fields === undefined) return translated;
  const sentences = Object.entries(fields).map(([field, sentence]) => [field, translateSentence(sentence)]);
  return { ...translated, fields: Object.fromEntries(sentences) };
}
