import type { ordersMessages as English } from "../en/orders.tsx";

export const ordersMessages: typeof English = {
  confirmed: "آپ کے آرڈر کی تصدیق ہو گئی!",
  confirmedDescription:
    "آپ کا آرڈر درج ہو گیا ہے اور اس پر کام جاری ہے۔ اس کا نمبر سنبھال کر رکھیں: اسی سے آپ آرڈر کو ٹریک کر سکتے ہیں۔",
  thankYou: "خریداری کا شکریہ! آپ کا آرڈر کامیابی سے درج ہو گیا ہے اور اس پر کام جاری ہے۔",
  chatAbout: (orderNumber) => `السلام علیکم، مجھے اپنے آرڈر ${orderNumber} کے بارے میں پوچھنا ہے۔`,
  orderIdIs: (orderNumber) => `آرڈر نمبر: ${orderNumber}`,
  keepNumber: "یہ نمبر سنبھال کر رکھیں: آرڈر ٹریک یا منسوخ کرنے کے لیے یہی کافی ہے۔",
  keepOnWhatsApp: "نمبر اپنے واٹس ایپ پر بھیجیں",
  numberToKeep: (shop, orderNumber, address) =>
    `\u2068${shop}\u2069 پر میرا آرڈر: \u2068${orderNumber}\u2069۔ اسے ٹریک کریں: ${address}`,
  viewOrder: "آرڈر دیکھیں",
  trackOrder: "آرڈر ٹریک کریں",
  continueShopping: "خریداری جاری رکھیں",
  whatHappensNext: "اب کیا ہو گا",
  nextSteps: [
    "آپ کا لباس لاہور میں کاٹا اور سیا جاتا ہے۔",
    "رائیڈر ڈیلیوری سے پہلے آپ کو فون کرتا ہے۔",
    "پارسل ملنے پر آپ نقد ادائیگی کرتے ہیں۔",
  ],
  nextStepsAhead: [
    "رقم بھیجیں اور ہمیں ٹرانزیکشن نمبر بتائیں۔",
    "آپ کا لباس لاہور میں کاٹا اور سیا جاتا ہے۔",
    "رائیڈر ڈیلیوری سے پہلے آپ کو فون کرتا ہے۔",
  ],
  whatYouOrdered: "آپ کا آرڈر",
  account: {
    title: "اپنے سب آرڈر ایک جگہ رکھیں",
    text: (email) =>
      `پاس ورڈ چنیں، \u2068${email}\u2069 کے لیے اکاؤنٹ بن جائے گا۔ پروفائل میں اس پتے کی تصدیق کرنے پر یہ آرڈر بھی اس میں ہو گا۔`,
    submit: "اکاؤنٹ بنائیں",
  },

  progress: {
    Pending: "زیرِ تیاری",
    Dispatched: "روانہ ہو گیا",
    Delivered: "پہنچ گیا",
    Cancelled: "منسوخ",
  },
  happened: {
    Pending: "آرڈر دیا گیا",
    Dispatched: "رائیڈر کے حوالے کیا گیا",
    Delivered: "پہنچا دیا گیا",
    Cancelled: "منسوخ کیا گیا",
  },
  ahead: { Dispatched: "ہماری ورکشاپ سے روانگی", Delivered: "آپ تک پہنچنا" },
  next: {
    Pending:
      "ہم آپ کے آرڈر کی تیاری کر رہے ہیں۔ جب تک ہماری ورکشاپ کام شروع نہ کرے آپ اسے منسوخ کر سکتے ہیں۔",
    Dispatched: "آپ کا پارسل راستے میں ہے۔ رائیڈر ڈیلیوری سے پہلے فون کرتا ہے اور ادائیگی نقد لیتا ہے۔",
    Delivered: "آپ کا پارسل پہنچ گیا ہے۔ امید ہے کہ ناپ ٹھیک ہو گا۔",
    Cancelled: "یہ آرڈر منسوخ ہے۔ نہ کچھ بھیجا جائے گا اور نہ کوئی ادائیگی کرنی ہے۔",
  },
  nextToSend:
    "آپ کی رقم پہنچتے ہی ہماری ورکشاپ کام شروع کرے گی، ڈیلیوری کا وقت تب سے شروع ہو گا اور ہم آپ کو لکھیں گے۔ اس وقت تک آپ آرڈر منسوخ کر سکتے ہیں۔",
  nextWithNothingToPay:
    "آپ کا پارسل راستے میں ہے۔ آپ کو کچھ ادا نہیں کرنا۔ رائیڈر ڈیلیوری سے پہلے کال کرتا ہے۔",
  nextOfSeveral: {
    Dispatched: "آپ کے پارسل راستے میں ہیں۔ رائیڈر ہر ڈیلیوری سے پہلے فون کرتا ہے اور ادائیگی نقد لیتا ہے۔",
    nothingToPay:
      "آپ کے پارسل راستے میں ہیں۔ آپ کو کچھ ادا نہیں کرنا۔ رائیڈر ہر ڈیلیوری سے پہلے فون کرتا ہے۔",
    Delivered: "آپ کے پارسل پہنچ گئے ہیں۔ امید ہے کہ سب کا ناپ ٹھیک ہو گا۔",
  },
  work: {
    started: "ورکشاپ میں ہے",
    cut: "کٹ گیا",
    sewn: "سل گیا",
    packed: "پیک ہو گیا",
  },
  workHappened: {
    started: "ہماری ورکشاپ نے کام شروع کر دیا",
    cut: "کپڑا کٹ گیا",
    sewn: "سلائی ہو گئی",
    packed: "رائیڈر کے لیے پیک کر دیا گیا",
  },
  parcelHappened: {
    "in-transit": "آپ کے شہر کے راستے میں ہے",
    "out-for-delivery": "ڈیلیوری کے لیے نکل چکا ہے",
    attempted: "ڈیلیوری نہیں ہو سکی",
    returning: "ہمارے پاس واپس آ رہا ہے",
    returned: "ہمارے پاس واپس آ گیا",
    lost: "راستے میں گم ہو گیا: ہم آپ کو فون کریں گے",
  },
  attempt: {
    refused: "لینے سے انکار کیا گیا",
    "not-available": "کوئی موجود نہیں تھا",
    "bad-address": "پتہ نہیں ملا",
    "wants-to-open": "پہلے کھولنے کو کہا گیا",
  },
  nextInWork:
    "ہم آپ کا آرڈر اس وقت تیار کر رہے ہیں۔ اگر اب نہیں چاہیے تو ہم سے کہیں: ہم دیکھیں گے کہ کام کہاں تک پہنچا ہے۔",
  ownRider: "ہمارا اپنا رائیڈر",
  carriedBy: (courier, consignmentNumber) =>
    consignmentNumber === ""
      ? `کوریئر: \u2068${courier}\u2069`
      : `کوریئر: \u2068${courier}\u2069، کنسائنمنٹ نمبر \u2068${consignmentNumber}\u2069`,
  parcels: "پارسل",
  parcel: (place) => `پارسل ${place}`,
  numberOfParcel: (trackingNumber) => `کنسائنمنٹ نمبر \u2068${trackingNumber}\u2069`,
  questions: (phone) => <>کوئی سوال ہے؟ {phone} پر کال کریں۔</>,

  orderOf: (orderNumber) => `آرڈر ${orderNumber}`,
  orderIs: (orderNumber, progress) => `آرڈر ${orderNumber}: ${progress}`,
  orderId: "آرڈر نمبر",
  date: "تاریخ",
  totalAmount: "کل رقم",
  orderStatus: "آرڈر کا اسٹیٹس",
  deliveryAndHistory: "ڈیلیوری اور تفصیل",
  deliveryAddress: "ڈیلیوری کا پتہ",
  deliveryInstruction: "ڈیلیوری کے لیے ہدایت",
  quantity: (quantity) => `${quantity} عدد`,
  notTaken: (pieces) => `نہیں پہنچا: ${pieces} عدد`,
  subtotal: "سامان کی قیمت",
  discount: "رعایت",
  discountOf: (coupon) => `رعایت (\u2068${coupon}\u2069)`,
  reduction: "کمی",
  deliveryCharges: "ڈیلیوری چارجز",
  total: "کل رقم",
  payment: "ادائیگی",
  paid: (paid) => `\u2068${paid}\u2069 ادا ہو چکے`,
  paidAndToRider: (paid, toPay) => `\u2068${paid}\u2069 ادا ہو چکے، \u2068${toPay}\u2069 رائیڈر کو دینے ہیں`,
  paidAndToSend: (paid, toSend) => `\u2068${paid}\u2069 ادا ہو چکے، \u2068${toSend}\u2069 بھیجنے ہیں`,
  paidTooMuch: (paid, owed) => `\u2068${paid}\u2069 ادا ہوئے، \u2068${owed}\u2069 آپ کو واپس ملیں گے`,

  mendDelivery: "پتہ یا فون بدلیں",
  mendTitle: "پتہ یا فون بدلیں",
  mendOpening: "پتہ اور فون",
  mendUntil: "جب تک ہماری ورکشاپ آپ کے آرڈر پر کام شروع نہیں کرتی، آپ یہ بدل سکتے ہیں۔",
  inWords: (words) => words.join("، "),
  mendOnly: "صرف وہ لکھیں جو بدلنا ہے۔ جو خانہ خالی چھوڑیں گے وہ ویسا ہی رہے گا۔",
  newPhone: "نیا فون نمبر",
  phoneOfOrder: "آرڈر کا فون نمبر",
  phoneOfOrderHint: "وہ نمبر جس سے آرڈر دیا گیا تھا: اس سے معلوم ہوتا ہے کہ آرڈر آپ کا ہے۔",
  saysNow: "اب یہ لکھا ہے",
  mendSave: "محفوظ کریں",
  mendSaving: "محفوظ ہو رہا ہے...",
  mendKeep: "ویسے ہی رہنے دیں",

  sendMyOrders: "میرے آرڈر مجھے بھیجیں",
  orderAgain: "دوبارہ آرڈر کریں",
  chooseLines: "تمام آرڈر میں سے کپڑے چنیں",
  cancelOrder: "آرڈر منسوخ کریں",
  areYouSure: "کیا آپ کو یقین ہے؟",
  wantToCancel: "کیا آپ واقعی یہ آرڈر منسوخ کرنا چاہتے ہیں؟",
  keepOrder: "آرڈر رہنے دیں",
  cancelling: "منسوخ ہو رہا ہے...",
  statusUpdated: "آرڈر کا اسٹیٹس بدل دیا گیا",
  askToCancel: "منسوخی کی درخواست کریں",
  wantToAsk:
    "ہماری ورکشاپ اس آرڈر پر کام شروع کر چکی ہے، اس لیے یہ فوراً منسوخ نہیں ہوتا۔ کیا ہم دیکھیں؟ جواب ای میل پر آئے گا اور اس صفحے پر بھی ہو گا۔",
  asking: "درخواست بھیجی جا رہی ہے...",
  cancelAsked: "آپ کی درخواست ہمیں مل گئی ہے",
  cancelPending:
    "آپ نے یہ آرڈر منسوخ کرنے کو کہا ہے۔ ہم دیکھ رہے ہیں کہ کام کہاں تک پہنچا ہے، پھر آپ کو جواب دیں گے۔",
  cancelDeclined: "آپ نے یہ آرڈر منسوخ کرنے کو کہا تھا۔ ایسا نہیں ہو سکا:",

  aftercare: "تبدیلی، واپسی یا درستی",

  trackTitle: "اپنا آرڈر ٹریک کریں",
  trackDescription:
    "اپنے آرڈر کا نمبر درج کریں اور دیکھیں کہ وہ تیار ہو رہا ہے، راستے میں ہے یا پہنچ چکا ہے۔ اکاؤنٹ کی ضرورت نہیں۔",
  trackText: "اپنا پیکج ٹریک کرنے کے لیے آرڈر نمبر درج کریں",
  trackCrumb: "آرڈر ٹریکنگ",
  yourOrder: "آپ کا آرڈر",
  noOrder: "ایسا کوئی آرڈر نہیں",
  orderNumber: "آرڈر نمبر",
  enterOrderNumber: "اپنا آرڈر نمبر درج کریں",
  tracking: "تلاش ہو رہی ہے...",
  whereIsNumber: "میرا نمبر کہاں ہے؟",
  numberIsThere:
    "اُس صفحے اور ای میل پر جس میں آپ کے آرڈر کی تصدیق ہوئی: TB اور بارہ حروف اور ہندسے۔ بڑے چھوٹے حروف، خالی جگہ اور ڈیش سے فرق نہیں پڑتا۔",
  whatCanChange: "اب کیا بدلا جا سکتا ہے؟",
  cancelWhilePending:
    "جب تک ہماری ورکشاپ کام شروع نہ کرے آپ آرڈر منسوخ کر سکتے ہیں۔ اس کے بعد منسوخی کی درخواست کریں، ہم آپ کو جواب دیں گے۔ روانہ ہونے کے بعد وہ آپ کے راستے میں ہوتا ہے۔",
  whoToAsk: "کس سے پوچھ سکتے ہیں؟",
  callUs: (phone) => <>اپنا آرڈر نمبر ساتھ رکھیں اور ہمیں {phone} پر کال کریں۔</>,

  listTitle: "آرڈر کی تفصیلات",
  listDescription:
    "آپ کے تمام آرڈر، ان کے اسٹیٹس، قیمت اور تفصیل کے ساتھ؛ جو ابھی زیرِ تیاری ہیں وہ یہاں منسوخ کیے جا سکتے ہیں۔",
  listText: "حالیہ اور پرانے آرڈر کا اسٹیٹس دیکھیں",
  myOrders: "میرے آرڈر",
  noOrders: "کوئی آرڈر نہیں",
  shopNow: "خریداری کریں",
  showOlder: "پرانے آرڈر دکھائیں",
};
