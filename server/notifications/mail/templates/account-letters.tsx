import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import type { MailData } from "#server/platform/jobs/mail-kinds.ts";
import { greeting } from "./greeting.ts";
import { isolated, type Letter, type LetterContext } from "./letter.ts";
import { ButtonLink, FactList, Paragraph } from "./letter-parts.tsx";
import { mailTime } from "./mail-time.ts";
import { NotYou, WayOut } from "./way-out.tsx";

type Words = {
  welcome: { title: (shop: string) => string; ready: string; text: string; button: string };
  welcomeWhy: (shop: string) => string;
  password: {
    title: string;
    loggedOut: (isEverywhere: boolean) => string;
    text: (isEverywhere: boolean) => string;
    login: string;
  };
  changeAsked: { title: string; preheader: string; text: string };
  itWasYou: string;
  device: {
    title: string;
    unknown: string;
    text: string;
    when: string;
    device: string;
    inKarachi: (time: string) => string;
    shortly: (device: string, when: string) => string;
  };
  changed: { title: string; preheader: string; text: string };
  deleted: { title: string; preheader: (shop: string) => string; text: string; last: string };
  openOrders: (numbers: readonly string[]) => string;
  whyHas: (shop: string) => string;
  whyIs: (shop: string) => string;
  whyWas: (shop: string) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    welcome: {
      title: (shop) => `Welcome to ${shop}`,
      ready: "Your account is ready.",
      text: "It keeps your orders in one place, fills in your address when you check out, and remembers your measurements. Confirm this address in your profile: then our e-mails have all the details of your orders.",
      button: "Go to your profile",
    },
    welcomeWhy: (shop) =>
      `You get this mail because an account at ${shop} was made with this address. Was it not you? Answer this mail and we will delete it.`,
    password: {
      title: "Your password was changed",
      loggedOut: (isEverywhere) => `You are logged out on ${isEverywhere ? "every" : "every other"} device.`,
      text: (isEverywhere) =>
        `The password of your account has a new value, and you are logged out on ${isEverywhere ? "every" : "every other"} device. Log in with the new password.`,
      login: "Login",
    },
    changeAsked: {
      title: "Your e-mail address is about to change",
      preheader: "Was it not you? Change your password.",
      text: "Someone who is logged in to your account and knows your password has entered another e-mail address. It counts as soon as it is confirmed; until then this one stays.",
    },
    itWasYou: "Was it you? Then there is nothing to do.",
    device: {
      title: "Login from a new device",
      unknown: "A browser that we do not know",
      text: "Someone has logged in to your account on a device that we have not seen before:",
      when: "When",
      device: "Device",
      inKarachi: (time) => `${time}, Karachi time`,
      shortly: (device, when) => `${device}, ${when}`,
    },
    changed: {
      title: "Your e-mail address was changed",
      preheader: "Your account has another e-mail address now.",
      text: "Your account has another e-mail address now. From here on you log in with the new one, and we write to it. This is the last mail to this address.",
    },
    deleted: {
      title: "Your account was deleted",
      preheader: (shop) => `You have no account at ${shop} any more.`,
      text: "Your account is deleted, with your reviews, your saved measurements and your messages to us. Of your orders we keep what was sold and paid, as the tax laws ask, without your name and address.",
      last: "This is our last mail about your account.",
    },
    openOrders: (numbers) =>
      `These orders keep your name and address until 30 days after they have arrived: ${numbers.join(", ")}. You can track them by their numbers.`,
    whyHas: (shop) => `You get this mail because you have an account at ${shop}.`,
    whyIs: (shop) => `You get this mail because this is the address of an account at ${shop}.`,
    whyWas: (shop) => `You get this mail because this was the address of an account at ${shop}.`,
  },
  ur: {
    welcome: {
      title: (shop) => `${isolated(shop)} میں خوش آمدید`,
      ready: "آپ کا اکاؤنٹ تیار ہے۔",
      text: "اس میں آپ کے سب آرڈر ایک جگہ رہتے ہیں، آرڈر دیتے وقت آپ کا پتہ خود بھر جاتا ہے اور آپ کا ناپ یاد رہتا ہے۔ پروفائل میں اس پتے کی تصدیق کریں تاکہ آرڈر کے بارے میں ہماری ای میلز میں پوری معلومات ہوں۔",
      button: "پروفائل کھولیں",
    },
    welcomeWhy: (shop) =>
      `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر اس پتے سے اکاؤنٹ بنایا گیا۔ یہ آپ نہیں تھے؟ اس ای میل کا جواب دیں، ہم اسے حذف کر دیں گے۔`,
    password: {
      title: "آپ کا پاس ورڈ بدل دیا گیا",
      loggedOut: (isEverywhere) =>
        isEverywhere ? "آپ ہر ڈیوائس پر لاگ آؤٹ ہو گئے ہیں۔" : "آپ باقی سب ڈیوائسز پر لاگ آؤٹ ہو گئے ہیں۔",
      text: (isEverywhere) =>
        `آپ کے اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے، اور آپ ${isEverywhere ? "ہر ڈیوائس" : "باقی سب ڈیوائسز"} پر لاگ آؤٹ ہو گئے ہیں۔ نئے پاس ورڈ سے لاگ اِن کریں۔`,
      login: "لاگ اِن",
    },
    changeAsked: {
      title: "آپ کا ای میل پتہ بدلنے والا ہے",
      preheader: "یہ آپ نہیں تھے؟ اپنا پاس ورڈ بدلیں۔",
      text: "کسی نے، جو آپ کے اکاؤنٹ میں لاگ اِن ہے اور آپ کا پاس ورڈ جانتا ہے، دوسرا ای میل پتہ درج کیا ہے۔ تصدیق ہوتے ہی وہ پتہ لاگو ہو جائے گا؛ تب تک یہی پتہ رہے گا۔",
    },
    itWasYou: "یہ آپ تھے؟ پھر کچھ کرنے کی ضرورت نہیں۔",
    device: {
      title: "نئی ڈیوائس سے لاگ اِن",
      unknown: "ایسا براؤزر جسے ہم نہیں پہچانتے",
      text: "کسی نے آپ کے اکاؤنٹ میں ایسی ڈیوائس سے لاگ اِن کیا ہے جو ہم نے پہلے نہیں دیکھی:",
      when: "وقت",
      device: "ڈیوائس",
      inKarachi: (time) => `${time} (کراچی کا وقت)`,
      shortly: (device, when) => `${isolated(device)}، ${when}`,
    },
    changed: {
      title: "آپ کا ای میل پتہ بدل دیا گیا",
      preheader: "آپ کے اکاؤنٹ کا ای میل پتہ اب دوسرا ہے۔",
      text: "آپ کے اکاؤنٹ کا ای میل پتہ اب دوسرا ہے۔ آئندہ آپ نئے پتے سے لاگ اِن کریں گے اور ہم بھی اُسی پر لکھیں گے۔ اس پتے پر یہ آخری ای میل ہے۔",
    },
    deleted: {
      title: "آپ کا اکاؤنٹ حذف کر دیا گیا",
      preheader: (shop) => `اب ${isolated(shop)} پر آپ کا کوئی اکاؤنٹ نہیں۔`,
      text: "آپ کا اکاؤنٹ حذف ہو گیا ہے، ساتھ ہی آپ کے ریویو، محفوظ ناپ اور ہمیں بھیجے گئے پیغام بھی۔ آرڈر کے ریکارڈ میں سے ہم، ٹیکس کے قانون کے مطابق، صرف یہ رکھتے ہیں کہ کیا بکا اور کتنی رقم ادا ہوئی، آپ کے نام اور پتے کے بغیر۔",
      last: "آپ کے اکاؤنٹ کے بارے میں یہ ہماری آخری ای میل ہے۔",
    },
    openOrders: (numbers) =>
      `ان آرڈروں میں آپ کا نام اور پتہ پہنچنے کے 30 دن بعد تک رہے گا: ${numbers.map(isolated).join("، ")}۔ آپ انہیں نمبر سے ٹریک کر سکتے ہیں۔`,
    whyHas: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ ${isolated(shop)} پر آپ کا اکاؤنٹ ہے۔`,
    whyIs: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ یہ ${isolated(shop)} کے ایک اکاؤنٹ کا پتہ ہے۔`,
    whyWas: (shop) => `یہ ای میل آپ کو اس لیے ملی کہ یہ ${isolated(shop)} کے ایک اکاؤنٹ کا پتہ تھا۔`,
  },
};

/** No name in the greeting of an unproven mailbox: a stranger could choose it. */
export function welcomeLetter({ shop, origin, language }: LetterContext): Letter {
  const { welcome, welcomeWhy } = words[language];
  return {
    language,
    subject: welcome.title(shop.name),
    preheader: welcome.ready,
    title: welcome.title(shop.name),
    body: (
      <>
        <Paragraph>{greeting("", language)}</Paragraph>
        <Paragraph>
          {welcome.ready} {welcome.text}
        </Paragraph>
        <ButtonLink href={`${origin}${prefixOf(language)}/profile`}>{welcome.button}</ButtonLink>
      </>
    ),
    why: welcomeWhy(shop.name),
  };
}

export function passwordChangedLetter(
  { name, staysHere = false }: MailData["password-changed"],
  { shop, origin, language }: LetterContext,
): Letter {
  const { password, whyHas } = words[language];
  return {
    language,
    subject: password.title,
    preheader: password.loggedOut(!staysHere),
    title: password.title,
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>{password.text(!staysHere)}</Paragraph>
        <ButtonLink href={`${origin}${prefixOf(language)}/login`}>{password.login}</ButtonLink>
        <NotYou email={shop.email} language={language} />
      </>
    ),
    why: whyHas(shop.name),
  };
}

/** To the account's current address, whose owner can still stop the change. */
export function emailChangeAskedLetter(
  { name }: MailData["email-change-asked"],
  { shop, origin, language }: LetterContext,
): Letter {
  const { changeAsked, itWasYou, whyIs } = words[language];
  return {
    language,
    subject: changeAsked.title,
    preheader: changeAsked.preheader,
    title: changeAsked.title,
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>{changeAsked.text}</Paragraph>
        <Paragraph>{itWasYou}</Paragraph>
        <WayOut origin={origin} email={shop.email} language={language} />
      </>
    ),
    why: whyIs(shop.name),
  };
}

export function newDeviceLetter(
  { name, at, device: seen }: MailData["new-device"],
  { shop, origin, language }: LetterContext,
): Letter {
  const { device, itWasYou, whyIs } = words[language];
  const when = device.inKarachi(mailTime(at, language));
  return {
    language,
    subject: device.title,
    preheader: device.shortly(seen || device.unknown, when),
    title: device.title,
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>{device.text}</Paragraph>
        <FactList
          facts={[
            { label: device.when, value: when },
            { label: device.device, value: seen || device.unknown },
          ]}
        />
        <Paragraph>{itWasYou}</Paragraph>
        <WayOut origin={origin} email={shop.email} language={language} />
      </>
    ),
    why: whyIs(shop.name),
  };
}

export function emailChangedLetter(
  { name }: MailData["email-changed"],
  { shop, language }: LetterContext,
): Letter {
  const { changed, whyWas } = words[language];
  return {
    language,
    subject: changed.title,
    preheader: changed.preheader,
    title: changed.title,
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>{changed.text}</Paragraph>
        <NotYou email={shop.email} language={language} />
      </>
    ),
    why: whyWas(shop.name),
  };
}

export function accountDeletedLetter(
  { name, openOrders }: MailData["account-deleted"],
  { shop, language }: LetterContext,
): Letter {
  const { deleted, openOrders: stillOpen, whyWas } = words[language];
  return {
    language,
    subject: deleted.title,
    preheader: deleted.preheader(shop.name),
    title: deleted.title,
    body: (
      <>
        <Paragraph>{greeting(name, language)}</Paragraph>
        <Paragraph>{deleted.text}</Paragraph>
        {openOrders.length > 0 && <Paragraph>{stillOpen(openOrders)}</Paragraph>}
        <Paragraph>{deleted.last}</Paragraph>
        <NotYou email={shop.email} language={language} />
      </>
    ),
    why: whyWas(shop.name),
  };
}
